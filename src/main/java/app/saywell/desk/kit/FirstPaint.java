package app.saywell.desk.kit;

import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;

/// Postpones work until what the window shows now has been painted.
public final class FirstPaint {
    /// The first frame is laid out and given to the renderer before the second begins.
    private static final int GIVEN_TO_RENDERER = 2;

    private FirstPaint() {}

    /// Runs `work` on the UI thread as soon as the next frame is on the screen.
    public static void runAfter(Runnable work) {
        new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long now) {
                frames++;
                if (frames == GIVEN_TO_RENDERER) {
                    stop();
                    runWhenRendered(work);
                }
            }
        }.start();
    }

    // The renderer does one thing after another, so a picture of nothing is done when the frame
    // before it is. Its pixels wait in the queue of the UI thread then, ahead of the work.
    private static void runWhenRendered(Runnable work) {
        new Region()
                .snapshot(
                        result -> {
                            Platform.runLater(work);
                            return null;
                        },
                        new SnapshotParameters(),
                        new WritableImage(1, 1));
    }
}
