package app.saywell.desk.practice.state;

import app.saywell.desk.takes.view.KeptRecordings;
import app.saywell.speech.CallFailure;

/// The phase of practising a sentence.
public sealed interface PracticePhase {
    /// The lesson is being read for the first time.
    record OpeningLesson() implements PracticePhase {}

    /// There is no sentence.
    record NoSentence() implements PracticePhase {}

    /// Whether there is nothing that could be read aloud.
    default boolean isWithoutSentence() {
        return this instanceof OpeningLesson || this instanceof NoSentence;
    }

    /// Whether it ends by itself, with nothing for anybody to do.
    default boolean endsByItself() {
        return this instanceof CountingDown || this instanceof ScoringTake;
    }

    /// A sentence without a take.
    record SentenceReady() implements PracticePhase {}

    /// A recording starts in this many seconds.
    record CountingDown(int seconds) implements PracticePhase {}

    /// A take is being recorded.
    record RecordingTake() implements PracticePhase {}

    /// The take is stored and is being scored.
    record ScoringTake() implements PracticePhase {}

    /// A scored take is shown.
    record TakeScored() implements PracticePhase {}

    /// The take is stored, but the service did not score it.
    record ScoringFailed(CallFailure failure) implements PracticePhase {}

    /// The shown take is stored and waits in the queue.
    ///
    /// @param stopped whether the queue has stopped
    record TakeWaiting(boolean stopped) implements PracticePhase {}

    /// The shown take is stored and nobody is going to score it.
    record TakeUnscored() implements PracticePhase {}

    /// Something failed on this computer.
    ///
    /// @param messageKey bundle key of the message
    /// @param errorCode a code to quote
    /// @param kept what is safe
    record LocalFailure(String messageKey, String errorCode, KeptRecordings kept) implements PracticePhase {}
}
