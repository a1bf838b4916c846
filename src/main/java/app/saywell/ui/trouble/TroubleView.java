package app.saywell.ui.trouble;

import app.saywell.library.settings.Theme;
import app.saywell.library.store.LibraryException;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Look;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// Says why Saywell cannot start, in the system's language.
public final class TroubleView {
    private static final double WIDTH = 640;
    private static final double HEIGHT = 360;
    private static final double MARGIN = 40;
    private static final double GAP = 16;

    private final VBox root;

    /// @param folder the data folder that was not opened
    public TroubleView(LibraryException.Kind kind, Path folder, Texts texts, Runnable close) {
        String key = "trouble." + kind.name().toLowerCase(Locale.ROOT);
        root =
                Nodes.column(
                        GAP,
                        Nodes.wrapped(Nodes.label(texts.of(key + ".what"), "title")),
                        Nodes.wrapped(Nodes.label(texts.of(key + ".do"))),
                        Nodes.wrapped(Nodes.label(texts.of("trouble.safe"), "soft")),
                        soft(texts, folder, kind),
                        Nodes.spacer(),
                        Nodes.button(texts.of("trouble.close"), close));
        root.setPadding(new Insets(MARGIN));
        root.setAlignment(Pos.TOP_LEFT);
        root.getStyleClass().add("page");
    }

    private static Label soft(Texts texts, Path folder, LibraryException.Kind kind) {
        return Nodes.wrapped(
                Nodes.label(
                        texts.of("trouble.where", folder.toString(), kind.code()),
                        "small",
                        "soft"));
    }

    /// The view.
    public Parent root() {
        return root;
    }

    /// Shows it in place of the application.
    public static void show(Stage stage, LibraryException.Kind kind, Path folder) {
        Texts texts = new Texts(Language.ofTag(""));
        Scene scene =
                new Scene(new TroubleView(kind, folder, texts, stage::close).root(), WIDTH, HEIGHT);
        new Look(Theme.LIGHT, 100).dress(scene, List.of());
        stage.setTitle("Saywell");
        stage.setScene(scene);
        stage.show();
    }
}
