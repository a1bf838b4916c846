package app.saywell.signal;

/// Levels relative to full scale (dBFS): amplitude 1 is 0 dB.
public final class Decibels {
    /// Given for silence: a little below the last bit of 16.
    public static final double SILENCE = -100;

    private Decibels() {}

    /// Level of an amplitude, at least [#SILENCE].
    public static double ofAmplitude(double amplitude) {
        return amplitude <= 0 ? SILENCE : Math.max(SILENCE, 20 * Math.log10(amplitude));
    }

    /// Level of a mean square, at least [#SILENCE].
    public static double ofPower(double meanSquare) {
        return meanSquare <= 0 ? SILENCE : Math.max(SILENCE, 10 * Math.log10(meanSquare));
    }
}
