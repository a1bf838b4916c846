package app.saywell.desk.ear.view;

import app.saywell.desk.ear.Trial;
import app.saywell.desk.kit.text.UserMessage;

/// Where a round of ear training is.
public sealed interface EarPhase {
    /// No round is running.
    record RoundIdle() implements EarPhase {}

    /// The first word, or the next one, is still being made.
    record TrialPreparing() implements EarPhase {}

    /// The word was played, and an answer is awaited.
    record TrialAsked(Trial trial) implements EarPhase {}

    /// The answer was given.
    ///
    /// @param chosen index of the word that the learner heard
    record TrialTold(Trial trial, int chosen) implements EarPhase {
        /// Whether it is the word that was said.
        public boolean isRight() {
            return trial.said() == chosen;
        }
    }

    /// All trials of the round were answered.
    record RoundEnded(RoundScore score) implements EarPhase {}

    /// The computer voice could not say a word.
    record VoiceFailed(UserMessage message) implements EarPhase {}
}
