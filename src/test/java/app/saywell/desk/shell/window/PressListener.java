package app.saywell.desk.shell.window;

import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/// Notes which node of a scene the mouse was pressed on.
final class PressListener {
    private final EventHandler<MouseEvent> handler = event -> {
        if (event.getTarget() instanceof Node node) {
            target = node;
        }
    };
    private volatile @Nullable Node target;

    void listenTo(Scene scene) {
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, handler);
    }

    void stopListening(Scene scene) {
        scene.removeEventFilter(MouseEvent.MOUSE_PRESSED, handler);
    }

    @Nullable
    Node target() {
        return target;
    }

    /// Whether the mouse was pressed on the node or on a part of it.
    boolean hit(Node node) {
        for (Node at = target; at != null; at = at.getParent()) {
            if (at == node) {
                return true;
            }
        }
        return false;
    }
}
