package app.saywell.desk.kit;

import java.util.List;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;

/// Lets the children of a pane enter a window a few in each frame, from the first to the last,
/// because styling all of them at once would stop the window. The pane keeps the height that it
/// had with all of them.
///
/// When the pane leaves its window, they leave the pane, to enter gradually again. In a scene that
/// no window shows all are there at once. Used on the UI thread.
public final class GradualContent {
    private final Pane pane;
    private final List<Node> parts;
    private final int atOnce;
    private final int step;
    private final double usualMinHeight;
    private boolean isAwaited;

    private GradualContent(Pane pane, int atOnce, int step) {
        this.pane = pane;
        this.atOnce = atOnce;
        this.step = step;
        parts = List.copyOf(pane.getChildren());
        usualMinHeight = pane.getMinHeight();
    }

    /// Lets the present children of a pane, which is in no scene yet, enter gradually. Its children
    /// are not to be changed by others from now on.
    ///
    /// @param atOnce how many are there from the beginning
    /// @param step how many enter in one frame
    public static GradualContent of(Pane pane, int atOnce, int step) {
        GradualContent content = new GradualContent(pane, atOnce, step);
        content.withdraw();
        pane.sceneProperty().subscribe(content::sceneChanged);
        return content;
    }

    /// Lets all that are missing enter now.
    public void enterAll() {
        enter(parts.size());
    }

    private void sceneChanged(@Nullable Scene scene) {
        if (scene == null) {
            // Not now: the pane is just being taken out of its scene.
            Platform.runLater(this::withdrawOutsideScene);
        } else if (scene.getWindow() == null) {
            enterAll();
        } else if (!isAwaited) {
            isAwaited = true;
            FrameTurns.of(scene).add(this::enterSome);
        }
    }

    private boolean enterSome() {
        boolean isMore = pane.getScene() != null && enter(step);
        isAwaited = isMore;
        return isMore;
    }

    private boolean enter(int count) {
        int there = pane.getChildren().size();
        int end = Math.min(parts.size(), there + count);
        pane.getChildren().addAll(parts.subList(there, end));
        if (end == parts.size()) {
            pane.setMinHeight(usualMinHeight);
        }
        return end < parts.size();
    }

    private void withdrawOutsideScene() {
        if (pane.getScene() == null) {
            withdraw();
        }
    }

    private void withdraw() {
        int there = pane.getChildren().size();
        if (there == parts.size() && pane.getHeight() > 0) {
            pane.setMinHeight(pane.getHeight());
        }
        if (there > atOnce) {
            pane.getChildren().remove(atOnce, there);
        }
    }
}
