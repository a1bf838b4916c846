package app.saywell.desk.takes.scoring;

import app.saywell.speech.CallFailure;

/// The outcome of asking for a second opinion.
public sealed interface SecondOpinionOutcome {
    /// Both results.
    record ComparedOpinion(ScoringComparison comparison) implements SecondOpinionOutcome {}

    /// There is no second opinion. Nothing has changed.
    record RefusedOpinion(CallFailure failure) implements SecondOpinionOutcome {}
}
