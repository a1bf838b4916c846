package app.saywell.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.take.Take;
import app.saywell.practice.Room;
import app.saywell.ui.Fx;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Texts;

import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

class DataCardTest {
    @TempDir private Path folder;

    @Test
    void leadsToTheOnePlaceWhereEverythingIsCopied() {
        try (Room room = new Room(folder.resolve("home"))) {
            AtomicInteger led = new AtomicInteger();
            Scene scene = scene(room, led::incrementAndGet);
            press(scene, "#backup");
            assertThat(led).hasValue(1);
            assertThat(((TextField) scene.lookup("#data-folder")).getText())
                    .isEqualTo(folder.resolve("home").toString());
        }
    }

    @Test
    void erasesOnlyAfterASecondWord() {
        try (Room room = new Room(folder.resolve("home"))) {
            Take take = room.take(room.sentence("Good morning"));
            room.score(take);
            Path file = room.practice.takes().file(take.audio());
            Scene scene = scene(room, () -> {});
            press(scene, "#erase");
            assertThat(file).exists();
            press(scene, "#erase-sure");
            assertThat(file).doesNotExist();
            assertThat(told(scene)).contains("1 recording and 1 result");
        }
    }

    private static Scene scene(Room room, Runnable backups) {
        return Fx.call(
                () ->
                        new Scene(
                                new DataCard(
                                        new DataViewModel(room.practice),
                                        new Texts(Language.ENGLISH),
                                        backups,
                                        room.folder)));
    }

    private static void press(Scene scene, String selector) {
        Fx.run(() -> ((Button) scene.lookup(selector)).fire());
    }

    private static String told(Scene scene) {
        return Fx.call(() -> ((Label) scene.lookup("#data-told")).getText());
    }
}
