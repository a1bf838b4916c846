package app.saywell.desk.classroom.microphones;

import app.saywell.desk.takes.view.KeptRecordings;

/// What a microphone seat is at.
public sealed interface SeatPhase {
    /// The microphone, the learner or the sentence is missing.
    record SeatIncomplete() implements SeatPhase {}

    /// There is no consent for this learner, so nothing is recorded.
    record SeatWithoutConsent() implements SeatPhase {}

    /// Recording can start.
    record SeatReady() implements SeatPhase {}

    /// The learner has a take of every sentence.
    record SeatFinished() implements SeatPhase {}

    /// A take was asked for, and the microphone is still being opened.
    record SeatStarting() implements SeatPhase {}

    /// A take is being recorded.
    record SeatRecording() implements SeatPhase {}

    /// A take was stopped and is being stored.
    record SeatStoring() implements SeatPhase {}

    /// The take is missing or incomplete, or the microphone gives no sound.
    ///
    /// @param messageKey the text key of the reason
    /// @param kept what is safe
    record SeatFailed(String messageKey, KeptRecordings kept) implements SeatPhase {}

    /// Whether a take is being started, recorded or stored.
    default boolean isBusy() {
        return isRunning() || this instanceof SeatStoring;
    }

    /// Whether there is a take to stop: one that is recorded, or one that is being started.
    default boolean isRunning() {
        return this instanceof SeatRecording || this instanceof SeatStarting;
    }
}
