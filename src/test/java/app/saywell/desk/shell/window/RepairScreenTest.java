package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.store.database.DatabaseFile;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A library whose rows changed on the disk, in the window.
@Timeout(180)
class RepairScreenTest {
    @TempDir
    Path folder;

    private ClassWindow school;
    private List<Learner> learners;

    @BeforeEach
    void open() {
        school = ClassWindow.withAssignedLesson(folder);
        learners = school.services.library.learners().findByClass(school.schoolClass.id());
        school.services.library.copyDatabaseTo(
                school.services.library.folder().backupsFolder().resolve("2026-01-02.db"));
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void eachDamagedRowIsAskedAboutAndMended() {
        damage("UPDATE learner SET name = 'Kim X' WHERE id = " + learners.get(0).id());
        damage("UPDATE learner SET name = 'Kim Y' WHERE id = " + learners.get(1).id());
        WindowRobot.run(() -> school.services.practice.rowRecovery().examineInBackground());
        WindowRobot.await("the first", () -> school.shows("Kim X") && school.shows("(1 of 2)"));
        assertThat(WindowRobot.call(() -> school.shows("exactly as it was written")))
                .isTrue();
        Pictures.keep(school.scene(), "repair-en");
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("in Korean", () -> school.shows("저장했던 그대로"));
        Pictures.keep(school.scene(), "repair-ko");
        WindowRobot.click(school.scene(), "#repair-copy");
        WindowRobot.await("the second", () -> school.shows("2개 중 2번째"));
        WindowRobot.click(school.scene(), "#repair-keep");
        WindowRobot.await("the end", () -> school.shows("손상된 2곳을 모두 처리했어요"));
        WindowRobot.click(school.scene(), "#repair-later");
        WindowRobot.await("nothing", () -> !school.shows("손상된 2곳을 모두 처리했어요"));
        assertThat(school.services.library.damagedRows().check().isWhole()).isTrue();
        assertThat(name(0)).isEqualTo(learners.get(0).name());
        assertThat(name(1)).isEqualTo("Kim Y");
    }

    @Test
    void learnersOfAClassAreNotAsked() {
        damage("UPDATE learner SET name = 'Kim X' WHERE id = " + learners.get(0).id());
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.ROLE, UserRole.LEARNER));
        WindowRobot.run(() -> school.services.practice.rowRecovery().examineInBackground());
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.THEME, Theme.DARK));
        assertThat(WindowRobot.call(() -> isShown())).isFalse();
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.ROLE, UserRole.TEACHER));
        WindowRobot.await("the question", () -> isShown() && school.shows("Kim X"));
        Pictures.keep(school.scene(), "repair-dark");
        WindowRobot.click(school.scene(), "#repair-copy");
        WindowRobot.await("the end", () -> school.shows("has an answer"));
    }

    private boolean isShown() {
        return school.scene().lookup("#repair-notice").isVisible();
    }

    @Test
    void aDatabaseWithDamagedPagesIsReplacedByACopyAtTheNextStart() {
        damage("CREATE INDEX of_nobody ON mark (at)");
        WindowRobot.run(() -> school.services.practice.rowRecovery().examineInBackground());
        WindowRobot.await("the question", () -> school.shows("is damaged in parts"));
        Pictures.keep(school.scene(), "repair-pages");
        WindowRobot.click(school.scene(), "#repair-database");
        WindowRobot.await("the answer", () -> school.shows("January 2, 2026"));
        assertThat(app.saywell.desk.privacy.backup.BackupRestorer.isPrepared(
                        school.services.library.folder().root()))
                .isTrue();
    }

    private String name(int index) {
        return school.services
                .library
                .learners()
                .find(learners.get(index).id())
                .orElseThrow()
                .name();
    }

    private void damage(String sql) {
        DatabaseFile.changeCopy(school.services.library.folder().databaseFile(), handle -> handle.execute(sql));
    }
}
