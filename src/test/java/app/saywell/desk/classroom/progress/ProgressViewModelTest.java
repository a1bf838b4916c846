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
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
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

    /// The list of learners of another class comes after its lesson.
    @Test
    void theTrendsOfAnotherClassAreReadOnceItsLearnersAreThere() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            ServiceGraph practice = fixture.useCases;
            Sentence sentence = fixture.sentence("the theme park");
            long first = practice.classes().create("3-1", Optional.empty()).id();
            long second = practice.classes().create("3-2", Optional.empty()).id();
            practice.classes().assign(first, sentence.lessonId(), Optional.empty());
            practice.classes().assign(second, sentence.lessonId(), Optional.empty());
            practice.learners().add("Ann", "1", Optional.of(first), Consent.THIS_COMPUTER);
            Learner ben = practice.learners().add("Ben", "1", Optional.of(second), Consent.THIS_COMPUTER);
            fixture.score(fixture.take(sentence, ben.id()));
            var audio = FakeAudioDevices.audioSession(Runnable::run, PracticeFixture.tone(220));
            ScreenServices inPlace = ScreenServices.of(practice, new TaskRunner(Runnable::run, Runnable::run), audio);
            ScreenServices held = ScreenServices.of(practice, new TaskRunner(waiting::add, Runnable::run), audio);
            ClassViewModel classes = new ClassViewModel(inPlace.classroom().selection());
            RosterViewModel roster = new RosterViewModel(held.classroom().roster(), classes);
            ProgressViewModel progress = new ProgressViewModel(held.classroom().progress(), classes, roster);
            classes.selectClass(first);
            classes.selectedTab().set(ClassTab.PROGRESS);
            runWaiting();
            assertThat(progress.classTrends().get()).isEmpty();
            classes.selectClass(second);
            runWaiting();
            assertThat(progress.classTrends().get())
                    .extracting(LearnerTrend::learner)
                    .containsExactly(ben);
            progress.close();
            roster.close();
            classes.close();
            audio.close();
        }
    }

    /// What a read of the class before says is not what the class that is shown did.
    @Test
    void anotherClassShowsNothingOfTheOneBeforeWhileItIsRead() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("library"))) {
            ServiceGraph practice = fixture.useCases;
            long first = practice.classes().create("3-1", Optional.empty()).id();
            long second = practice.classes().create("3-2", Optional.empty()).id();
            Learner ann = practice.learners().add("Ann", "1", Optional.of(first), Consent.THIS_COMPUTER);
            Learner ben = practice.learners().add("Ben", "1", Optional.of(second), Consent.THIS_COMPUTER);
            Path file = folder.resolve("tone.wav");
            WavEncoder.write(file, PracticeFixture.tone(440));
            practice.selfStudy().freeSpeech().keep(ann.id(), "park", "Describe it", file, PracticeFixture.NOW);
            var audio = FakeAudioDevices.audioSession(Runnable::run, PracticeFixture.tone(220));
            ScreenServices inPlace = ScreenServices.of(practice, new TaskRunner(Runnable::run, Runnable::run), audio);
            ScreenServices held = ScreenServices.of(practice, new TaskRunner(waiting::add, Runnable::run), audio);
            ClassViewModel classes = new ClassViewModel(inPlace.classroom().selection());
            RosterViewModel roster = new RosterViewModel(inPlace.classroom().roster(), classes);
            SpokenTasksViewModel spoken =
                    new SpokenTasksViewModel(held.classroom().progress(), classes, roster);
            classes.selectClass(first);
            classes.selectedTab().set(ClassTab.PROGRESS);
            spoken.shown().set(true);
            runWaiting();
            assertThat(spoken.speakers().get().of(ann)).hasSize(1);

            classes.selectClass(second);
            assertThat(spoken.speakers().get().learners()).isEmpty();
            assertThat(spoken.speakers().get().spoken()).isEmpty();
            runWaiting();
            assertThat(spoken.speakers().get().learners()).containsExactly(ben);
            assertThat(spoken.speakers().get().spoken()).isEmpty();
            spoken.close();
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
