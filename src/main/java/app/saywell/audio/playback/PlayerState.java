package app.saywell.audio.playback;

/// What the loudspeaker is doing.
public sealed interface PlayerState {

    /// Nothing: it was not asked, was stopped, or came to the end.
    record Silent() implements PlayerState {}

    /// It plays.
    record Playing(Passage passage) implements PlayerState {}

    /// It was paused within the passage.
    record Paused(Passage passage) implements PlayerState {}

    /// The passage could not be played, or not to its end.
    ///
    /// @param message for the log, not for the user
    record Failed(Trouble trouble, String message) implements PlayerState {}

    /// Why there is no sound.
    enum Trouble {
        /// The computer has no loudspeaker.
        NO_DEVICE,
        /// There is one, but it refuses.
        DEVICE_BUSY,
        /// It took no more sound for a second.
        DEVICE_LOST
    }
}
