package app.saywell.ui.classroom.rotation;

/// What happens at the microphone.
public sealed interface Phase {
    /// Somebody may begin.
    record Ready() implements Phase {}

    /// Everything that is heard is written.
    record Recording() implements Phase {}

    /// The pupil's guardians have agreed to nothing: nothing is recorded.
    record NoConsent() implements Phase {}

    /// Everybody had their turn.
    record Done() implements Phase {}

    /// There was no take, or not all of it.
    ///
    /// @param what the key of what to say
    record Broken(String what) implements Phase {}
}
