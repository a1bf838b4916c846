package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.CallFailure;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Transcription by keyboard and mouse.
class TranscribeScreenTest {
    @TempDir
    private Path folder;

    private final QueuedFilePrompt files = new QueuedFilePrompt();
    private PracticeWindow window;

    @BeforeEach
    void open() {
        window = new PracticeWindow(new UiTestServices(folder.resolve("data"), files), 1366, 768);
        WindowRobot.run(() -> window.window.navigateTo("TRANSCRIBE"));
        WindowRobot.await("the place", () -> window.scene().lookup("#transcribe-record") != null);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void whatIsSpokenIsWrittenDownWithOneKeyAndSaysWhatItIs() {
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the recording", () -> FakeAudioDevices.hasSpoken(window.audioSession));
        assertThat(WindowRobot.call(() -> window.shows("Listening"))).isTrue();
        assertThat(WindowRobot.call(() -> window.scene().lookup(".settings .live")))
                .isNotNull();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the text", () -> written().equals("안녕, see you"));
        assertThat(WindowRobot.call(() -> window.shows("Korean and English mixed")))
                .isTrue();
        window.speak("ko");
        WindowRobot.await("the kind in Korean", () -> window.shows("한국어와 영어"));
    }

    @Test
    void koreanInEnglishLettersCanBeAskedForAfterwards() throws IOException {
        openRecording();
        WindowRobot.tabTo(window.scene(), "#suppress-korean");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("English letters", () -> written().equals("annyeong, see you"));
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("Korean again", () -> written().equals("안녕, see you"));
        assertThat(window.services.embedded.transcriptionCalls)
                .as("both are known by now")
                .hasValue(2);
    }

    @Test
    void aLongRecordingIsWrittenDownInPartsWithTheirTimesWhichNoSentenceHas() throws IOException {
        Path file = folder.resolve("long.wav");
        WavEncoder.write(file, new Pcm(new float[75 * 8_000], 8_000));
        files.add(file);
        WindowRobot.click(window.scene(), "#transcribe-open");
        WindowRobot.await("the text", () -> written().startsWith("0:00  안녕, see you\n0:"));
        assertThat(window.services.embedded.transcriptionCalls).hasValue(2);
        MenuButton menu = (MenuButton) window.scene().lookup("#transcribe-sentence");
        WindowRobot.scrollAndClick(window.scene(), "#transcribe-sentence");
        WindowRobot.click(menu.getItems().getLast());
        var lessons = window.services.practice.lessons();
        WindowRobot.await(
                "the sentence",
                () -> window
                        .services
                        .library
                        .sentences()
                        .findByLesson(lessons.findAll().getLast().id())
                        .stream()
                        .map(Sentence::text)
                        .toList()
                        .equals(List.of("안녕, see you 안녕, see you")));
    }

    @Test
    void theTextIsPutRightCopiedAndBecomesASentence() throws IOException {
        openRecording();
        WindowRobot.tabTo(window.scene(), "#transcript");
        WindowRobot.run(() -> ((TextArea) window.scene().lookup("#transcript")).setText("Hi, see you."));
        WindowRobot.scrollAndClick(window.scene(), "#transcribe-copy");
        assertThat(WindowRobot.call(() -> Clipboard.getSystemClipboard().getString()))
                .isEqualTo("Hi, see you.");
        MenuButton menu = (MenuButton) window.scene().lookup("#transcribe-sentence");
        WindowRobot.click(menu);
        WindowRobot.click(menu.getItems().getLast());
        var lessons = window.services.practice.lessons();
        WindowRobot.await(
                "the sentence",
                () -> window
                        .services
                        .library
                        .sentences()
                        .findByLesson(lessons.findAll().getLast().id())
                        .stream()
                        .map(Sentence::text)
                        .toList()
                        .equals(List.of("Hi, see you.")));
        assertThat(menu.isDisabled()).isTrue();
    }

    @Test
    void whatCannotBeWrittenDownIsSaidInPlaceAndCanBeTriedAgain() throws IOException {
        files.add(Files.writeString(folder.resolve("notes.wav"), "no sound"));
        WindowRobot.click(window.scene(), "#transcribe-open");
        WindowRobot.await("why", () -> window.shows("No sound could be read from this file"));
        window.services.embedded.refusal.set(
                Optional.of(CallFailure.of(CallFailure.FailureKind.UNREACHABLE, "not reached")));
        files.add(recording());
        WindowRobot.click(window.scene(), "#transcribe-open");
        WindowRobot.await("again", () -> window.scene().lookup("#transcribe-again") != null);
        window.services.embedded.refusal.set(Optional.empty());
        WindowRobot.click(window.scene(), "#transcribe-again");
        WindowRobot.await("the text", () -> written().equals("안녕, see you"));
    }

    @Test
    void aMissingFileOfWeightsIsToldInWords() throws IOException {
        window.services.embedded.refusal.set(
                Optional.of(CallFailure.of(CallFailure.FailureKind.MODEL_MISSING, "missing")));
        files.add(recording());
        WindowRobot.click(window.scene(), "#transcribe-open");
        WindowRobot.await("why", () -> window.shows("hears with is missing or damaged"));
        assertThat(WindowRobot.call(() -> window.shows("Install Saywell again")))
                .isTrue();
    }

    @Test
    void aFileThatIsGoneCostsNothingAndIsSaidInPlace() throws IOException {
        window.services.practice.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
        Path file = recording();
        files.add(file);
        WindowRobot.click(window.scene(), "#transcribe-open");
        WindowRobot.await("an answer", () -> window.scene().lookup("#transcribe-again") != null);
        Files.delete(file);
        WindowRobot.scrollAndClick(window.scene(), "#suppress-korean");
        WindowRobot.await("why", () -> window.shows("No sound could be read from this file"));
        assertThat(window.services.hosted.calls).hasValue(0);
    }

    private void openRecording() throws IOException {
        files.add(recording());
        WindowRobot.click(window.scene(), "#transcribe-open");
        WindowRobot.await("the text", () -> written().equals("안녕, see you"));
    }

    private Path recording() throws IOException {
        Path file = folder.resolve("말하기.wav");
        WavEncoder.write(file, PracticeFixture.tone(300));
        return file;
    }

    private String written() {
        return window.scene().lookup("#transcript") instanceof TextArea area ? area.getText() : "";
    }
}
