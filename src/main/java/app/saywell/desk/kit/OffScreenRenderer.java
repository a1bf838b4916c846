package app.saywell.desk.kit;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javafx.scene.Scene;

/// Renders scenes without a window and without a display.
public final class OffScreenRenderer {
    private OffScreenRenderer() {}

    /// Runs work on the UI thread and waits for it. Starts the headless toolkit if none is running.
    ///
    /// @throws IllegalStateException if the work throws
    public static <T> T callOnUiThread(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        if (Platform.isFxApplicationThread()) {
            task.run();
        } else {
            runOnUiThread(task);
        }
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while drawing", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("work on the UI thread failed: " + e.getCause(), e.getCause());
        }
    }

    private static void runOnUiThread(Runnable task) {
        if (System.getProperty("glass.platform") == null) {
            System.setProperty("glass.platform", "Headless");
            System.setProperty("prism.order", "sw");
        }
        try {
            Platform.startup(task);
            Platform.setImplicitExit(false);
        } catch (IllegalStateException alreadyStarted) {
            Platform.runLater(task);
        }
    }

    /// The current scene as a PNG file. Call it on the UI thread.
    public static byte[] snapshotPng(Scene scene) {
        return PngEncoder.encode(scene.snapshot(null));
    }
}
