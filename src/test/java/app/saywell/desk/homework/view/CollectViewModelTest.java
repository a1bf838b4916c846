package app.saywell.desk.homework.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.homework.handin.CollectedFile;
import app.saywell.desk.homework.handin.CollectedFile.CollectedState;
import app.saywell.desk.homework.handin.HandInFiles;
import app.saywell.desk.homework.handin.HomeworkFixture;
import app.saywell.desk.kit.context.ScreenChanges;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.window.FakeAudioDevices;
import app.saywell.desk.shell.window.ScreenServices;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// What becomes of the list while it is read and the class changes.
@Timeout(240)
class CollectViewModelTest {
    @TempDir
    Path folder;

    /// Work of the view model that has not begun.
    private final Deque<Runnable> waiting = new ArrayDeque<>();

    private final AudioSession audio = FakeAudioDevices.audioSession(Runnable::run, PracticeFixture.tone(220));
    private HomeworkFixture fixture;
    private ScreenChanges changes;
    private ClassViewModel classes;
    private CollectServices services;
    private CollectViewModel collecting;

    @BeforeEach
    void open() {
        fixture = new HomeworkFixture(folder, 3, 2);
        ServiceGraph useCases = fixture.practice.useCases;
        ScreenServices inPlace = ScreenServices.of(useCases, new TaskRunner(Runnable::run, Runnable::run), audio);
        classes = new ClassViewModel(inPlace.classroom().selection());
        changes = new ScreenChanges(useCases.changes());
        changes.resume();
        services = new CollectServices(
                useCases.homework().collection(),
                useCases.homework().handIns(),
                useCases.homework().soundCheck(),
                useCases.learners(),
                useCases.lessons(),
                new TaskRunner(waiting::add, Runnable::run));
        collecting = new CollectViewModel(services, changes, classes);
    }

    @AfterEach
    void close() {
        collecting.close();
        changes.close();
        classes.close();
        audio.close();
        fixture.close();
    }

    @Test
    void twoChoicesWithoutAPauseBothCount() {
        collecting.collect(List.of(stranger(0, "a"), stranger(1, "b")));
        runWaiting();
        assertThat(states()).containsOnly(CollectedState.UNKNOWN_LEARNER);
        List<CollectedRow> rows = collecting.rows().get();
        collecting.chooseLearner(rows.get(0), learner(2).id());
        collecting.chooseLearner(rows.get(1), learner(0).id());
        runWaiting();
        assertThat(states()).containsOnly(CollectedState.NEW);
        assertThat(learners())
                .containsExactlyInAnyOrder(learner(2).id(), learner(0).id());
    }

    @Test
    void theLastChoiceForAFileCountsWhateverIsReadFirst() {
        collecting.collect(List.of(stranger(0, "a")));
        runWaiting();
        CollectedRow row = collecting.rows().get().getFirst();
        collecting.chooseLearner(row, learner(1).id());
        collecting.chooseLearner(row, learner(2).id());
        waiting.pollLast().run();
        runWaiting();
        assertThat(learners()).containsExactly(learner(2).id());
    }

    @Test
    void whatIsStorableFollowsASwapOfNumbers() {
        collecting.collect(List.of(handIn(0, "a")));
        runWaiting();
        assertThat(learners()).containsExactly(learner(0).id());
        renumber(0, "9");
        renumber(1, "1");
        renumber(0, "2");
        runWaiting();
        assertThat(learners()).containsExactly(learner(1).id());
        collecting.store();
        runWaiting();
        assertThat(fixture.takes(0)).isEmpty();
        assertThat(fixture.takes(1)).hasSize(2);
    }

    @Test
    void aChangeWhileOtherFilesAreLookedAtIsFollowedAfterwards() {
        collecting.collect(List.of(handIn(0, "a")));
        runWaiting();
        collecting.collect(List.of(handIn(1, "b")));
        assertThat(collecting.phase().get()).isEqualTo(CollectPhase.LOOKING);
        renumber(0, "9");
        runWaiting();
        assertThat(states()).containsExactlyInAnyOrder(CollectedState.UNKNOWN_LEARNER, CollectedState.NEW);
    }

    @Test
    void aSecondLookThatEndsWhileOtherFilesAreLookedAtIsTakenAnew() {
        collecting.collect(List.of(handIn(0, "a")));
        runWaiting();
        renumber(0, "9");
        waiting.remove().run(); // the turn after the edits
        collecting.collect(List.of(handIn(1, "b")));
        waiting.remove().run(); // the second look at the first file
        assertThat(collecting.phase().get()).isEqualTo(CollectPhase.LOOKING);
        assertThat(states()).containsExactly(CollectedState.NEW);
        runWaiting();
        assertThat(states()).containsExactlyInAnyOrder(CollectedState.UNKNOWN_LEARNER, CollectedState.NEW);
    }

    @Test
    void aChoiceDuringASecondLookIsKept() {
        collecting.collect(List.of(handIn(0, "a"), stranger(1, "b")));
        runWaiting();
        renumber(0, "9");
        waiting.remove().run();
        Runnable secondLook = waiting.remove();
        CollectedRow unknown = collecting.rows().get().stream()
                .filter(row -> row.file().asksLearner())
                .findFirst()
                .orElseThrow();
        collecting.chooseLearner(unknown, learner(2).id());
        waiting.remove().run();
        secondLook.run();
        runWaiting();
        assertThat(states()).containsExactlyInAnyOrder(CollectedState.UNKNOWN_LEARNER, CollectedState.NEW);
        assertThat(learners()).containsExactly(learner(2).id());
        assertThat(collecting.lookingAgain().get()).isFalse();
    }

    @Test
    void nothingIsStoredBeforeTheTeacherSeesWhoseItIsNow() {
        collecting.collect(List.of(handIn(0, "a")));
        runWaiting();
        renumber(0, "9");
        assertThat(collecting.lookingAgain().get()).isTrue();
        collecting.store();
        runWaiting();
        assertThat(collecting.phase().get()).isEqualTo(CollectPhase.DECIDING);
        assertThat(states()).containsExactly(CollectedState.UNKNOWN_LEARNER);
        assertThat(fixture.takes(0)).isEmpty();
    }

    @Test
    void aChoiceThatIsStillReadIsNotLostWhenStoreIsPressedAtOnce() {
        collecting.collect(List.of(handIn(0, "a"), stranger(1, "b")));
        runWaiting();
        CollectedRow unknown = collecting.rows().get().stream()
                .filter(row -> row.file().asksLearner())
                .findFirst()
                .orElseThrow();
        collecting.chooseLearner(unknown, learner(2).id());
        assertThat(collecting.lookingAgain().get()).as("told, and Store is off").isTrue();
        collecting.store();
        assertThat(collecting.phase().get()).isEqualTo(CollectPhase.DECIDING);
        runWaiting();
        assertThat(collecting.lookingAgain().get()).isFalse();
        assertThat(states()).containsOnly(CollectedState.NEW);
        collecting.store();
        runWaiting();
        assertThat(fixture.takes(0)).hasSize(2);
        assertThat(fixture.takes(2)).hasSize(2);
    }

    @Test
    void aChoiceThatIsNotReadAnyMoreHoldsNothingUp() {
        collecting.collect(List.of(stranger(1, "b")));
        runWaiting();
        collecting.chooseLearner(collecting.rows().get().getFirst(), learner(2).id());
        collecting.cancel();
        assertThat(collecting.lookingAgain().get()).isFalse();
    }

    @Test
    void afterASecondLookWasStoppedStoreSaysThatItLooksAgainFirst() {
        collecting.collect(List.of(handIn(0, "a")));
        runWaiting();
        renumber(0, "9");
        waiting.remove().run();
        services.tasks().openWork().stop();
        runWaiting();
        assertThat(collecting.lookingAgain().get()).isFalse();
        assertThat(states()).as("not looked at again").containsExactly(CollectedState.NEW);
        collecting.store();
        assertThat(collecting.lookingAgain().get()).as("the heading says so").isTrue();
        runWaiting();
        assertThat(collecting.phase().get()).isEqualTo(CollectPhase.DECIDING);
        assertThat(states()).containsExactly(CollectedState.UNKNOWN_LEARNER);
        assertThat(fixture.takes(0)).isEmpty();
    }

    @Test
    void anEditDoesNotWaitUntilAllFilesAreReadAgain() {
        collecting.collect(List.of(handIn(0, "a")));
        runWaiting();
        renumber(0, "9");
        waiting.remove().run();
        List<String> made = new ArrayList<>();
        services.tasks().runInOrder(_ -> made.add("an edit"), _ -> {});
        waiting.removeLast().run();
        assertThat(made).containsExactly("an edit");
        assertThat(states()).as("not read yet").containsExactly(CollectedState.NEW);
    }

    @Test
    void anInterruptedSecondLookEndsBeforeTheNextFile() {
        collecting.collect(List.of(handIn(0, "a"), handIn(1, "b")));
        runWaiting();
        List<Long> read = new ArrayList<>();
        assertThatExceptionOfType(InterruptedException.class).isThrownBy(() -> new CollectedRowReader(services)
                .lookAgain(collecting.rows().get(), (done, total) -> {
                    read.add(done);
                    Thread.currentThread().interrupt();
                }));
        assertThat(read).containsExactly(1L);
    }

    private Path handIn(int learner, String name) {
        return fixture.handIn(learner).write(fixture.file(name + ".saywell-homework"));
    }

    /// A hand-in with a number that nobody has.
    private Path stranger(int learner, String name) {
        HandInFiles file = fixture.handIn(learner);
        file.manifest.put("learner", Map.of("number", "77"));
        return file.write(fixture.file(name + ".saywell-homework"));
    }

    private Learner learner(int index) {
        return fixture.learners.get(index);
    }

    private void renumber(int index, String number) {
        Learner learner = learner(index);
        fixture.practice.useCases.learners().editLearner(learner.id(), learner.name(), number, learner.classId());
    }

    private List<CollectedState> states() {
        return collecting.rows().get().stream()
                .map(CollectedRow::file)
                .map(CollectedFile::state)
                .toList();
    }

    private List<Long> learners() {
        return collecting.rows().get().stream()
                .flatMap(row -> row.file().learner().stream())
                .map(Learner::id)
                .toList();
    }

    private void runWaiting() {
        while (!waiting.isEmpty()) {
            waiting.poll().run();
        }
    }
}
