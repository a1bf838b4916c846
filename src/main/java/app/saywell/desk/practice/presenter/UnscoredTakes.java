package app.saywell.desk.practice.presenter;

import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.takes.queue.ScoringQueue;
import app.saywell.desk.takes.scoring.TakeScoring;
import app.saywell.speech.CallFailure;
import java.util.Optional;

/// Where a take without a result stands: every take has a state, a reason and a next step.
final class UnscoredTakes {
    private UnscoredTakes() {}

    /// Reads it. Call it on a worker thread.
    static PracticePhase phase(TakeScoring takeScoring, ScoringQueue scoringQueue, Take take) {
        Optional<QueuedTake> queued = scoringQueue.queuedTakes().stream()
                .filter(waiting -> waiting.takeId() == take.id())
                .findFirst();
        return queued.map(waiting -> phase(takeScoring, scoringQueue, waiting))
                .or(() -> takeScoring.concern(take).map(PracticePhase.ScoringFailed::new))
                .orElseGet(PracticePhase.TakeUnscored::new);
    }

    private static PracticePhase phase(TakeScoring takeScoring, ScoringQueue scoringQueue, QueuedTake queued) {
        return switch (queued.state()) {
            case WAITING, RUNNING -> new PracticePhase.TakeWaiting(scoringQueue.isPaused());
            case FAILED, UNKNOWN ->
                new PracticePhase.ScoringFailed(
                        CallFailure.of(queued.failure().orElse(CallFailure.FailureKind.BAD_REQUEST), "in the queue"));
        };
    }
}
