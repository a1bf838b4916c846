package app.saywell.desk.shell.start;

import app.saywell.desk.shell.trouble.ConversionView;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.event.EventHandler;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;

/// Shows the encryption of a library at a start, if it takes a moment. The work runs elsewhere and
/// is asked ten times a second, because it may begin before the window system does. Whoever closes the window ends the
/// program, and the next start goes on with the rest.
final class ConversionProgressWindow implements StartProgress {
    private static final Duration INTERVAL = Duration.millis(100);

    private final Runnable exit;
    private final SimpleDoubleProperty progress = new SimpleDoubleProperty(-1);
    private volatile boolean isRunning;
    private volatile boolean isStopped;
    private volatile double done = -1;

    /// @param exit ends the program
    ConversionProgressWindow(Runnable exit) {
        this.exit = exit;
    }

    @Override
    public void onProgress(long files, long all) {
        done = all == 0 ? -1 : (double) files / all;
        isRunning = true;
    }

    @Override
    public boolean isStopped() {
        return isStopped;
    }

    /// Shows it on a stage as soon as it runs.
    ///
    /// @return what ends this
    Runnable watch(Stage stage) {
        boolean[] isShown = {false};
        EventHandler<WindowEvent> closing = request -> {
            isStopped = true;
            exit.run();
        };
        Timeline clock = new Timeline();
        clock.getKeyFrames().add(new KeyFrame(INTERVAL, event -> {
            progress.set(done);
            if (isRunning && !isShown[0]) {
                isShown[0] = true;
                stage.addEventHandler(WindowEvent.WINDOW_CLOSE_REQUEST, closing);
                ConversionView.show(stage, progress, () -> isStopped = true);
            }
        }));
        clock.setCycleCount(Timeline.INDEFINITE);
        clock.play();
        return () -> {
            clock.stop();
            stage.removeEventHandler(WindowEvent.WINDOW_CLOSE_REQUEST, closing);
        };
    }
}
