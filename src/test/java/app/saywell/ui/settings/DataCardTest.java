package app.saywell.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.take.Take;
import app.saywell.practice.Room;
import app.saywell.ui.Fx;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;

import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Optional;

class DataCardTest {
    @TempDir private Path folder;

    @Test
    void copiesEverythingIntoAFileAndSaysWhere() {
        try (Room room = new Room(folder.resolve("home"))) {
            room.take(room.sentence("Good morning"));
            Path copy = folder.resolve("copy.zip");
            Scene scene = scene(room, Optional.of(copy));
            press(scene, "#backup");
            assertThat(copy).isNotEmptyFile();
            assertThat(told(scene)).contains(copy.toString());
            assertThat(((TextField) scene.lookup("#data-folder")).getText())
                    .isEqualTo(folder.resolve("home").toString());
        }
    }

    @Test
    void saysWhenTheCopyCannotBeWritten() {
        try (Room room = new Room(folder.resolve("home"))) {
            Scene scene = scene(room, Optional.of(folder.resolve("nowhere/at/all/copy.zip")));
            press(scene, "#backup");
            assertThat(told(scene)).contains("could not be written");
        }
    }

    @Test
    void erasesOnlyAfterASecondWord() {
        try (Room room = new Room(folder.resolve("home"))) {
            Take take = room.take(room.sentence("Good morning"));
            room.score(take);
            Path file = room.practice.takes().file(take.audio());
            Scene scene = scene(room, Optional.empty());
            press(scene, "#erase");
            assertThat(file).exists();
            press(scene, "#erase-sure");
            assertThat(file).doesNotExist();
            assertThat(told(scene)).contains("1 recording and 1 result");
        }
    }

    private static Scene scene(Room room, Optional<Path> file) {
        FilePrompt files =
                new FilePrompt() {
                    @Override
                    public Optional<Path> open(String title, Kind kind) {
                        return file;
                    }

                    @Override
                    public Optional<Path> save(String title, String suggestedName, Kind kind) {
                        return file;
                    }
                };
        return Fx.call(
                () ->
                        new Scene(
                                new DataCard(
                                        new DataViewModel(room.practice),
                                        new Texts(Language.ENGLISH),
                                        files,
                                        room.folder)));
    }

    private static void press(Scene scene, String selector) {
        Fx.run(() -> ((Button) scene.lookup(selector)).fire());
    }

    private static String told(Scene scene) {
        return Fx.call(() -> ((Label) scene.lookup("#data-told")).getText());
    }
}
