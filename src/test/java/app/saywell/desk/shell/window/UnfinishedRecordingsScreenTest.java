package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.SealedDisk;
import app.saywell.speech.audio.WavEncoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the practice screen offers after a crash.
class UnfinishedRecordingsScreenTest {
    @TempDir
    private Path folder;

    private PracticeWindow window;
    private Path left;

    @BeforeEach
    void openAfterACrash() throws IOException {
        UiTestServices room = new UiTestServices(folder.resolve("data"));
        long lesson = room.practice.lessons().create("Unit 3").id();
        long sentence = room.practice
                .lessons()
                .addSentences(lesson, List.of("See you", "Good night"))
                .getFirst()
                .id();
        Take.TakeOwner owner =
                new Take.TakeOwner(sentence, room.practice.learners().current().id());
        left = room.practice.recovery().newRecordingFile(owner);
        Path whole = folder.resolve("whole.wav");
        WavEncoder.write(whole, PracticeFixture.tone(250));
        byte[] bytes = Files.readAllBytes(whole);
        Files.write(left, Arrays.copyOf(bytes, bytes.length / 2));
        window = new PracticeWindow(room, 1366, 768);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void itIsOfferedInBothLanguagesAndKeptByMouse() {
        WindowRobot.await("the offer", () -> window.shows("A recording was still running"));
        WindowRobot.await("its sentence", () -> window.shows("s · See you"));
        window.speak("ko");
        WindowRobot.await("the Korean words", () -> window.shows("녹음 1개가 끝나기 전에 Saywell이 종료됐어요"));
        WindowRobot.click(window.scene(), "#interrupted-keep");
        WindowRobot.await("the take", () -> window.takes(0).size() == 1);
        assertThat(window.takes(0).getFirst().recordingInfo().source()).isEqualTo(Take.TakeSource.RECOVERED);
        WindowRobot.await(
                "nothing offered", () -> !window.scene().lookup("#interrupted").isVisible());
        WindowRobot.await("no file left", () -> Files.notExists(left));
    }

    @Test
    void whatCannotBeOpenedStaysListedAndStays() throws IOException {
        Path foreign = left.resolveSibling(left.getFileName().toString().replaceFirst("\\d+\\.wav$", "1000.wav"));
        SealedDisk disk = new SealedDisk(LibraryKey.random(), file -> true, SealedDisk.NewFiles.ENCRYPTED);
        WavEncoder.write(disk.path(foreign), PracticeFixture.tone(300));
        window.close();
        window = new PracticeWindow(new UiTestServices(folder.resolve("data")), 911, 512);
        WindowRobot.await("both", () -> window.shows("cannot be opened with this key, and stays · See you"));
        WindowRobot.click(window.scene(), "#interrupted-keep");
        WindowRobot.await("the take", () -> window.takes(0).size() == 1);
        WindowRobot.await(
                "the other one", () -> window.shows("An interrupted recording cannot be opened with the key"));
        WindowRobot.await(
                "nothing to keep",
                () -> !window.scene().lookup("#interrupted-keep").isVisible());
        assertThat(foreign).exists();
        window.speak("ko");
        WindowRobot.await("Korean", () -> window.shows("암호화 키로 열 수 없어요"));
        WindowRobot.click(window.scene(), "#interrupted-discard");
        WindowRobot.await("no file", () -> !Files.exists(foreign));
    }

    @Test
    void itIsThrownAwayByKeyboard() {
        WindowRobot.tabTo(window.scene(), "#interrupted-discard");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await(
                "nothing offered", () -> !window.scene().lookup("#interrupted").isVisible());
        WindowRobot.await("no file", () -> !Files.exists(left));
        assertThat(window.takes(0)).isEmpty();
    }
}
