package app.saywell.desk.kit;

import javafx.animation.AnimationTimer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;

/// Work for every frame. A running timer keeps the renderer awake and whatever it paints in memory,
/// so it runs only while something moves, and stops with the window.
public final class FrameTimer {
    private FrameTimer() {}

    /// Runs `work` on every frame while `active` holds and `node` is in a window that is shown, and
    /// once more when that ends.
    public static void runWhileShown(Node node, ObservableValue<Boolean> active, Runnable work) {
        AnimationTimer timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                work.run();
            }
        };
        node.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::showingProperty)
                .flatMap(shown -> shown ? active : null)
                .orElse(false)
                .subscribe((was, runs) -> {
                    if (runs) {
                        timer.start();
                    } else {
                        timer.stop();
                        work.run();
                    }
                });
    }
}
