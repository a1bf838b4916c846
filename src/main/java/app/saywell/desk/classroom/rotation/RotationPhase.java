package app.saywell.desk.classroom.rotation;

/// The phase of the current turn.
public sealed interface RotationPhase {
    /// Recording can start.
    record TurnReady() implements RotationPhase {}

    /// A take is being recorded.
    record TurnRecording() implements RotationPhase {}

    /// There is no consent for this learner, so nothing is recorded.
    record ConsentMissing() implements RotationPhase {}

    /// Every learner had a turn.
    record RotationFinished() implements RotationPhase {}

    /// The take is missing or incomplete.
    ///
    /// @param messageKey the text key of the reason
    record TurnFailed(String messageKey) implements RotationPhase {}
}
