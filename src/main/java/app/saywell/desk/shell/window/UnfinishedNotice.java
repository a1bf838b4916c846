package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.task.OpenWork;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// Says on every screen what could not be read or stored, that the rest is safe, and offers to try
/// it again.
final class UnfinishedNotice extends HBox {
    private static final double GAP = 12;

    /// @param bar where it stands; shown only with it
    UnfinishedNotice(UnfinishedViewModel viewModel, LocalizedTexts texts, Node bar) {
        super(GAP);
        setId("unfinished-notice");
        getStyleClass().addAll("notice", "failed");
        setAlignment(Pos.CENTER_LEFT);
        Label message = NodeFactory.wrapped(NodeFactory.label(""));
        message.setId("unfinished-message");
        message.setMaxWidth(Double.MAX_VALUE);
        message.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> viewModel
                                .reason()
                                .get()
                                .map(reason -> texts.get("shell.unfinished." + EnumKey.of(reason)))
                                .orElse(""),
                        viewModel.reason(),
                        texts.language()));
        HBox.setHgrow(message, Priority.ALWAYS);
        Button again = button(texts, "shell.unfinished.again", "unfinished-again", viewModel::tryAgain);
        NodeFactory.showWhen(
                again, viewModel.reason().map(reason -> !reason.equals(Optional.of(OpenWork.Reason.READ_ONLY))));
        getChildren()
                .addAll(
                        message,
                        again,
                        button(texts, "shell.unfinished.close", "unfinished-close", viewModel::dismiss));
        NodeFactory.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> bar.isVisible() && viewModel.reason().get().isPresent(),
                        bar.visibleProperty(),
                        viewModel.reason()));
    }

    private static Button button(LocalizedTexts texts, String key, String id, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, "quiet");
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }
}
