package app.saywell.cli;

import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.practice.UseCases;
import app.saywell.ui.shell.ApplicationWindow;

import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.util.Duration;

import java.io.IOException;
import java.util.List;

/// Visits the screens, then ends the program. A build does this once, so that what the window loads
/// lies ready in an ahead-of-time cache. Every class in the cache is linked before the window is
/// shown, so no engine scores meanwhile and no page is printed: what that needs is loaded later.
/// The first take has a score all the same, so that what shows one is there when a lesson is
/// chosen. The reports screen is built, as every screen is while nothing happens, but not visited,
/// because it would draw its preview.
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

    /// Starts the session of a rehearsal: without a key of the hosted service nothing is scored or
    /// analysed.
    ///
    /// @throws IOException if the sample lesson cannot be stored
    static void startSession(UseCases practice) throws IOException {
        practice.setSetting(Setting.SERVICE_KIND, ServiceKind.HOSTED);
        practice.startPaused();
    }

    /// Visits the screens of a window whose session has started.
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
