package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.privacy.backup.ScheduledBackup;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Button;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Backups that nobody asked for, as a school's policy has them made: their key, and whether there are any.
class BackupNoticeTest {
    @TempDir
    Path folder;

    private ClassWindow school;

    @BeforeEach
    void open() {
        school = ClassWindow.withAssignedLesson(folder.resolve("home"));
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void aKeyThatIsOnlyOnThisComputerIsToldOnEveryScreenUntilItIsAnswered() throws IOException {
        go(ScreenRoute.REPORTS); // the screen is there before the first backup
        assertThat(isShown()).as("before the first backup").isFalse();
        Path share = Files.createDirectory(folder.resolve("share"));
        school.services.library.settings().set(ScheduledBackup.TARGET_FOLDER, share.toString());
        school.services.practice.backups().scheduled().createIfDue(ProgressListener.NONE);
        go(ScreenRoute.CLASS);
        assertThat(isShown()).isTrue();
        Pictures.keep(school.scene(), "backup-key-en");
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.ROLE, UserRole.LEARNER));
        assertThat(isShown()).as("to learners").isFalse();
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.ROLE, UserRole.TEACHER));
        WindowRobot.click(school.scene(), "#backup-show");
        String word = school.services.practice.backups().words().getFirst();
        WindowRobot.await("the words", () -> school.shows(word));
        go(ScreenRoute.CLASS);
        assertThat(isShown()).as("it was answered").isFalse();
    }

    @Test
    void whoHasTheWordsIsToldNothing() throws IOException {
        Path share = Files.createDirectory(folder.resolve("share"));
        school.services.library.settings().set(ScheduledBackup.TARGET_FOLDER, share.toString());
        school.services.practice.backups().scheduled().createIfDue(ProgressListener.NONE);
        school.services.practice.backups().confirmWords();
        go(ScreenRoute.PRACTICE);
        assertThat(isShown()).isFalse();
    }

    @Test
    void aFolderThatIsAwayForWeeksIsNamedUntilItIsAnswered() {
        school.services.library.settings().set(ScheduledBackup.TARGET_FOLDER, "/media/lost stick");
        school.services.library.settings().set(Setting.text("backup.failing-since", ""), "2026-01-02");
        go(ScreenRoute.PRACTICE);
        assertThat(WindowRobot.call(() -> school.shows("/media/lost stick since January 2, 2026")))
                .isTrue();
        Pictures.keep(school.scene(), "backup-late-en");
        WindowRobot.click(school.scene(), "#backup-later");
        go(ScreenRoute.CLASS);
        assertThat(isShown()).isFalse();
    }

    @Test
    void aFolderWithoutItsEarlierBackupsIsToldAndAskedAbout() throws IOException {
        Path stick = Files.createDirectory(folder.resolve("stick"));
        school.services.library.settings().set(ScheduledBackup.TARGET_FOLDER, stick.toString());
        ScheduledBackup scheduled = school.services.practice.backups().scheduled();
        Path old = scheduled.createIfDue(ProgressListener.NONE).orElseThrow();
        go(ScreenRoute.REPORTS); // the screen is there before that is found
        school.services.practice.backups().confirmWords();
        Files.delete(old);
        scheduled.createIfDue(ProgressListener.NONE);
        go(ScreenRoute.PRACTICE);
        assertThat(WindowRobot.call(() -> school.shows("No backup was written into " + stick)))
                .isTrue();
        keepBoth("backup-emptied");
        WindowRobot.click(school.scene(), "#backup-show");
        WindowRobot.await("the question", () -> school.shows("Nothing is written into " + stick));
        keepBoth("backup-anew");
        press("#nightly-again");
        WindowRobot.await("the same answer", () -> school.shows("Your earlier backups are not in " + stick));
        assertThat(stick).isEmptyDirectory();
        keepBoth("backup-again");
        press("#nightly-anew");
        WindowRobot.await("a backup", () -> school.shows("The last seven are kept"));
        assertThat(scheduled.copies()).hasSize(1);
        assertThat(school.shows("Start anew here")).isFalse();
        go(ScreenRoute.CLASS);
        assertThat(isShown()).isFalse();
    }

    @Test
    void whoLooksAgainIsToldWhatIsThere() throws IOException {
        Path stick = Files.createDirectory(folder.resolve("stick"));
        Path away = showBackupsWithoutTheEarlierOne(stick);
        press("#nightly-again");
        WindowRobot.await("the answer", () -> school.shows("Your earlier backups are not in " + stick));
        Files.move(away, stick.resolve(away.getFileName()));
        press("#nightly-again");
        WindowRobot.await("no answer any more", () -> !school.shows("Your earlier backups are not in"));
        WindowRobot.await("the backups", () -> school.shows("The last seven are kept"));
    }

    /// A mount point may go with its disk.
    @Test
    void aFolderThatHasGoneIsToldAsWell() throws IOException {
        Path stick = Files.createDirectory(folder.resolve("stick"));
        Path away = showBackupsWithoutTheEarlierOne(stick);
        Files.delete(stick);
        press("#nightly-anew");
        WindowRobot.await("the answer", () -> school.shows("Your earlier backups are not in " + stick));
        Files.createDirectory(stick);
        ScheduledBackup scheduled = school.services.practice.backups().scheduled();
        assertThat(scheduled.createIfDue(ProgressListener.NONE))
                .as("they are looked for as before")
                .isEmpty();
        assertThat(scheduled.isEmptied()).isTrue();
        assertThat(away).exists();
    }

    /// Makes a backup in a folder, takes it away, and goes on to where the next start says so.
    ///
    /// @return where the backup lies now
    private Path showBackupsWithoutTheEarlierOne(Path stick) throws IOException {
        school.services.library.settings().set(ScheduledBackup.TARGET_FOLDER, stick.toString());
        ScheduledBackup scheduled = school.services.practice.backups().scheduled();
        Path made = scheduled.createIfDue(ProgressListener.NONE).orElseThrow();
        school.services.practice.backups().confirmWords();
        Path away = Files.move(made, folder.resolve(made.getFileName()));
        scheduled.createIfDue(ProgressListener.NONE);
        go(ScreenRoute.PRACTICE);
        WindowRobot.click(school.scene(), "#backup-show");
        return away;
    }

    private void keepBoth(String name) {
        for (String language : Pictures.areKept() ? List.of("ko", "en") : List.<String>of()) {
            WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
            Pictures.keep(school.scene(), name + "-" + language);
        }
    }

    private void press(String id) {
        WindowRobot.run(() -> ((Button) school.scene().lookup(id)).fire());
    }

    @Test
    void itGoesOnceABackupIsMadeAndNoOtherScreenIsOpened() throws IOException {
        Path share = folder.resolve("share");
        school.services.library.settings().set(ScheduledBackup.TARGET_FOLDER, share.toString());
        school.services.library.settings().set(Setting.text("backup.failing-since", ""), "2026-01-02");
        go(ScreenRoute.PRACTICE);
        assertThat(isShown()).isTrue();
        Files.createDirectory(share);
        school.services.practice.backups().scheduled().createIfDue(ProgressListener.NONE);
        WindowRobot.await(
                "what is told now", () -> school.shows("24 words") && !school.shows("No backup could be made"));
        school.services.practice.backups().confirmWords();
        WindowRobot.await(
                "nothing", () -> !school.scene().lookup("#backup-notice").isVisible());
    }

    private void go(ScreenRoute route) {
        WindowRobot.run(() -> school.window.navigateTo(route.name()));
    }

    private boolean isShown() {
        return WindowRobot.call(() -> school.scene().lookup("#backup-notice").isVisible());
    }
}
