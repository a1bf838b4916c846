package app.saywell.desk.practice.presenter;

import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.takes.scoring.ScoringOutcome;
import app.saywell.desk.takes.view.KeptRecordings;
import app.saywell.speech.task.TaskOutcome;

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
