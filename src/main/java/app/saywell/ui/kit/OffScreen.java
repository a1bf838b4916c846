package app.saywell.ui.kit;

import javafx.application.Platform;
import javafx.scene.Scene;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/// Draws scenes where there is no window, and no display needed.
public final class OffScreen {
    private OffScreen() {}

    /// Runs work on the UI thread and waits for it; starts the toolkit without a display where none
    /// runs yet.
    ///
    /// @throws IllegalStateException if the work throws
    public static <T> T call(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        if (Platform.isFxApplicationThread()) {
            task.run();
        } else {
            start(task);
        }
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while drawing", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("drawing failed", e.getCause());
        }
    }

    private static void start(Runnable task) {
        if (System.getProperty("glass.platform") == null) {
            System.setProperty("glass.platform", "Headless");
            System.setProperty("prism.order", "sw");
        }
        try {
            Platform.startup(task);
            Platform.setImplicitExit(false);
        } catch (IllegalStateException running) {
            Platform.runLater(task);
        }
    }

    /// The scene as it looks now, as a PNG file; on the UI thread.
    public static byte[] png(Scene scene) {
        return Png.of(scene.snapshot(null));
    }
}
