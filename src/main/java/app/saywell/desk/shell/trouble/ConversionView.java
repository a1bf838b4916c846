package app.saywell.desk.shell.trouble;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;

/// Shows how far the encryption or decryption of the library is, before it is opened.
public final class ConversionView {
    private static final double MARGIN = 40;
    private static final double GAP = 16;

    private final VBox root;

    /// @param progress from 0 to 1; below 0 while it is not known
    /// @param later stops it until the next start
    public ConversionView(ObservableValue<Number> progress, LocalizedTexts texts, Runnable later) {
        ProgressBar bar = new ProgressBar();
        bar.setId("conversion-progress");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.progressProperty().bind(progress);
        Button button = NodeFactory.button(texts.binding("trouble.conversion.later"), later);
        button.setId("conversion-later");
        button.setOnAction(event -> {
            button.setDisable(true);
            later.run();
        });
        root = NodeFactory.column(
                GAP,
                NodeFactory.wrapped(NodeFactory.label(texts.binding("trouble.conversion.what"), "place-title")),
                NodeFactory.wrapped(NodeFactory.label(texts.binding("trouble.conversion.about"))),
                bar,
                NodeFactory.spacer(),
                button);
        root.setPadding(new Insets(MARGIN));
        root.setAlignment(Pos.TOP_LEFT);
        root.getStyleClass().add("page");
    }

    /// The view.
    public Parent root() {
        return root;
    }

    /// Shows it before the application.
    public static void show(Stage stage, ObservableValue<Number> progress, Runnable later) {
        StartStage.show(stage, texts -> new ConversionView(progress, texts, later).root());
    }
}
