package app.saywell.desk.reports.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.reports.GradebookFiller.LearnerGrade;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class GradebookViewModelTest {
    @TempDir
    Path folder;

    /// Work that has not begun.
    private final Deque<Runnable> waiting = new ArrayDeque<>();

    /// What became known, in this order.
    private final List<String> told = new ArrayList<>();

    private PracticeFixture fixture;
    private GradebookViewModel gradebook;

    @BeforeEach
    void open() throws IOException {
        fixture = new PracticeFixture(folder.resolve("home"));
        long classId =
                fixture.useCases.classes().create("3-2", Optional.empty()).id();
        Learner learner = fixture.useCases.learners().add("Kim", "1", Optional.of(classId), Consent.THIS_COMPUTER);
        gradebook = new GradebookViewModel(
                fixture.useCases.reports().gradebook(),
                new TaskRunner(waiting::add, Runnable::run),
                () -> Optional.of(() -> List.of(new LearnerGrade(learner, OptionalDouble.of(80)))));
        gradebook.plan().subscribe(plan -> plan.ifPresent(any -> told.add("plan")));
        Path file = Files.writeString(folder.resolve("a.csv"), "Number,Name,First,Second\n1,Kim,,\n");
        gradebook.open(file);
        runWaiting();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void aRequestIsAnsweredAfterItsPlanAndAlsoWhereThePlanIsTheSame() {
        gradebook.selectColumn(2, "", () -> told.add("answer"));
        assertThat(told).isEmpty();
        runWaiting();
        assertThat(told).containsExactly("plan", "answer");
        gradebook.selectColumn(3, "", () -> told.add("second answer"));
        runWaiting();
        assertThat(told).as("an equal plan").containsExactly("plan", "answer", "second answer");
        gradebook.updatePlan();
        runWaiting();
        assertThat(told).hasSize(3);
    }

    @Test
    void aRequestThatIsOvertakenByOtherGradesIsAnsweredWithTheirPlan() {
        gradebook.selectColumn(2, "", () -> told.add("answer"));
        gradebook.updatePlan();
        waiting.remove().run();
        assertThat(told).isEmpty();
        runWaiting();
        assertThat(told).containsExactly("plan", "answer");
    }

    @Test
    void aRequestEndsWithItsFile() {
        gradebook.selectColumn(2, "", () -> told.add("answer"));
        gradebook.forget();
        runWaiting();
        assertThat(told).containsExactly("answer");
    }

    private void runWaiting() {
        while (!waiting.isEmpty()) {
            waiting.poll().run();
        }
    }
}
