package app.saywell.desk.takes.scoring;

import app.saywell.desk.school.take.ScoringResult;
import app.saywell.speech.CallFailure;

/// The outcome of scoring a take.
public sealed interface ScoringOutcome {
    /// The result is stored.
    record ScoredTake(ScoringResult result) implements ScoringOutcome {}

    /// The take was not scored. The take itself is safe.
    record RefusedTake(CallFailure failure) implements ScoringOutcome {}
}
