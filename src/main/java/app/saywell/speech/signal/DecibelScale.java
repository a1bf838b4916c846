package app.saywell.speech.signal;

/// Levels relative to full scale (dBFS): amplitude 1 is 0 dB.
public final class DecibelScale {
    /// The level of silence, a little below the last bit of 16.
    public static final double SILENCE_DB = -100;

    private DecibelScale() {}

    /// The level of an amplitude, at least [#SILENCE_DB].
    public static double ofAmplitude(double amplitude) {
        return amplitude <= 0 ? SILENCE_DB : Math.max(SILENCE_DB, 20 * Math.log10(amplitude));
    }

    /// The level of a mean square, at least [#SILENCE_DB].
    public static double ofPower(double meanSquare) {
        return meanSquare <= 0 ? SILENCE_DB : Math.max(SILENCE_DB, 10 * Math.log10(meanSquare));
    }
}
