package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.school.settings.Setting;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The first start: a sentence is ready, and two key presses lead to a scored take.
class FirstStartTest {
    @ParameterizedTest
    @ValueSource(strings = {"en", "ko"})
    void aSentenceLiesReadyAndTheFirstTakeIsJudged(String language, @TempDir Path folder) throws IOException {
        UiTestServices room = new UiTestServices(folder);
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.of(language));
        try {
            room.practice.start();
        } finally {
            Locale.setDefault(before);
        }
        assertThat(room.practice.settings().get(Setting.FEEDBACK_LANGUAGE).code())
                .isEqualTo(language);
        try (PracticeWindow window = new PracticeWindow(room, 1366, 768)) {
            WindowRobot.await("the questions", () -> window.scene().lookup("#welcome") != null);
            WindowRobot.press(KeyCode.ESCAPE);
            window.speak(language);
            WindowRobot.await(
                    "a model to hear",
                    () -> window.state().lanes().lane(VoiceSide.MODEL).isPresent());
            window.awaitSound("the model", () -> WindowRobot.press(KeyCode.DIGIT1));
            WindowRobot.press(KeyCode.SPACE);
            int takes = window.state().takes().get().size();
            window.record();
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("the take", () -> window.state().takes().get().size() == takes + 1);
            WindowRobot.await(
                    "its judgement",
                    () -> window.state().takes().get().getLast().score().isPresent()
                            && window.state().result().get().isPresent());
            assertThat(WindowRobot.call(() -> window.shows(language.equals("ko") ? "발음" : "Pronunciation")))
                    .isTrue();
        }
    }
}
