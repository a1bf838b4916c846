package app.saywell.audio.playback;

/// How often a passage is played.
public enum Repeat {
    /// Once.
    ONCE,
    /// Until it is stopped.
    LOOP
}
