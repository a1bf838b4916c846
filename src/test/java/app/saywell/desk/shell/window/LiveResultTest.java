package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.sound.LevelMeterBar;
import app.saywell.speech.CallFailure;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What comes by itself is told to a screen reader: the result of a take, why there is none, and how loud it is.
class LiveResultTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "en, Recording, ' of 100: ', Work on this first, Not every word of the sentence was heard",
        "ko, 녹음 시작, '100점 중 ', 먼저 고쳐 볼 소리, 들리지 않은 단어가 있어요"
    })
    void theResultOfATakeIsToldOnceAndTheKeyboardStays(
            String language, String begun, String figure, String improve, String refusal) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            window.choose(7);
            assertThat(told(window)).as("nothing was recorded").isEmpty();
            Node focused = WindowRobot.call(() -> window.scene().getFocusOwner());
            window.record();
            WindowRobot.await("that it records", () -> told(window).equals(begun));
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("the result", () -> told(window).contains(figure));
            String shown = WindowRobot.call(() -> ((Labeled) window.scene().lookup(".big-number")).getText());
            assertThat(told(window)).contains(shown).contains(improve);
            assertThat(WindowRobot.call(() -> message(window).getAccessibleRole()))
                    .isEqualTo(AccessibleRole.TEXT);
            assertThat(WindowRobot.call(() -> message(window).queryAccessibleAttribute(AccessibleAttribute.FOCUSED)))
                    .isEqualTo(true);
            assertThat(WindowRobot.call(() -> window.scene().getFocusOwner())).isEqualTo(focused);

            String first = told(window);
            window.choose(8);
            WindowRobot.run(() -> window.window.practiceScreen().viewModel().chooseSentence(7));
            WindowRobot.await(
                    "the result again", () -> window.state().result().get().isPresent());
            assertThat(told(window)).as("looked at, not told again").isEqualTo(first);

            window.services.embedded.refusal.set(
                    Optional.of(CallFailure.of(CallFailure.FailureKind.NOT_ALL_WORDS_SPOKEN, "test")));
            window.record();
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("why there is none", () -> told(window).contains(refusal));
        }
    }

    @ParameterizedTest
    @CsvSource({"en, Microphone level: ", "ko, '마이크 소리 크기: '"})
    void aMeterSaysHowLoudItIs(String language, String name) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            List<LevelMeterBar> meters = meters(window);
            assertThat(meters).isNotEmpty();
            window.record();
            WindowRobot.await("a level", () -> meters.stream()
                    .map(Node::getAccessibleText)
                    .allMatch(text -> text.startsWith(name) && !text.contains("kit.meter")));
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("a judgement", () -> window.state().result().get().isPresent());
            window.openSettings();
            assertThat(meters(window).size()).isGreaterThan(meters.size());
            assertThat(meters(window))
                    .allSatisfy(meter -> assertThat(meter.getAccessibleText()).startsWith(name));
        }
    }

    private static List<LevelMeterBar> meters(PracticeWindow window) {
        return WindowRobot.call(() -> window.scene().getRoot().lookupAll(".meter").stream()
                .filter(LevelMeterBar.class::isInstance)
                .map(LevelMeterBar.class::cast)
                .toList());
    }

    private static Node message(PracticeWindow window) {
        return (Node) window.scene().lookup("#live-message").queryAccessibleAttribute(AccessibleAttribute.FOCUS_ITEM);
    }

    private static String told(PracticeWindow window) {
        return WindowRobot.call(() -> message(window).getAccessibleText());
    }
}
