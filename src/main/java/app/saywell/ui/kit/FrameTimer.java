package app.saywell.ui.kit;

import javafx.animation.AnimationTimer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;

/// Work for every frame. A running timer keeps the renderer awake and whatever it paints in memory,
/// so it stops with the window.
public final class FrameTimer {
    private FrameTimer() {}

    /// Runs `work` on every frame while `node` is in a window that is shown.
    public static void runWhileShown(Node node, Runnable work) {
        AnimationTimer timer =
                new AnimationTimer() {
                    @Override
                    public void handle(long now) {
                        work.run();
                    }
                };
        node.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::showingProperty)
                .orElse(false)
                .subscribe(
                        shown -> {
                            if (shown) {
                                timer.start();
                            } else {
                                timer.stop();
                            }
                        });
    }
}
