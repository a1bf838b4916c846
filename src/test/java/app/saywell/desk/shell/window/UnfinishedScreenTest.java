package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.Learner;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Nothing that a window reads or stores fails in silence.
class UnfinishedScreenTest {
    private static final String NOTICE = "#unfinished-notice";

    @TempDir
    Path folder;

    private final AtomicBoolean isBroken = new AtomicBoolean();
    private ClassWindow school;

    @BeforeEach
    void open() {
        school = ClassWindow.withAssignedLesson(folder);
        school.services.library.database().forbidOn(() -> isBroken.get() && !Platform.isFxApplicationThread());
    }

    @AfterEach
    void close() {
        isBroken.set(false);
        school.close();
    }

    @Test
    void aGridThatCannotBeReadIsToldAndReadAgain() {
        whileBroken(() -> school.services.practice.changes().publish(changedTakes()));
        assertThat(isTold()).isTrue();
        assertThat(WindowRobot.call(() -> school.shows("What is stored is safe.")))
                .isTrue();
        List<Learner> before = school.learners;
        WindowRobot.click(school.scene(), "#unfinished-again");
        WindowRobot.await("the grid", () -> !isTold());
        assertThat(WindowRobot.call(() -> school.board().cellCount())).isEqualTo(3 * before.size());
    }

    @ParameterizedTest
    @EnumSource(
            value = ScreenRoute.class,
            names = {"PRACTICE", "LESSONS", "REPORTS", "QUEUE"})
    void everyScreenSaysWhatItCannotRead(ScreenRoute screen) {
        whileBroken(() -> school.window.navigateTo(screen.name()));
        whileBroken(() -> school.services.practice.changes().publish(changedTakes()));
        assertThat(isTold()).isTrue();
        WindowRobot.click(school.scene(), "#unfinished-again");
        WindowRobot.await("what was missing", () -> !isTold());
    }

    @ParameterizedTest
    @EnumSource(value = ClassTab.class)
    void everyTabOfAClassSaysWhatItCannotRead(ClassTab tab) {
        whileBroken(() -> {
            school.window.classScreen().viewModel().selectedTab().set(tab);
            school.services.practice.changes().publish(changedTakes());
        });
        assertThat(isTold()).isTrue();
    }

    @Test
    void aChangeThatCannotBeStoredIsToldAndStoredWhenTriedAgain() {
        long learner = school.learners.getFirst().id();
        Optional<Long> classId = Optional.of(school.schoolClass.id());
        whileBroken(() -> school.services
                .practice
                .edits()
                .edit(() -> school.services.practice.learners().editLearner(learner, "민준", "1", classId)));
        assertThat(WindowRobot.call(() -> school.shows("A change could not be stored.")))
                .isTrue();
        WindowRobot.click(school.scene(), "#unfinished-again");
        WindowRobot.await("the change", () -> !isTold());
        assertThat(school.services.practice.learners().find(learner).map(Learner::name))
                .isEqualTo(Optional.of("민준"));
    }

    private void whileBroken(Runnable act) {
        isBroken.set(true);
        WindowRobot.run(act);
        WindowRobot.await("the end of all reads", () -> true);
        isBroken.set(false);
    }

    private boolean isTold() {
        return WindowRobot.call(() -> school.scene().lookup(NOTICE).isVisible());
    }

    private LibraryChange changedTakes() {
        return new LibraryChange.TakesChanged(
                school.sentences.getFirst().id(), school.learners.getFirst().id());
    }
}
