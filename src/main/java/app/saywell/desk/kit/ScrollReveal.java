package app.saywell.desk.kit;

import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import org.jspecify.annotations.Nullable;

/// Scrolls the scroll pane around a node so far that the node is seen.
public final class ScrollReveal {
    /// A scroll bar that comes with a layout makes another one.
    private static final int LAYOUTS = 2;

    private ScrollReveal() {}

    /// Reveals the node each time the condition becomes true, with the layout that follows.
    public static void revealWhen(Node node, ObservableValue<Boolean> condition) {
        condition.subscribe(now -> {
            if (now) {
                revealSoon(node);
            }
        });
    }

    /// Reveals the node with the next layouts of its window, so that the window is laid out once for it and for
    /// all that happens before. Does nothing outside of a scene or of a scroll pane.
    public static void revealSoon(Node node) {
        Scene scene = node.getScene();
        if (scene == null) {
            return;
        }
        scene.addPostLayoutPulseListener(new Runnable() {
            private int layouts;

            @Override
            public void run() {
                layouts++;
                if (layouts == LAYOUTS) {
                    scene.removePostLayoutPulseListener(this);
                } else {
                    Platform.requestNextPulse();
                }
                ScrollPane pane = scrollPaneAround(node);
                if (node.getScene() == scene && pane != null) {
                    scrollTo(pane, node, 0);
                }
            }
        });
        Platform.requestNextPulse();
    }

    /// Scrolls a pane as little as shows a node inside it and a margin around the node; of a node
    /// that is higher than the pane, its top. The layout must be done.
    public static void scrollTo(ScrollPane pane, Node node, double margin) {
        Node content = pane.getContent();
        if (content == null) {
            return;
        }
        Bounds place = content.sceneToLocal(node.localToScene(node.getLayoutBounds()));
        double seen = pane.getViewportBounds().getHeight();
        double hidden = content.getLayoutBounds().getHeight() - seen;
        if (hidden <= 0 || place == null) {
            return;
        }
        double top = pane.getVvalue() * hidden;
        double highest = place.getMinY() - margin;
        double wanted = Math.clamp(top, Math.min(place.getMaxY() + margin - seen, highest), highest);
        if (wanted != top) {
            pane.setVvalue(Math.clamp(wanted / hidden, 0, 1));
            pane.layout(); // drawn with this frame, not with the next
        }
    }

    private static @Nullable ScrollPane scrollPaneAround(Node node) {
        Parent parent = node.getParent();
        while (parent != null && !(parent instanceof ScrollPane)) {
            parent = parent.getParent();
        }
        return (ScrollPane) parent;
    }
}
