package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.audio.Wav;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.practice.Room;
import app.saywell.speech.Failure;
import app.saywell.ui.ChosenFiles;
import app.saywell.ui.Fx;

import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Speech written down, by keyboard and by mouse.
class TranscribePlaceTest {
    @TempDir private Path folder;

    private final ChosenFiles files = new ChosenFiles();
    private Opened window;

    @BeforeEach
    void open() {
        window = new Opened(new WindowRoom(folder.resolve("data"), files), 1366, 768);
        Fx.run(() -> window.shell.go("TRANSCRIBE"));
        Fx.await("the place", () -> window.scene().lookup("#transcribe-record") != null);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void whatIsSpokenIsWrittenDownWithOneKeyAndSaysWhatItIs() {
        Fx.press(KeyCode.R);
        Fx.await("the recording", () -> window.sound.elapsedSeconds() > 0.5);
        assertThat(Fx.call(() -> window.shows("Listening"))).isTrue();
        assertThat(Fx.call(() -> window.scene().lookup(".settings .live"))).isNotNull();
        Fx.press(KeyCode.R);
        Fx.await("the text", () -> written().equals("안녕, see you"));
        assertThat(Fx.call(() -> window.shows("Korean and English mixed"))).isTrue();
        window.speak("ko");
        Fx.await("the kind in Korean", () -> window.shows("한국어와 영어"));
    }

    @Test
    void koreanInEnglishLettersCanBeAskedForAfterwards() throws IOException {
        openRecording();
        Fx.tabTo(window.scene(), "#suppress-korean");
        Fx.press(KeyCode.SPACE);
        Fx.await("English letters", () -> written().equals("annyeong, see you"));
        Fx.press(KeyCode.SPACE);
        Fx.await("Korean again", () -> written().equals("안녕, see you"));
        assertThat(window.room.embedded.calls).as("both are known by now").hasValue(2);
    }

    @Test
    void theTextIsPutRightCopiedAndBecomesASentence() throws IOException {
        openRecording();
        Fx.tabTo(window.scene(), "#transcript");
        Fx.run(() -> ((TextArea) window.scene().lookup("#transcript")).setText("Hi, see you."));
        Fx.run(() -> ((Button) window.scene().lookup("#transcribe-copy")).fire());
        assertThat(Fx.call(() -> Clipboard.getSystemClipboard().getString()))
                .isEqualTo("Hi, see you.");
        MenuButton menu = (MenuButton) window.scene().lookup("#transcribe-sentence");
        Fx.run(() -> menu.getItems().getLast().fire());
        var lessons = window.room.practice.lessons();
        assertThat(window.room.library.sentences().of(lessons.all().getLast().id()))
                .extracting(Sentence::text)
                .containsExactly("Hi, see you.");
        assertThat(menu.isDisabled()).isTrue();
    }

    @Test
    void whatCannotBeWrittenDownIsSaidInPlaceAndCanBeTriedAgain() throws IOException {
        files.add(Files.writeString(folder.resolve("notes.wav"), "no sound"));
        Fx.click(window.scene(), "#transcribe-open");
        Fx.await("why", () -> window.shows("This file holds no sound"));
        window.room.embedded.refusal.set(
                Optional.of(Failure.of(Failure.Kind.UNREACHABLE, "not reached")));
        files.add(recording());
        Fx.click(window.scene(), "#transcribe-open");
        Fx.await("again", () -> window.scene().lookup("#transcribe-again") != null);
        window.room.embedded.refusal.set(Optional.empty());
        Fx.click(window.scene(), "#transcribe-again");
        Fx.await("the text", () -> written().equals("안녕, see you"));
    }

    @Test
    void aFileThatIsGoneCostsNothingAndIsSaidInPlace() throws IOException {
        window.room.practice.set(Setting.SERVICE, ServiceKind.HOSTED);
        Path file = recording();
        files.add(file);
        Fx.click(window.scene(), "#transcribe-open");
        Fx.await("an answer", () -> window.scene().lookup("#transcribe-again") != null);
        Files.delete(file);
        Fx.run(() -> ((CheckBox) window.scene().lookup("#suppress-korean")).fire());
        Fx.await("why", () -> window.shows("This file holds no sound"));
        assertThat(window.room.hosted.calls).hasValue(0);
    }

    private void openRecording() throws IOException {
        files.add(recording());
        Fx.click(window.scene(), "#transcribe-open");
        Fx.await("the text", () -> written().equals("안녕, see you"));
    }

    private Path recording() throws IOException {
        Path file = folder.resolve("말하기.wav");
        Wav.write(file, Room.tone(300));
        return file;
    }

    private String written() {
        return window.scene().lookup("#transcript") instanceof TextArea area ? area.getText() : "";
    }
}
