package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.audio.Wav;
import app.saywell.library.take.Take;
import app.saywell.practice.Room;
import app.saywell.ui.Fx;

import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/// What the practice place offers after an unexpected end of the application.
class InterruptedPlaceTest {
    @TempDir private Path folder;

    private Opened window;
    private Path left;

    @BeforeEach
    void openAfterACrash() throws IOException {
        WindowRoom room = new WindowRoom(folder.resolve("data"));
        long lesson = room.practice.lessons().create("Unit 3").id();
        long sentence =
                room.practice
                        .lessons()
                        .addSentences(lesson, List.of("See you", "Good night"))
                        .getFirst()
                        .id();
        Take.Owner owner = new Take.Owner(sentence, room.practice.people().current().id());
        left = room.practice.recovery().begin(owner);
        Path whole = folder.resolve("whole.wav");
        Wav.write(whole, Room.tone(250));
        byte[] bytes = Files.readAllBytes(whole);
        Files.write(left, Arrays.copyOf(bytes, bytes.length / 2));
        window = new Opened(room, 1366, 768);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void itIsOfferedInBothLanguagesAndKeptByMouse() {
        assertThat(Fx.call(() -> window.shows("A recording was interrupted"))).isTrue();
        assertThat(Fx.call(() -> window.shows("s · See you"))).isTrue();
        window.speak("ko");
        Fx.await("the Korean words", () -> window.shows("녹음 1개가 중간에 끊겼어요"));
        Fx.click(window.scene(), "#interrupted-keep");
        Fx.await("the take", () -> window.takes(0).size() == 1);
        assertThat(window.takes(0).getFirst().circumstances().source())
                .isEqualTo(Take.Source.RECOVERED);
        Fx.await("nothing offered", () -> !window.scene().lookup("#interrupted").isVisible());
        assertThat(left).doesNotExist();
    }

    @Test
    void itIsThrownAwayByKeyboard() {
        Fx.tabTo(window.scene(), "#interrupted-discard");
        Fx.press(KeyCode.SPACE);
        Fx.await("nothing offered", () -> !window.scene().lookup("#interrupted").isVisible());
        Fx.await("no file", () -> !Files.exists(left));
        assertThat(window.takes(0)).isEmpty();
    }
}
