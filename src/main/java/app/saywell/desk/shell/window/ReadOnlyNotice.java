package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.nio.file.Path;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// Says that the data folder cannot be written, so that the library is only read, until the user closes it.
final class ReadOnlyNotice extends HBox {
    private static final double GAP = 12;

    /// @param isReadOnly whether there is anything to say
    /// @param bar where it stands; shown only with it
    ReadOnlyNotice(boolean isReadOnly, Path dataFolder, LocalizedTexts texts, Node bar) {
        super(GAP);
        setId("read-only-notice");
        getStyleClass().addAll("notice", "failed");
        setAlignment(Pos.CENTER_LEFT);
        BooleanProperty isOpen = new SimpleBooleanProperty(isReadOnly);
        Label message = NodeFactory.wrapped(NodeFactory.label(texts.binding("shell.read-only", dataFolder.toString())));
        message.setId("read-only-message");
        message.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(message, Priority.ALWAYS);
        Button close = NodeFactory.button(texts.binding("shell.unfinished.close"), () -> isOpen.set(false), "quiet");
        close.setId("read-only-close");
        close.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(message, close);
        NodeFactory.showWhen(this, isOpen.and(bar.visibleProperty()));
    }
}
