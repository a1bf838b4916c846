package app.saywell.speech.signal;

/// Halves the sample rate of a sound that comes sample by sample, in a memory that does not grow.
///
/// A half-band filter with a Kaiser window (A. V. Oppenheim, R. W. Schafer, "Discrete-Time Signal
/// Processing", 7.6): flat to four fifths of what the lower rate can hold, and 80 dB less where it
/// would be heard as something else below that. Linear phase, no delay. For one thread.
public final class RateHalver {
    /// So many samples behind the last one are needed until the last of the result is there.
    public static final int REACH = 23;

    private static final double BETA = 0.1102 * (80 - 8.7);
    private static final int LENGTH = 64;
    private static final float[] TAPS = taps();

    private final float[] latest = new float[LENGTH];
    private long received;
    private float output;

    /// Takes the next sample, or silence behind the last one.
    ///
    /// @return whether there is a new [#output()]
    public boolean add(float sample) {
        latest[(int) (received % LENGTH)] = sample;
        long middle = received++ - REACH;
        if (middle < 0 || middle % 2 != 0) {
            return false;
        }
        float sum = at(middle) / 2;
        for (int i = 0; i < TAPS.length; i++) {
            sum += TAPS[i] * (at(middle - 2L * i - 1) + at(middle + 2L * i + 1));
        }
        output = sum;
        return true;
    }

    /// The newest sample of the result.
    public float output() {
        return output;
    }

    /// What came before the first sample is silence.
    private float at(long position) {
        return latest[(int) (position & (LENGTH - 1))];
    }

    /// The weights of the samples 1, 3, 5 … before and after the middle; the even ones have none.
    /// All weights together are one, so a constant signal is kept.
    private static float[] taps() {
        double[] exact = new double[(REACH + 1) / 2];
        double sum = 0;
        for (int i = 0; i < exact.length; i++) {
            int distance = 2 * i + 1;
            double sinc = Math.sin(Math.PI * distance / 2) / (Math.PI * distance);
            exact[i] = sinc * Resampler.kaiser(distance / (REACH + 1.0), BETA);
            sum += exact[i];
        }
        float[] taps = new float[exact.length];
        for (int i = 0; i < taps.length; i++) {
            taps[i] = (float) (exact[i] / (4 * sum));
        }
        return taps;
    }
}
