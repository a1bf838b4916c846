package app.saywell.speech.signal;

/// The pitch of the voice over time.
///
/// @param hertz fundamental frequency at each step, or 0 where there is no voice
/// @param stepSeconds time between two values; the first one belongs to time 0
@SuppressWarnings("ArrayRecordComponent") // a curve is drawn, never compared
public record PitchCurve(float[] hertz, double stepSeconds) {
    /// Below the creaky voice of a man.
    public static final double MIN_HERTZ = 60;

    /// Above the call of a child.
    public static final double MAX_HERTZ = 600;

    /// The curve of `audio` by [PitchTracker], with a value every 10 ms.
    public static PitchCurve of(Pcm audio) {
        return new PitchTracker(audio).curve();
    }

    /// The fundamental frequency at `seconds`, or 0 where there is no voice.
    public float hertzAt(double seconds) {
        long index = Math.round(seconds / stepSeconds);
        return index < 0 || index >= hertz.length ? 0 : hertz[(int) index];
    }
}
