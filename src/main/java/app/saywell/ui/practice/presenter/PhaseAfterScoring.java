package app.saywell.ui.practice.presenter;

import app.saywell.practice.scoring.ScoringOutcome;
import app.saywell.task.TaskOutcome;
import app.saywell.ui.context.KeptRecordings;
import app.saywell.ui.practice.state.PracticePhase;

/// The phase after scoring.
final class PhaseAfterScoring {
    private PhaseAfterScoring() {}

    static PracticePhase of(TaskOutcome<ScoringOutcome> outcome) {
        return switch (outcome) {
            case TaskOutcome.TaskDone<ScoringOutcome>(ScoringOutcome.ScoredTake judged) ->
                new PracticePhase.TakeScored();
            case TaskOutcome.TaskDone<ScoringOutcome>(ScoringOutcome.RefusedTake refused) ->
                new PracticePhase.ScoringFailed(refused.failure());
            case TaskOutcome.TaskFailed<ScoringOutcome> failed ->
                new PracticePhase.LocalFailure(
                        "practice.broken.judging", failed.cause().getClass().getSimpleName(), KeptRecordings.NEW_TAKE);
            case TaskOutcome.TaskCancelled<ScoringOutcome> cancelled -> new PracticePhase.SentenceReady();
        };
    }
}
