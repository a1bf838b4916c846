package app.saywell.ui.classroom.progress;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.learner.Consent;
import app.saywell.library.learner.Learner;
import app.saywell.library.lesson.Sentence;
import app.saywell.practice.PracticeFixture;
import app.saywell.practice.UseCases;
import app.saywell.task.TaskRunner;
import app.saywell.ui.FakeAudioDevices;
import app.saywell.ui.classroom.roster.RosterViewModel;
import app.saywell.ui.classroom.selection.ClassTab;
import app.saywell.ui.classroom.selection.ClassViewModel;
import app.saywell.ui.shell.ScreenServices;
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
            UseCases practice = fixture.useCases;
            Sentence sentence = fixture.sentence("the theme park");
            long classId = practice.classes().create("3-2", Optional.empty()).id();
            practice.classes().assign(classId, sentence.lessonId(), Optional.empty());
            Learner learner = practice.learners().add("", "1", Optional.of(classId), Consent.THIS_COMPUTER);
            fixture.score(fixture.take(sentence, learner.id()));
            var audio = FakeAudioDevices.audioSession(Runnable::run, PracticeFixture.tone(220));
            ScreenServices inPlace = ScreenServices.of(practice, new TaskRunner(Runnable::run, Runnable::run), audio);
            ScreenServices held = ScreenServices.of(practice, new TaskRunner(waiting::add, Runnable::run), audio);
            ClassViewModel classes = new ClassViewModel(inPlace.classSelection());
            RosterViewModel roster = new RosterViewModel(inPlace.roster(), classes);
            ProgressViewModel progress = new ProgressViewModel(held.progress(), classes, roster);
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
