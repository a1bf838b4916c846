package app.saywell.desk.classroom.progress;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classroom.roster.RosterViewModel;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.window.FakeAudioDevices;
import app.saywell.desk.shell.window.ScreenServices;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgressViewModelTest {
    @TempDir
    Path folder;

    /// Work of the view model that has not begun.
    private final Deque<Runnable> waiting = new ArrayDeque<>();

    @Test
    void saysThatItReadsAndEndsItWhenTheWindowCloses() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            ServiceGraph practice = fixture.useCases;
            Sentence sentence = fixture.sentence("the theme park");
            long classId = practice.classes().create("3-2", Optional.empty()).id();
            practice.classes().assign(classId, sentence.lessonId(), Optional.empty());
            Learner learner = practice.learners().add("", "1", Optional.of(classId), Consent.THIS_COMPUTER);
            fixture.score(fixture.take(sentence, learner.id()));
            var audio = FakeAudioDevices.audioSession(Runnable::run, PracticeFixture.tone(220));
            ScreenServices inPlace = ScreenServices.of(practice, new TaskRunner(Runnable::run, Runnable::run), audio);
            ScreenServices held = ScreenServices.of(practice, new TaskRunner(waiting::add, Runnable::run), audio);
            ClassViewModel classes = new ClassViewModel(inPlace.classroom().selection());
            RosterViewModel roster = new RosterViewModel(inPlace.classroom().roster(), classes);
            ProgressViewModel progress = new ProgressViewModel(held.classroom().progress(), classes, roster);
            assertThat(progress.isReading().get()).isFalse();

            classes.selectedTab().set(ClassTab.PROGRESS);
            assertThat(progress.isReading().get()).isTrue();
            assertThat(progress.classTrends().get()).isEmpty();
            runWaiting();
            assertThat(progress.isReading().get()).isFalse();
            assertThat(progress.classTrends().get())
                    .extracting(LearnerTrend::learner)
                    .isEqualTo(List.of(learner));

            fixture.score(fixture.take(sentence, learner.id()));
            assertThat(progress.isReading().get()).isTrue();
            AtomicInteger queries = new AtomicInteger();
            fixture.library.database().forbidOn(() -> queries.incrementAndGet() < 0);
            progress.close();
            assertThat(progress.isReading().get()).isFalse();
            runWaiting();
            assertThat(queries.get()).isZero();
            roster.close();
            classes.close();
            audio.close();
        }
    }

    private void runWaiting() {
        while (!waiting.isEmpty()) {
            waiting.poll().run();
        }
    }
}
