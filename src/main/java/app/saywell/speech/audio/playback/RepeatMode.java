package app.saywell.speech.audio.playback;

/// How often a range is played.
public enum RepeatMode {
    /// Once.
    ONCE,
    /// Repeatedly until it is stopped.
    LOOP
}
