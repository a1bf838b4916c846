package app.saywell.desk.practice.opinion;

import app.saywell.desk.takes.scoring.ScoringComparison;
import app.saywell.speech.CallFailure;

/// The state of the second opinion on a take.
public sealed interface SecondOpinionState {
    /// There is no result to compare with, or no other service.
    record OpinionUnavailable() implements SecondOpinionState {}

    /// No second opinion was requested yet.
    ///
    /// @param microDollars the highest possible cost
    record OpinionNotAsked(long microDollars) implements SecondOpinionState {}

    /// The answer is pending.
    record OpinionPending() implements SecondOpinionState {}

    /// The other service could not be asked.
    record OpinionRefused(CallFailure failure) implements SecondOpinionState {}

    /// Both services have scored the take.
    record OpinionReceived(ScoringComparison comparison) implements SecondOpinionState {}
}
