package app.saywell.desk.lessons.voice;

/// How something is said.
///
/// @param voice id or name of a voice
/// @param speed 1 is usual; from 0.7 to 1.15
/// @param pause seconds of silence at commas, beside what the voice makes of them
public record VoiceManner(String voice, double speed, double pause) {
    /// The slowest speed.
    public static final double SLOWEST = 0.7;

    /// The fastest speed.
    public static final double FASTEST = 1.15;

    /// A voice at its usual speed.
    public static VoiceManner of(String voice) {
        return new VoiceManner(voice, 1, 0);
    }

    /// The same voice at another speed.
    public VoiceManner at(double newSpeed) {
        return new VoiceManner(voice, newSpeed, pause);
    }
}
