package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.lessons.voice.TextToSpeechException.SpeakingProblem;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A drill is never an empty card: how its sound is made, two words to hear, and a model reading are there.
class DrillScreenTest {
    private static final int WITH_WRONG_SOUND = 8;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "en, '/θ/, not /s/', Its tip shows between the teeth, Hear both: think – sink",
        "ko, /s/ 말고 /θ/ 소리예요, 혀끝을 이 사이로 보이게 내밀어, 번갈아 듣기: think – sink"
    })
    void aDrillOpensWithItsSoundAPairAndAModelReading(String language, String sound, String how, String pair) {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.speak(language);
            openDrill(window);
            WindowRobot.await("its sound", () -> window.shows(sound) && window.shows(how));
            WindowRobot.await(
                    "its model reading",
                    () -> window.state().lanes().lane(VoiceSide.MODEL).isPresent());
            Pictures.keep(window.scene(), "drill-" + language);
            assertThat(readings(window, 0))
                    .extracting(reading -> reading.speaker().name())
                    .containsExactly("computer voice, Low");
            WindowRobot.await(
                    "that of the next word", () -> !readings(window, 1).isEmpty());
            Button both = (Button) window.scene().lookup("#drill-pair");
            assertThat(both.getText()).isEqualTo(pair);
            window.awaitSound("both words", () -> WindowRobot.scrollAndClick(window.scene(), "#drill-pair"));
            MenuButton exercises = (MenuButton) window.scene().lookup("#exercises");
            assertThat(WindowRobot.call(() -> exercises.getItems().getFirst().isDisable()))
                    .as("shadowing can be chosen")
                    .isFalse();
        }
    }

    @Test
    void whatWasMadeAheadIsNotWhatUndoTakesBack() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            openDrill(window);
            WindowRobot.await("its model reading", () -> !readings(window, 0).isEmpty());
            assertThat(window.services.practice.edits().history().undoName()).contains("edit.sentence.add");
        }
    }

    @Test
    void nothingIsMadeAheadWhereItCostsMoney() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            takeTwice(window);
            WindowRobot.run(() -> {
                window.services.practice.settings().set(Setting.HOSTED_ADDRESS, "https://hosted.example");
                window.services.practice.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
            });
            clickDrill(window);
            WindowRobot.await("its sound", () -> window.scene().lookup("#drill-pair") != null);
            assertThat(readings(window, 0)).isEmpty();
            assertThat(window.services.hosted.calls).hasValue(0);
        }
    }

    @Test
    void aVoiceThatFailsSaysSo() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            window.services.voice.refuses = SpeakingProblem.OUT_OF_MEMORY;
            openDrill(window);
            WindowRobot.await("why", () -> window.shows("memory"));
        }
    }

    @Test
    void aVoiceThatFailsToSayBothWordsSaysSo() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            openDrill(window);
            WindowRobot.await(
                    "the readings of two words",
                    () -> !readings(window, 0).isEmpty() && !readings(window, 1).isEmpty());
            window.services.voice.refuses = SpeakingProblem.OUT_OF_MEMORY;
            assertThat(window.shows("memory")).isFalse();
            WindowRobot.scrollAndClick(window.scene(), "#drill-pair");
            WindowRobot.await("why", () -> window.shows("memory"));
        }
    }

    private static void openDrill(PracticeWindow window) {
        takeTwice(window);
        clickDrill(window);
    }

    private static void takeTwice(PracticeWindow window) {
        window.choose(WITH_WRONG_SOUND);
        for (int i = 1; i <= 2; i++) {
            int number = i;
            window.record();
            WindowRobot.press(javafx.scene.input.KeyCode.R);
            WindowRobot.await(
                    "its score",
                    () -> window.state().takes().get().size() == number
                            && window.state().takes().get().stream()
                                    .allMatch(take -> take.score().isPresent()));
        }
    }

    private static void clickDrill(PracticeWindow window) {
        WindowRobot.await("the sound", () -> window.scene().lookup(".practise-sound") != null);
        WindowRobot.scrollAndClick(window.scene(), ".practise-sound");
        WindowRobot.await("the drill", () -> window.state()
                .sentenceList()
                .get()
                .chosen()
                .filter(row -> row.text().equals("think"))
                .isPresent());
    }

    private static List<ModelReading> readings(PracticeWindow window, int row) {
        long sentence = WindowRobot.call(
                () -> window.state().sentenceList().get().rows().get(row).sentenceId());
        return window.services.practice.readings().findBySentence(sentence);
    }
}
