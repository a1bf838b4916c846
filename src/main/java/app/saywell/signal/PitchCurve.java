package app.saywell.signal;

/// The height of the voice over time.
///
/// @param hertz fundamental frequency at each step, or 0 where there is no voice
/// @param stepSeconds the first value belongs to time 0, the next to one step later
@SuppressWarnings("ArrayRecordComponent") // a curve is drawn, never compared
public record PitchCurve(float[] hertz, double stepSeconds) {
    /// Lower than a man's creak.
    public static final double LOWEST_HERTZ = 60;

    /// Higher than a child's call.
    public static final double HIGHEST_HERTZ = 600;

    /// The curve of `audio` as [PitchTrack] finds it, a value every 10 ms.
    public static PitchCurve of(Pcm audio) {
        return new PitchTrack(audio).curve();
    }

    /// The height at `seconds`, or 0 where there is no voice.
    public float at(double seconds) {
        long index = Math.round(seconds / stepSeconds);
        return index < 0 || index >= hertz.length ? 0 : hertz[(int) index];
    }
}
