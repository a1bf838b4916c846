package app.saywell.desk.kit;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;

/// The head of a pane that covers a part of a screen: its title, and the button that closes it.
public final class PaneHead extends HBox {
    private static final double GAP = 12;

    /// @param closeId id of the button
    public PaneHead(Label title, ObservableValue<String> closeText, String closeId, Runnable onClose) {
        super(GAP);
        Button close = NodeFactory.button(closeText, onClose, "chip");
        close.setId(closeId);
        close.setGraphic(NodeFactory.icon(Feather.X));
        setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(title, NodeFactory.spacer(), close);
    }
}
