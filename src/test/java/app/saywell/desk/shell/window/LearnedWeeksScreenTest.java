package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.daily.LearnedWeeks;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javafx.event.ActionEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// What a learner has learned in two weeks of ten minutes, in both languages.
@Timeout(300)
class LearnedWeeksScreenTest {
    @TempDir
    Path folder;

    @Test
    void progressAndTheEndOfTheDayHaveTheFirstAndTheLatestRecordingToPlay() throws IOException {
        UiTestServices services = new UiTestServices(folder);
        try (PracticeWindow window = new PracticeWindow(services, 1366, 768)) {
            LearnedWeeks.fillWithToday(services.practice, services.library, services.later, folder);
            long lesson = services.practice.lessons().create("In a shop").id();
            services.practice.lessons().addSentences(lesson, List.of("Clerk: Tea?", "Guest: No."));
            for (String language : List.of("en", "ko")) {
                window.speak(language);
                WindowRobot.run(() -> services.practice.settings().set(Setting.THEME, Theme.LIGHT));
                DailyScreenTest.open(window);
                progressIsHeard(window, language);
                whatWasBetterIsHeard(window, language);
                fire(window, "#daily-done");
                WindowRobot.await("the start again", () -> DailyScreenTest.isShown(window, "#daily-show-end"));
            }
        }
    }

    private static void progressIsHeard(PracticeWindow window, String language) {
        WindowRobot.await("the sounds", () -> DailyScreenTest.isShown(window, "#sound-θ-then"));
        keepPictures(window, "daily-progress", language);
        hear(window, "#sound-θ-then");
        hear(window, "#sound-θ-now");
        begin(window, "#sentence-1-now");
    }

    private static void whatWasBetterIsHeard(PracticeWindow window, String language) {
        fire(window, "#daily-show-end");
        WindowRobot.await("what was better", () -> DailyScreenTest.isShown(window, "#daily-gain-1"));
        assertThat(DailyScreenTest.text(window, "#daily-practised")).contains("/");
        assertThat(DailyScreenTest.text(window, "#daily-next-step")).contains("In a shop");
        keepPictures(window, "daily-better", language);
        hear(window, "#daily-then-1");
        begin(window, "#daily-now-1");
    }

    private static void keepPictures(PracticeWindow window, String name, String language) {
        var settings = window.services.practice.settings();
        WindowRobot.run(() -> settings.set(Setting.THEME, Theme.LIGHT));
        Pictures.keep(window.scene(), name + "-" + language);
        WindowRobot.run(() -> settings.set(Setting.THEME, Theme.DARK));
        Pictures.keep(window.scene(), name + "-dark-" + language);
    }

    /// Plays a recording to its end.
    private static void hear(PracticeWindow window, String selector) {
        window.awaitSound(selector, () -> WindowRobot.scrollAndClick(window.scene(), selector));
        WindowRobot.await("quiet", () -> !window.audioSession.isPlaying());
    }

    /// Plays the beginning of a recording.
    private static void begin(PracticeWindow window, String selector) {
        window.awaitSound(selector, () -> WindowRobot.scrollAndClick(window.scene(), selector));
        WindowRobot.run(window.audioSession::stopPlayback);
        WindowRobot.await("quiet", () -> !window.audioSession.isPlaying());
    }

    private static void fire(PracticeWindow window, String selector) {
        WindowRobot.await(selector, () -> DailyScreenTest.isShown(window, selector));
        WindowRobot.run(() -> DailyScreenTest.find(window, selector).fireEvent(new ActionEvent()));
    }
}
