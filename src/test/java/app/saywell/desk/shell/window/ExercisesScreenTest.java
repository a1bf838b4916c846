package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.PngEncoder;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.lessons.voice.TextToSpeechException.SpeakingProblem;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.speech.audio.WavEncoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/// Two takes above each other, shadowing and dictation: by keys and by mouse, in both languages.
class ExercisesScreenTest {
    private static final int ROW = 0;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void twoTakesAreShownAboveEachOtherByMouseAndByKeys(String language) throws IOException {
        try (PracticeWindow window = withModel(language)) {
            window.recordAndWait();
            window.record();
            WindowRobot.press(KeyCode.R);
            WindowRobot.await(
                    "two scored takes",
                    () -> window.state().takes().get().size() == 2
                            && window.state().takes().get().stream()
                                    .allMatch(take -> take.score().isPresent()));
            WindowRobot.await("the comparison", () -> window.scene().lookup("#compare") != null);
            assertThat(compared(window)).isZero();
            WindowRobot.click(window.scene(), "#compare");
            MenuButton menu = (MenuButton) window.scene().lookup("#compare");
            WindowRobot.click(menu.getItems().getLast());
            WindowRobot.await("the first take above", () -> compared(window) == 1);
            WindowRobot.await("its button", () -> window.shows(language.equals("ko") ? "녹음 1" : "Take 1"));
            keepPicture(window, "compare-" + language);
            assertThat(window.state().lanes().differences()).isEmpty();
            window.awaitSound("its sound", () -> WindowRobot.press(KeyCode.DIGIT1));
            WindowRobot.press(KeyCode.SPACE);
            WindowRobot.press(KeyCode.C);
            WindowRobot.await("the model reading again", () -> compared(window) == 0);
            WindowRobot.press(KeyCode.C);
            WindowRobot.await("the first take by key", () -> compared(window) == 1);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void shadowingRecordsWhileTheModelPlaysAndEndsByItself(String language) throws IOException {
        try (PracticeWindow window = withModel(language)) {
            WindowRobot.press(KeyCode.SHIFT, KeyCode.R);
            WindowRobot.await(
                    "the recording", () -> window.state().phase().get() instanceof PracticePhase.RecordingTake);
            WindowRobot.await("the model at the same time", window.audioSession::isPlaying);
            assertThat(window.audioSession.isRecording()).isTrue();
            assertThat(window.shows(language.equals("ko") ? "모범 음성과 함께 말해 보세요" : "Speak along with the model"))
                    .isTrue();
            WindowRobot.await("a take", () -> window.state().takes().get().size() == 1);
            assertThat(WindowRobot.call(() -> window.state().shadowing().get())).isFalse();
        }
    }

    @Test
    void shadowingIsEndedByTheRecordKeyAndStopsTheModel() throws IOException {
        try (PracticeWindow window = withModel("en")) {
            WindowRobot.click(window.scene(), "#exercises");
            MenuButton menu = (MenuButton) window.scene().lookup("#exercises");
            WindowRobot.click(menu.getItems().getFirst());
            WindowRobot.await("the model", window.audioSession::isPlaying);
            WindowRobot.await("some speech", () -> FakeAudioDevices.hasSpoken(window.audioSession));
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("a take", () -> window.state().takes().get().size() == 1);
            WindowRobot.await("silence", () -> !window.audioSession.isPlaying());
        }
    }

    @ParameterizedTest
    @ArgumentsSource(AlternatingLanguage.class)
    void aSentenceIsDictatedByKeysAndWhatIsWrittenIsCompared(String language) throws IOException {
        try (PracticeWindow window = withModel(language)) {
            boolean korean = language.equals("ko");
            window.awaitSound("the model", () -> WindowRobot.press(KeyCode.D));
            WindowRobot.await(
                    "the dictation",
                    () -> window.scene().lookup("#dictation-pane").isVisible());
            // R is a letter now, not the key that records.
            WindowRobot.write("then he wen to park r");
            assertThat(window.audioSession.isRecording()).isFalse();
            WindowRobot.await("quiet", () -> !window.audioSession.isPlaying());
            window.awaitSound("it again", () -> WindowRobot.click(window.scene(), "#dictation-hear"));
            assertThat(WindowRobot.call(() -> ((TextField) window.scene().lookup("#dictation-field")).getText()))
                    .as("what was written")
                    .isEqualTo("then he wen to park r");
            WindowRobot.focus(window.scene(), "#dictation-field");
            WindowRobot.press(KeyCode.END);
            WindowRobot.press(KeyCode.ENTER);
            WindowRobot.await("the comparison", () -> window.shows(korean ? "단어 6개 중 4개 맞음" : "4 of 6 words right"));
            assertThat(texts(window, ".dictated-wrong")).contains("✗ wen");
            assertThat(ToldWords.of(window.scene(), "#dictation-live"))
                    .as("what a screen reader says")
                    .contains(korean ? "단어 6개 중 4개 맞음" : "4 of 6 words right")
                    .contains(korean ? "wen: 맞는 단어는 went" : "wen: should be went");
            keepPicture(window, "dictation-" + language);
            WindowRobot.click(window.scene(), "#dictation-again");
            WindowRobot.await("an empty field", () -> !window.shows("✗ wen"));
            WindowRobot.write("Then he went to theme park");
            WindowRobot.press(KeyCode.ENTER);
            WindowRobot.await("that all is right", () -> window.shows(korean ? "모든 단어가 맞아요" : "Every word is right"));
            long before = window.state().sentenceDetail().get().orElseThrow().sentenceId();
            window.awaitSound("its computer voice", () -> WindowRobot.press(KeyCode.ENTER));
            assertThat(WindowRobot.call(() ->
                            window.state().sentenceDetail().get().orElseThrow().sentenceId()))
                    .as("the next sentence")
                    .isNotEqualTo(before);
            WindowRobot.press(KeyCode.ESCAPE);
            WindowRobot.await(
                    "the practice",
                    () -> !window.scene().lookup("#dictation-pane").isVisible());
            assertThat(window.takes(ROW)).isEmpty();
        }
    }

    @Test
    void aVoiceThatFailsInDictationSaysSo() {
        try (PracticeWindow window = new PracticeWindow(folder.resolve("home"))) {
            window.speak("en");
            window.services.voice.refuses = SpeakingProblem.OUT_OF_MEMORY;
            WindowRobot.press(KeyCode.D);
            WindowRobot.await(
                    "the dictation",
                    () -> window.scene().lookup("#dictation-pane").isVisible());
            WindowRobot.await("why", () -> window.shows("memory"));
        }
    }

    private PracticeWindow withModel(String language) throws IOException {
        PracticeWindow window = new PracticeWindow(folder.resolve("home"));
        window.speak(language);
        Path voice = folder.resolve("voice.wav");
        Files.write(voice, WavEncoder.encode(SyntheticReading.learner().audio()));
        long sentence = window.state().sentenceList().get().rows().get(ROW).sentenceId();
        WindowRobot.run(() -> window.services
                .practice
                .readings()
                .add(sentence, voice, new ModelReading.ReadingSpeaker("Ann", ""), outcome -> {}));
        WindowRobot.await(
                "the model", () -> window.state().lanes().lane(VoiceSide.MODEL).isPresent());
        return window;
    }

    private static int compared(PracticeWindow window) {
        return WindowRobot.call(() -> window.state()
                .sentenceDetail()
                .get()
                .flatMap(SentenceDetail::comparedTake)
                .map(SentenceDetail.TakeCaption::number)
                .orElse(0));
    }

    private static List<String> texts(PracticeWindow window, String selector) {
        return WindowRobot.call(() -> window.scene().getRoot().lookupAll(selector).stream()
                .map(node -> ((Labeled) node).getText())
                .toList());
    }

    /// Writes pictures where the system property asks for them, and looks for faults.
    private static void keepPicture(PracticeWindow window, String name) throws IOException {
        String pictures = System.getProperty("saywell.pictures", "");
        for (int width : List.of(911, 1366)) {
            WindowRobot.run(() -> {
                window.stage.setWidth(width);
                window.stage.setHeight(width == 911 ? 512 : 768);
            });
            WindowRobot.await("the size", () -> window.scene().getWidth() == width);
            WindowRobot.call(() -> 0);
            if (!pictures.isEmpty()) {
                byte[] png =
                        WindowRobot.call(() -> PngEncoder.encode(window.scene().snapshot(null)));
                Files.write(Path.of(pictures, name + "-" + width + ".png"), png);
            }
            assertThat(WindowRobot.call(() -> LayoutFaults.of(window.scene()))).isEmpty();
        }
    }
}
