package app.saywell.desk.takes.queue;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceFallback;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ScoringQueueTest {
    @TempDir
    Path folder;

    @Test
    void queuedTakesSurviveARestart() {
        Take first;
        Take second;
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Sentence sentence = fixture.sentence("We call it bear");
            first = fixture.take(sentence);
            second = fixture.take(sentence);
            fixture.useCases.scoringQueue().enqueue(List.of(first.id(), second.id()));
            fixture.library.scoringQueue().startNext(); // the power fails here
        }
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            assertThat(states(fixture)).containsExactly(QueuedTake.QueueState.WAITING, QueuedTake.QueueState.WAITING);
            fixture.useCases.scoringQueue().resume();
            assertThat(fixture.useCases.scoringQueue().queuedTakes()).isEmpty();
            assertThat(fixture.useCases.scoring().latest(first.id())).isPresent();
            assertThat(fixture.useCases.scoring().latest(second.id())).isPresent();
            assertThat(fixture.embedded.calls).hasValue(2);
        }
    }

    @Test
    void aFailureOfAllTakesStopsTheQueueWithItsReason() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            List<Long> takes = takes(fixture, 3);
            refuse(fixture, FailureKind.OVER_BUDGET);
            fixture.useCases.scoringQueue().enqueue(takes, ServiceKind.HOSTED);
            fixture.useCases.scoringQueue().resume();
            assertThat(fixture.useCases.scoringQueue().isPaused()).isTrue();
            assertThat(fixture.useCases.scoringQueue().stoppedBy()).contains(FailureKind.OVER_BUDGET);
            assertThat(fixture.hosted.calls).hasValue(1);
            assertThat(states(fixture))
                    .containsExactly(
                            QueuedTake.QueueState.FAILED, QueuedTake.QueueState.WAITING, QueuedTake.QueueState.WAITING);

            fixture.hosted.refusal.set(Optional.empty());
            fixture.useCases.scoringQueue().resume();
            assertThat(fixture.useCases.scoringQueue().queuedTakes()).isEmpty();
            assertThat(fixture.useCases.scoringQueue().stoppedBy()).isEmpty();
        }
    }

    @Test
    void aRefusedTakeDoesNotBlockTheOthers() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            List<Long> takes = takes(fixture, 2);
            refuse(fixture, FailureKind.NOT_ALL_WORDS_SPOKEN);
            fixture.useCases.scoringQueue().enqueue(takes, ServiceKind.HOSTED);
            fixture.useCases.scoringQueue().resume();
            assertThat(fixture.useCases.scoringQueue().queuedTakes())
                    .extracting(QueuedTake::failure)
                    .containsOnly(Optional.of(FailureKind.NOT_ALL_WORDS_SPOKEN));
            assertThat(fixture.hosted.calls).hasValue(2);
            fixture.hosted.refusal.set(Optional.empty());
            fixture.useCases.scoringQueue().retry(takes.getFirst());
            assertThat(states(fixture)).containsExactly(QueuedTake.QueueState.FAILED);
        }
    }

    static Stream<Supplier<Throwable>> faults() {
        return Stream.of(() -> new IllegalStateException("a fault"), () -> new OutOfMemoryError("none is left"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultOfSaywellIsToldAsOneAndDoesNotBlockTheOtherTakes(Supplier<Throwable> fault) {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            List<Long> takes = takes(fixture, 2);
            fixture.embedded.fault.set(Optional.of(fault));
            fixture.useCases.scoringQueue().resume();
            fixture.useCases.scoringQueue().enqueue(takes, ServiceKind.EMBEDDED);
            assertThat(fixture.useCases.scoringQueue().queuedTakes())
                    .singleElement()
                    .satisfies(first -> {
                        assertThat(first.takeId()).isEqualTo(takes.getFirst());
                        assertThat(first.failure()).contains(FailureKind.LOCAL_ERROR);
                    });
            fixture.useCases.scoringQueue().retry(takes.getFirst());
            assertThat(fixture.useCases.scoringQueue().queuedTakes()).isEmpty();
        }
    }

    @Test
    void aQueueThatCannotGoOnSaysSoAndGoesOnWhenItIsResumed() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            List<Long> takes = takes(fixture, 1);
            ScoringQueue queue = fixture.useCases.scoringQueue();
            queue.resume();
            fixture.library.database().execute(handle -> handle.execute("""
                CREATE TRIGGER full BEFORE UPDATE ON waiting WHEN NEW.state = 'RUNNING'
                BEGIN SELECT RAISE(ABORT, 'the disk is full'); END
                """));
            queue.enqueue(takes, ServiceKind.EMBEDDED);
            assertThat(queue.isPaused()).isTrue();
            assertThat(queue.stoppedBy()).contains(FailureKind.LOCAL_ERROR);
            assertThat(states(fixture)).containsExactly(QueuedTake.QueueState.WAITING);
            fixture.library.database().execute(handle -> handle.execute("DROP TRIGGER full"));
            queue.resume();
            assertThat(queue.queuedTakes()).isEmpty();
        }
    }

    @Test
    void anIndeterminateCallIsNotRetriedAutomatically() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            List<Long> takes = takes(fixture, 1);
            refuse(fixture, FailureKind.NO_ANSWER);
            fixture.useCases.scoringQueue().enqueue(takes, ServiceKind.HOSTED);
            fixture.useCases.scoringQueue().resume();
            fixture.useCases.scoringQueue().enqueue(takes, ServiceKind.HOSTED);
            assertThat(states(fixture)).containsExactly(QueuedTake.QueueState.UNKNOWN);
            assertThat(fixture.hosted.calls).hasValue(1);
            fixture.hosted.refusal.set(Optional.empty());
            fixture.useCases.scoringQueue().allowResend(takes.getFirst());
            assertThat(fixture.useCases.scoringQueue().queuedTakes()).isEmpty();
        }
    }

    @Test
    void whatThisComputerDidNotAnswerIsScoredAgainByItselfLaterAndLater() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            List<Long> takes = takes(fixture, 2);
            List<Duration> delays = new ArrayList<>();
            Deque<Runnable> due = new ArrayDeque<>();
            try (ScoringQueue queue = queue(fixture, delays, due)) {
                fixture.embedded.refusal.set(Optional.of(CallFailure.of(FailureKind.TIMED_OUT, "busy")));
                queue.resume();
                queue.enqueue(takes.subList(0, 1), ServiceKind.EMBEDDED);
                assertThat(fixture.embedded.calls).hasValue(1);
                assertThat(queue.queuedTakes()).singleElement().satisfies(take -> {
                    assertThat(take.isPutOff()).isTrue();
                    assertThat(ScoringQueue.isWaiting(take)).isTrue();
                });
                due.remove().run();
                assertThat(fixture.embedded.calls).hasValue(2);

                fixture.embedded.refusal.set(Optional.empty());
                queue.enqueue(takes.subList(1, 2), ServiceKind.EMBEDDED);
                assertThat(queue.queuedTakes())
                        .as("the other take did not have to wait")
                        .extracting(QueuedTake::takeId)
                        .containsExactly(takes.getFirst());
                due.remove().run();
                assertThat(queue.queuedTakes()).isEmpty();
                assertThat(fixture.useCases.scoring().latest(takes.getFirst())).isPresent();
                assertThat(delays).isSorted().hasSize(2);
            }
        }
    }

    @Test
    void whatThisComputerNeverAnswersWaitsForAPersonUntilTheNextStart() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            List<Long> takes = takes(fixture, 1);
            Deque<Runnable> due = new ArrayDeque<>();
            try (ScoringQueue queue = queue(fixture, new ArrayList<>(), due)) {
                fixture.embedded.refusal.set(Optional.of(CallFailure.of(FailureKind.TIMED_OUT, "stuck")));
                queue.resume();
                queue.enqueue(takes, ServiceKind.EMBEDDED);
                while (!due.isEmpty()) {
                    due.remove().run();
                }
                assertThat(fixture.embedded.calls).hasValue(LaterAttempts.DELAYS.size() + 1);
                assertThat(states(fixture)).containsExactly(QueuedTake.QueueState.FAILED);
                queue.retryAll();
                assertThat(due).as("counts anew").hasSize(1);
            }
            assertThat(due).as("the program ended before it was due").isEmpty();
            fixture.embedded.refusal.set(Optional.empty());
            try (ScoringQueue queue = queue(fixture, new ArrayList<>(), due)) {
                queue.resume();
                assertThat(queue.queuedTakes()).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"UNKNOWN, NO_ANSWER", "FAILED, TIMED_OUT"})
    void whatThisComputerLeftUnansweredIsScoredAtTheNextStart(QueuedTake.QueueState state, FailureKind failure) {
        long take;
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            List<Long> takes = takes(fixture, 2);
            take = takes.getFirst();
            fixture.useCases.scoringQueue().enqueue(List.of(take), ServiceKind.EMBEDDED);
            fixture.useCases.scoringQueue().enqueue(takes.subList(1, 2), ServiceKind.HOSTED);
            for (long id : takes) {
                fixture.library.scoringQueue().setState(id, state, Optional.of(failure));
            }
        }
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            fixture.useCases.scoringQueue().resume();
            assertThat(fixture.useCases.scoring().latest(take)).isPresent();
            assertThat(states(fixture)).as("the hosted one").containsExactly(state);
            assertThat(fixture.hosted.calls).hasValue(0);
        }
    }

    @Test
    void aHostedServiceThatTookTooLongIsNotAskedAgainByItself() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Deque<Runnable> due = new ArrayDeque<>();
            try (ScoringQueue queue = queue(fixture, new ArrayList<>(), due)) {
                refuse(fixture, FailureKind.TIMED_OUT);
                queue.resume();
                queue.enqueue(takes(fixture, 1), ServiceKind.HOSTED);
                assertThat(due).isEmpty();
                assertThat(states(fixture)).containsExactly(QueuedTake.QueueState.FAILED);
            }
        }
    }

    /// A queue whose later attempts are made when the test wishes.
    private static ScoringQueue queue(PracticeFixture fixture, List<Duration> delays, Deque<Runnable> due) {
        return new ScoringQueue(fixture.context(), fixture.useCases.scoring(), (delay, action) -> {
            delays.add(delay);
            due.add(action);
            return () -> due.remove(action);
        });
    }

    @Test
    void fallsBackToThisComputerWhenAskedTo() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            List<Long> takes = takes(fixture, 2);
            fixture.useCases.settings().set(Setting.FALLBACK, ServiceFallback.THIS_COMPUTER);
            refuse(fixture, FailureKind.UNREACHABLE);
            fixture.useCases.scoringQueue().enqueue(takes, ServiceKind.HOSTED);
            fixture.useCases.scoringQueue().resume();
            assertThat(fixture.useCases.scoringQueue().queuedTakes()).isEmpty();
            assertThat(fixture.useCases
                            .scoring()
                            .latest(takes.getLast())
                            .orElseThrow()
                            .origin())
                    .satisfies(origin -> assertThat(origin.onThisComputer()).isTrue());
        }
    }

    @Test
    void withdrawnConsentStopsQueuedTakes() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            List<Long> takes = takes(fixture, 1);
            fixture.useCases.scoringQueue().enqueue(takes, ServiceKind.HOSTED);
            long learner = fixture.useCases.learners().current().id();
            fixture.useCases.learners().recordConsent(learner, Consent.THIS_COMPUTER, "father", "phone");
            fixture.useCases.scoringQueue().resume();
            assertThat(fixture.hosted.calls).hasValue(0);
            assertThat(fixture.useCases.scoringQueue().queuedTakes().getFirst().failure())
                    .contains(FailureKind.NO_CONSENT);
        }
    }

    @Test
    void estimatesTheCostBeforeScoring() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            List<Long> takes = takes(fixture, 4);
            assertThat(fixture.useCases.scoringQueue().estimate(takes, ServiceKind.HOSTED))
                    .isEqualTo(new CostEstimate(4, 2.0, 2_400));
            assertThat(fixture.useCases.scoringQueue().estimate(takes, ServiceKind.EMBEDDED))
                    .isEqualTo(new CostEstimate(4, 2.0, 0));
            fixture.useCases.scoringQueue().enqueue(takes.subList(0, 1), ServiceKind.HOSTED);
            fixture.useCases.scoringQueue().resume();
            assertThat(fixture.useCases.scoringQueue().estimate(takes, ServiceKind.HOSTED))
                    .isEqualTo(new CostEstimate(3, 1.5, 1_800));
        }
    }

    private static List<Long> takes(PracticeFixture fixture, int count) {
        Sentence sentence = fixture.sentence("We call it bear");
        long learner = fixture.useCases.learners().current().id();
        fixture.useCases.learners().recordConsent(learner, Consent.HOSTED, "mother", "paper");
        return java.util.stream.IntStream.range(0, count)
                .mapToObj(i -> fixture.take(sentence).id())
                .toList();
    }

    private static void refuse(PracticeFixture fixture, FailureKind kind) {
        fixture.hosted.refusal.set(Optional.of(CallFailure.of(kind, "as the test wishes")));
    }

    private static List<QueuedTake.QueueState> states(PracticeFixture fixture) {
        return fixture.useCases.scoringQueue().queuedTakes().stream()
                .map(QueuedTake::state)
                .toList();
    }
}
