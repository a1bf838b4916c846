package app.saywell.cli;

import app.saywell.ui.shell.ApplicationWindow;

import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.util.Duration;

import java.util.List;

/// Visits the screens, then ends the program. A build does this once, so that what the window loads
/// lies ready in an ahead-of-time cache. Every class in the cache is linked before the window
/// opens,
/// so nothing is scored meanwhile and no page is printed: what that needs is loaded later. The
/// reports screen is built, as every screen is while nothing happens, but not visited, because it
/// would draw its preview.
final class WindowRehearsal {
    private static final String PROPERTY = "saywell.rehearsal";
    private static final List<String> SCREENS =
            List.of("CLASS", "LESSONS", "TRANSCRIBE", "QUEUE", "SETTINGS", "PRACTICE");
    private static final Duration STEP = Duration.millis(700);

    private final ApplicationWindow window;
    private int step;

    private WindowRehearsal(ApplicationWindow window) {
        this.window = window;
    }

    /// Whether the program was started for a rehearsal.
    static boolean isWanted() {
        return Boolean.getBoolean(PROPERTY);
    }

    /// Starts it, in a session in which nothing is scored.
    static void start(ApplicationWindow window) {
        WindowRehearsal rehearsal = new WindowRehearsal(window);
        Timeline timeline = new Timeline(new KeyFrame(STEP, event -> rehearsal.visitNext()));
        timeline.setCycleCount(SCREENS.size());
        timeline.setOnFinished(event -> Platform.exit());
        timeline.play();
    }

    private void visitNext() {
        window.navigateTo(SCREENS.get(step));
        step++;
    }
}
