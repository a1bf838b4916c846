package app.saywell.cli;

import app.saywell.practice.UseCases;
import app.saywell.ui.shell.ApplicationWindow;

import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.util.Duration;

import java.util.List;

/// Visits every screen, then ends the program. A build does this once, so that what the window
/// loads lies ready in an ahead-of-time cache. Nothing is scored meanwhile: every class in the
/// cache is linked before the window opens, and those of the engine are needed later.
final class WindowRehearsal {
    private static final String PROPERTY = "saywell.rehearsal";
    private static final List<String> SCREENS =
            List.of("CLASS", "LESSONS", "TRANSCRIBE", "REPORTS", "QUEUE", "SETTINGS", "PRACTICE");
    private static final Duration STEP = Duration.millis(700);

    private final ApplicationWindow window;
    private final UseCases practice;
    private final Timeline timeline = new Timeline();
    private int step;

    private WindowRehearsal(ApplicationWindow window, UseCases practice) {
        this.window = window;
        this.practice = practice;
    }

    /// Starts if the program was started for a rehearsal.
    static void runIfWanted(ApplicationWindow window, UseCases practice) {
        if (Boolean.getBoolean(PROPERTY)) {
            new WindowRehearsal(window, practice).start();
        }
    }

    private void start() {
        practice.tasks()
                .run(
                        progress -> {
                            practice.scoringQueue().pause();
                            return progress;
                        },
                        outcome -> timeline.play());
        timeline.getKeyFrames().add(new KeyFrame(STEP, event -> visitNext()));
        timeline.setCycleCount(SCREENS.size());
        timeline.setOnFinished(event -> Platform.exit());
    }

    private void visitNext() {
        window.navigateTo(SCREENS.get(step));
        step++;
    }
}
