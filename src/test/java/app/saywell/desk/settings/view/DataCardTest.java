package app.saywell.desk.settings.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.privacy.backup.ScheduledBackup;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.window.WindowRobot;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataCardTest {
    @TempDir
    private Path folder;

    private @Nullable Stage stage;

    /// What is typed in another test must not arrive here.
    @AfterEach
    void close() {
        Stage shown = stage;
        if (shown != null) {
            WindowRobot.run(shown::close);
        }
    }

    @Test
    void opensTheBackupScreen() {
        try (PracticeFixture room = new PracticeFixture(folder.resolve("home"))) {
            AtomicInteger led = new AtomicInteger();
            Scene scene = scene(room, led::incrementAndGet);
            press(scene, "#backup");
            assertThat(led).hasValue(1);
            assertThat(((TextField) scene.lookup("#data-folder")).getText())
                    .isEqualTo(folder.resolve("home").toString());
        }
    }

    @Test
    void erasesOnlyAfterConfirmation() {
        try (PracticeFixture room = new PracticeFixture(folder.resolve("home"))) {
            Take take = room.take(room.sentence("Good morning"));
            room.score(take);
            Path file = room.useCases.takes().file(take.audio());
            Scene scene = scene(room, () -> {});
            press(scene, "#erase");
            assertThat(file).exists();
            press(scene, "#erase-sure");
            assertThat(file).doesNotExist();
            assertThat(told(scene)).contains("1 recording and 1 result");
        }
    }

    @Test
    void backupsThatCouldNotBeReachedAreNamed() {
        try (PracticeFixture room = new PracticeFixture(folder.resolve("home"))) {
            Take take = room.take(room.sentence("Good morning"));
            Path unplugged = folder.resolve("unplugged");
            room.useCases.settings().set(ScheduledBackup.TARGET_FOLDER, unplugged.toString());
            Scene scene = scene(room, () -> {});
            press(scene, "#erase");
            press(scene, "#erase-sure");
            assertThat(told(scene)).contains("1 recording", "could not be replaced yet", unplugged.toString());
            assertThat(room.useCases.takes().find(take.id())).isEmpty();
        }
    }

    @Test
    void whoeverPractisesNowIsNamedAndErased() {
        try (PracticeFixture room = new PracticeFixture(folder.resolve("home"))) {
            Learner before = room.useCases.learners().current();
            Scene scene = scene(room, () -> {});
            press(scene, "#erase");
            Learner added = room.useCases.learners().add("Mina", "", Optional.empty(), Consent.THIS_COMPUTER);
            WindowRobot.run(() -> room.useCases.learners().setCurrent(added.id()));
            WindowRobot.await(
                    "the name",
                    () -> ((TextField) scene.lookup("#learner-name")).getText().equals("Mina"));
            assertThat(WindowRobot.shows(scene, "Erase all recordings")).isFalse();
            press(scene, "#erase");
            assertThat(WindowRobot.shows(scene, "results of Mina")).isTrue();
            press(scene, "#erase-sure");
            assertThat(told(scene)).contains("no recordings");
            assertThat(room.useCases.learners().find(before.id())).isPresent();
            assertThat(room.useCases.learners().find(added.id())).isEmpty();
        }
    }

    private Scene scene(PracticeFixture room, Runnable backups) {
        Scene scene = WindowRobot.call(() -> new Scene(new DataCard(
                new DataViewModel(new DataCardServices(
                        room.useCases.erasure(),
                        room.useCases.learners(),
                        room.useCases.tasks(),
                        room.useCases.changes(),
                        room.useCases.edits(),
                        room.useCases.settings())),
                new LocalizedTexts(InterfaceLanguage.ENGLISH),
                backups,
                room.folder)));
        stage = WindowRobot.show(scene);
        return scene;
    }

    private static void press(Scene scene, String selector) {
        WindowRobot.scrollAndClick(scene, selector);
    }

    private static String told(Scene scene) {
        return WindowRobot.call(() -> ((Label) scene.lookup("#data-told")).getText());
    }
}
