package app.saywell.ui.kit;

import javafx.animation.AnimationTimer;

/// Postpones work until the window has been painted.
public final class FirstPaint {
    /// The first frame is laid out, the second is painted while the third is laid out.
    private static final int FRAMES = 3;

    private FirstPaint() {}

    /// Runs `work` on the UI thread as soon as the first frames are painted.
    public static void runAfter(Runnable work) {
        runAfter(FRAMES, work);
    }

    /// Runs `work` on the UI thread at the start of the given frame, counted from 1.
    public static void runAfter(int frame, Runnable work) {
        new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long now) {
                frames++;
                if (frames == frame) {
                    stop();
                    work.run();
                }
            }
        }.start();
    }
}
