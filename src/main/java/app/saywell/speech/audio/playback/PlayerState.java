package app.saywell.speech.audio.playback;

/// The state of the player.
public sealed interface PlayerState {

    /// Nothing is playing.
    record PlayerSilent() implements PlayerState {}

    record PlayerPlaying(PlaybackRange range) implements PlayerState {}

    record PlayerPaused(PlaybackRange range) implements PlayerState {}

    /// The playback failed or could not start.
    ///
    /// @param message for the log, not for the user
    /// @param number how many playbacks of the player have failed by now: a failure never equals the one before it,
    ///   so who listens for changes is told of each
    record PlaybackFailed(PlaybackProblem problem, String message, int number) implements PlayerState {}

    /// Why there is no sound.
    enum PlaybackProblem {
        /// The computer has no loudspeaker.
        NO_DEVICE,
        /// The loudspeaker cannot be opened.
        DEVICE_BUSY,
        /// It accepted no more sound for a second.
        DEVICE_LOST,
        /// Saywell itself failed while it played; what exactly is in the log.
        UNEXPECTED
    }
}
