package app.saywell.desk.kit;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/// Room for a node that is taken into the scene when it is first shown: styling and laying out what
/// nobody has asked for would make its screen open later.
public final class OnDemandPane extends StackPane {
    /// @param content fills the room while `shown` is true; before, there is no room
    public OnDemandPane(Node content, ObservableValue<Boolean> shown) {
        NodeFactory.showWhen(this, shown);
        NodeFactory.showWhen(content, shown);
        shown.subscribe(now -> {
            if (now && getChildren().isEmpty()) {
                getChildren().add(content);
            }
        });
    }
}
