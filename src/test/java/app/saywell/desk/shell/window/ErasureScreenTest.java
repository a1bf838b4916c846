package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.classroom.erasure.ErasurePhase;
import app.saywell.desk.privacy.backup.ScheduledBackup;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.take.Take;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ErasureScreenTest {
    private static final LocalDate LONG_AGO = LocalDate.of(2026, 1, 1);

    @TempDir
    Path folder;

    private ClassWindow school;
    private SchoolClass other;

    @BeforeEach
    void open() {
        school = ClassWindow.withAssignedLesson(folder);
        other = school.services.practice.classes().create("5-1", Optional.empty());
        school.services
                .practice
                .classes()
                .addLearners(other.id(), List.of(new RosterEntry("이하나", "1")), Consent.THIS_COMPUTER);
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void asksForAClassThatIsNotSelectedOnEveryScreen() {
        WindowRobot.run(() -> school.window.navigateTo("PRACTICE"));
        eraseOn(other, LONG_AGO);
        WindowRobot.await("the question", () -> school.shows("The recordings of 5-1 are to be erased today"));
        WindowRobot.click(school.scene(), "#erase-other-day");
        WindowRobot.await("its settings", () -> school.window
                .classScreen()
                .viewModel()
                .selectedClass()
                .get()
                .filter(shown -> shown.id() == other.id())
                .isPresent());
        eraseOn(other, LocalDate.now().plusYears(1));
        WindowRobot.await("nothing", () -> phase() instanceof ErasurePhase.NothingDue);
    }

    @Test
    void asksForEachDueClassAndAgainOnTheNextDay() {
        eraseOn(other, LONG_AGO.plusDays(1));
        eraseOn(school.schoolClass, LONG_AGO);
        WindowRobot.await("both", () -> phase() instanceof ErasurePhase.ClassDue due && due.others() == 1);
        assertThat(WindowRobot.call(() -> school.shows("One more class is due.")))
                .isTrue();
        WindowRobot.click(school.scene(), "#erase-later");
        WindowRobot.await("the other", () -> school.shows("The recordings of 5-1 are to be erased today"));
        WindowRobot.click(school.scene(), "#erase-later");
        WindowRobot.await("nothing", () -> phase() instanceof ErasurePhase.NothingDue);
        school.services.later.set(Duration.ofDays(1));
        WindowRobot.run(school.window.erasure()::lookAtClock);
        WindowRobot.await("the next day", () -> phase() instanceof ErasurePhase.ClassDue due && due.others() == 1);
    }

    @Test
    void midnightAndWakingAreNoticedWhileTheWindowIsOpen() {
        Take take = school.take(0, 0);
        eraseOn(school.schoolClass, LocalDate.now().plusDays(3));
        WindowRobot.run(school.window.erasure()::lookAtClock);
        assertThat(WindowRobot.call(this::phase)).isInstanceOf(ErasurePhase.NothingDue.class);
        school.services.later.set(Duration.ofDays(3));
        WindowRobot.run(school.window.erasure()::lookAtClock);
        WindowRobot.await("the question", () -> phase() instanceof ErasurePhase.ClassDue);
        assertThat(school.services.practice.takes().find(take.id())).isPresent();
    }

    @Test
    void anErasureThatFailsSaysThatEverythingIsThereAndIsTriedAgain() {
        Take take = school.take(0, 0);
        school.services
                .library
                .database()
                .execute(handle -> handle.execute(
                        "CREATE TRIGGER stop BEFORE DELETE ON main.take BEGIN SELECT RAISE(ABORT, 'stop'); END"));
        eraseOn(school.schoolClass, LONG_AGO);
        eraseNow();
        WindowRobot.await("the failure", () -> school.shows("Nothing was changed: everything is there as before."));
        assertThat(school.services.practice.takes().find(take.id())).isPresent();
        school.services.library.database().execute(handle -> handle.execute("DROP TRIGGER stop"));
        WindowRobot.click(school.scene(), "#erase-voices");
        WindowRobot.await("the end", () -> school.shows("Erased: 1 recording and no results"));
        assertThat(school.services.practice.takes().find(take.id())).isEmpty();
    }

    @Test
    void filesThatCannotBeDeletedAreToldAndDeletedLater() throws IOException {
        Take take = school.take(0, 0);
        Path file = school.services.practice.takes().file(take.audio());
        Path kept = Files.move(file, folder.resolve("kept"));
        Files.createDirectories(file);
        Path inside = Files.writeString(file.resolve("open"), "by another program");
        eraseOn(school.schoolClass, LONG_AGO);
        eraseNow();
        WindowRobot.await("what remains", () -> phase() instanceof ErasurePhase.FilesRemain);
        assertThat(WindowRobot.call(() -> school.shows("could not be deleted yet")))
                .isTrue();
        Files.delete(inside);
        Files.delete(file);
        Files.move(kept, file);
        WindowRobot.click(school.scene(), "#erase-voices");
        WindowRobot.await("the end", () -> school.shows("Erased: 1 recording and no results"));
        assertThat(file).doesNotExist();
    }

    @Test
    void backupsThatCouldNotBeReachedAreNamed() {
        school.take(0, 0);
        Path unplugged = folder.resolve("unplugged");
        WindowRobot.run(
                () -> school.services.practice.settings().set(ScheduledBackup.TARGET_FOLDER, unplugged.toString()));
        eraseOn(school.schoolClass, LONG_AGO);
        eraseNow();
        WindowRobot.await("the end", () -> school.shows("Erased: 1 recording and no results"));
        assertThat(WindowRobot.call(() -> school.shows("could not be replaced yet: " + unplugged)))
                .isTrue();
    }

    private void eraseNow() {
        WindowRobot.await("the question", () -> phase() instanceof ErasurePhase.ClassDue);
        WindowRobot.click(school.scene(), "#erase-voices");
        WindowRobot.await("the second question", () -> phase() instanceof ErasurePhase.Confirming);
        WindowRobot.click(school.scene(), "#erase-voices");
    }

    private ErasurePhase phase() {
        return school.window.erasure().phase().get();
    }

    private void eraseOn(SchoolClass schoolClass, LocalDate day) {
        school.services.practice.classes().editClass(schoolClass.id(), schoolClass.name(), Optional.of(day));
    }
}
