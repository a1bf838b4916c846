package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.classes.progress.ClassGrowth;
import app.saywell.desk.classes.progress.GrowthLine;
import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.takes.scoring.ScoringOutcome;
import app.saywell.speech.task.TaskOutcome;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The growth of a class over all its lessons, on the progress tab.
class GrowthScreenTest {
    private static final int WEEKS = 10;

    @TempDir
    Path folder;

    private ClassWindow school;

    @BeforeEach
    void open() {
        school = ClassWindow.withAssignedLesson(folder);
    }

    @AfterEach
    void close() {
        school.close();
    }

    /// The learners read the sentences every week; the first gains two points a week, the last has only
    /// begun.
    private void readForWeeks() {
        Random random = new Random(3);
        for (int learner = 0; learner < 5; learner++) {
            Take first = school.take(learner, 0);
            score(first);
            for (int week = 0; week < (learner == 4 ? 1 : WEEKS); week++) {
                for (int sentence = 0; sentence < 3; sentence++) {
                    double slope = learner == 0 ? 2 : 0;
                    copy(
                            first,
                            school.sentences.get(sentence),
                            2 + 10 * week + sentence,
                            Instant.parse("2026-03-02T02:00:00Z").plus(Duration.ofDays(7L * week + sentence)),
                            68 + learner + 4 * sentence + slope * week + 3 * random.nextGaussian());
                }
            }
            school.services.practice.takes().delete(first.id());
        }
        WindowRobot.run(() -> school.services
                .practice
                .changes()
                .publish(new LibraryChange.TakesChanged(
                        school.sentences.getFirst().id(),
                        school.learners.getFirst().id())));
    }

    private void score(Take take) {
        CompletableFuture<TaskOutcome<ScoringOutcome>> scored = new CompletableFuture<>();
        WindowRobot.run(() -> school.services
                .practice
                .scoring()
                .score(take.id(), ServiceKind.EMBEDDED, IndeterminateCalls.BLOCK, scored::complete));
        assertThat(scored.join()).isInstanceOf(TaskOutcome.TaskDone.class);
    }

    private void copy(Take take, Sentence sentence, int number, Instant at, double total) {
        school.services.library.database().execute(handle -> {
            long copy = handle.select("""
                INSERT INTO take (sentence_id, learner_id, hash, number, recorded_at, device, source)
                SELECT ?, learner_id, hash, ?, ?, device, source FROM take WHERE id = ? RETURNING id
                """, sentence.id(), number, at.toEpochMilli(), take.id())
                    .mapTo(Long.class)
                    .one();
            long result = handle.select("""
                INSERT INTO result (take_id, endpoint, text, language, json, service, engine, micro_dollars, at)
                SELECT ?, endpoint, text, language, json, service, engine, 0, at FROM result WHERE take_id = ?
                RETURNING id
                """, copy, take.id()).mapTo(Long.class).one();
            handle.execute(
                    "INSERT INTO score SELECT ?, ?, scale, pronunciation, ? FROM score WHERE take_id = ?",
                    result,
                    copy,
                    total,
                    take.id());
        });
    }

    @Test
    void aLineForEachLearnerSaysWhatWasGainedAndHowSureThatIs() {
        readForWeeks();
        WindowRobot.run(
                () -> school.window.classScreen().viewModel().selectedTab().set(ClassTab.PROGRESS));
        WindowRobot.click(school.scene(), "#progress-growth");
        WindowRobot.await("the lines", () -> school.scene().lookup("#growth-summary") != null);
        String summary = WindowRobot.call(() -> ((Labeled) school.scene().lookup("#growth-summary")).getText());
        assertThat(summary).contains("Whole class: ").contains("1 grew").contains("1 with too few takes to say");
        assertThat(school.shows("Too few takes to say")).isTrue();
        Pictures.keep(school.scene(), "growth");
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("Korean", () -> school.shows("녹음이 적어 알 수 없어요"));
        Pictures.keep(school.scene(), "growth-ko");
    }

    @Test
    void theClassIsComparedWithItselfWhereNothingWasReadAgain() throws InterruptedException {
        List<Learner> learners = school.learners;
        assertThat(school.services.practice.progressReports().classGrowth(school.schoolClass.id()))
                .isEqualTo(ClassGrowth.NONE);
        Take take = school.take(0, 0);
        score(take);
        ClassGrowth growth = school.services.practice.progressReports().classGrowth(school.schoolClass.id());
        assertThat(growth.basis()).isEqualTo(ClassGrowth.Basis.CLASS);
        assertThat(growth.learners()).containsOnlyKeys(learners.getFirst().id());
    }

    @Test
    void theTeachersTotalWins() throws InterruptedException {
        Take take = school.take(0, 0);
        score(take);
        long result = school.services
                .practice
                .scoring()
                .latest(take.id())
                .orElseThrow()
                .id();
        long classId = school.schoolClass.id();
        school.services
                .practice
                .marks()
                .setMark(
                        result,
                        new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WHOLE, 0, 0),
                        12,
                        "");
        assertThat(school.services
                        .practice
                        .progressReports()
                        .classGrowth(classId)
                        .learners()
                        .values())
                .extracting(GrowthLine::level)
                .containsExactly(12.0);
    }

    @Test
    void aLearnersLineOpensTheSentencesOfTheLesson() {
        readForWeeks();
        WindowRobot.run(
                () -> school.window.classScreen().viewModel().selectedTab().set(ClassTab.PROGRESS));
        WindowRobot.click(school.scene(), "#progress-growth");
        WindowRobot.await("the lines", () -> school.scene().lookup("#growth-summary") != null);
        WindowRobot.run(() -> school.window
                .classScreen()
                .rosterViewModel()
                .selectLearner(school.learners.get(1).id()));
        WindowRobot.click(
                school.scene(), "#growth-open-" + school.learners.get(2).id());
        assertThat(WindowRobot.call(() -> ((ToggleButton) school.scene().lookup("#progress-growth")).isSelected()))
                .isFalse();
        WindowRobot.await("the sentences", () -> school.shows("We call it bear"));
    }
}
