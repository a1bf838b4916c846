package app.saywell.ui.kit;

import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;

/// Scrolls the scroll pane around a node so far that the node is seen.
public final class ScrollReveal {
    private ScrollReveal() {}

    /// Reveals the node each time the condition becomes true, after the layout that follows.
    public static void revealWhen(Node node, ObservableValue<Boolean> condition) {
        condition.subscribe(
                now -> {
                    if (now) {
                        Platform.runLater(() -> reveal(node));
                    }
                });
    }

    /// Reveals the node now. Does nothing outside of a scroll pane.
    public static void reveal(Node node) {
        ScrollPane pane = scrollPaneAround(node);
        if (pane == null || pane.getContent() == null || node.getScene() == null) {
            return;
        }
        node.getScene().getRoot().applyCss();
        node.getScene().getRoot().layout();
        Node content = pane.getContent();
        Bounds place = content.sceneToLocal(node.localToScene(node.getLayoutBounds()));
        double seen = pane.getViewportBounds().getHeight();
        double hidden = content.getLayoutBounds().getHeight() - seen;
        if (hidden <= 0) {
            return;
        }
        double top = pane.getVvalue() * hidden;
        double wanted =
                Math.clamp(top, Math.min(place.getMaxY() - seen, place.getMinY()), place.getMinY());
        pane.setVvalue(Math.clamp(wanted / hidden, 0, 1));
    }

    private static @org.jspecify.annotations.Nullable ScrollPane scrollPaneAround(Node node) {
        Parent parent = node.getParent();
        while (parent != null && !(parent instanceof ScrollPane)) {
            parent = parent.getParent();
        }
        return (ScrollPane) parent;
    }
}
