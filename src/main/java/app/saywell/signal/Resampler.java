package app.saywell.signal;

/// Changes the sample rate by a polyphase windowed sinc.
///
/// Linear phase and no delay: what was at time t stays at time t. Kaiser window of 64 zero
/// crossings a side at the lower of the two rates (A. V. Oppenheim, R. W. Schafer, "Discrete-Time
/// Signal Processing", 7.6): at 16 kHz out, flat to 7.2 kHz and 90 dB down from 8 kHz.
/// Deterministic; safe for several threads.
public final class Resampler {
    private static final int ZERO_CROSSINGS = 64;
    private static final double ATTENUATION_DB = 90;
    private static final double BETA = 0.1102 * (ATTENUATION_DB - 8.7);

    /// Where the response is half, as a share of the lower Nyquist rate: the stop band begins
    /// there.
    private static final double CUTOFF =
            1 - (ATTENUATION_DB - 8) / (2.285 * 2 * ZERO_CROSSINGS) / (2 * Math.PI);

    /// Ratios of large numbers are met by the nearest of so many phases.
    private static final int MOST_PHASES = 4096;

    private final int from;
    private final int to;
    private final int halfWidth;
    private final float[][] phases;

    private Resampler(int from, int to) {
        this.from = from;
        this.to = to;
        double narrow = Math.min(1, (double) to / from);
        halfWidth = (int) Math.ceil(ZERO_CROSSINGS / narrow / 2) * 2;
        phases = new float[Math.min(MOST_PHASES, to / gcd(from, to))][];
        for (int phase = 0; phase < phases.length; phase++) {
            phases[phase] = taps((double) phase / phases.length, narrow);
        }
    }

    /// One for many recordings of the same rate; both rates in Hz.
    public static Resampler between(int from, int to) {
        if (from <= 0 || to <= 0) {
            throw new IllegalArgumentException("rates must be positive: " + from + ", " + to);
        }
        return new Resampler(from, to);
    }

    /// The same sound at `rate` Hz; the same object if it has that rate.
    public static Pcm resample(Pcm audio, int rate) {
        return audio.sampleRate() == rate
                ? audio
                : between(audio.sampleRate(), rate).resample(audio);
    }

    /// The same sound at the other rate; before and after it is silence.
    public Pcm resample(Pcm audio) {
        if (audio.sampleRate() != from) {
            throw new IllegalArgumentException("made for " + from + " Hz");
        }
        float[] in = padded(audio.samples());
        long frames = audio.samples().length;
        float[] out = new float[Math.toIntExact((frames * to + from - 1) / from)];
        for (int i = 0; i < out.length; i++) {
            long position = (long) i * from;
            int whole = (int) (position / to);
            int phase = (int) ((position % to * phases.length + to / 2) / to);
            if (phase == phases.length) {
                phase = 0;
                whole++;
            }
            out[i] = convolve(in, whole + 1, phases[phase]);
        }
        return new Pcm(out, to);
    }

    private float[] padded(float[] samples) {
        float[] padded = new float[samples.length + 2 * halfWidth + 1];
        System.arraycopy(samples, 0, padded, halfWidth, samples.length);
        return padded;
    }

    private static float convolve(float[] in, int start, float[] taps) {
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        for (int k = 0; k < taps.length; k += 4) {
            a += in[start + k] * taps[k];
            b += in[start + k + 1] * taps[k + 1];
            c += in[start + k + 2] * taps[k + 2];
            d += in[start + k + 3] * taps[k + 3];
        }
        return a + b + (c + d);
    }

    /// Weights of the samples `1 - halfWidth` to `halfWidth` around a point `fraction` after sample
    /// 0, scaled to sum to one so that a steady level is kept exactly.
    private float[] taps(double fraction, double narrow) {
        double[] exact = new double[2 * halfWidth];
        double sum = 0;
        for (int k = 0; k < exact.length; k++) {
            double distance = k + 1 - halfWidth - fraction;
            exact[k] = sinc(distance * narrow * CUTOFF) * kaiser(distance / halfWidth);
            sum += exact[k];
        }
        float[] taps = new float[exact.length];
        for (int k = 0; k < taps.length; k++) {
            taps[k] = (float) (exact[k] / sum);
        }
        return taps;
    }

    private static double sinc(double x) {
        return x == 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    }

    /// The window from -1 to 1.
    private static double kaiser(double x) {
        return Math.abs(x) >= 1 ? 0 : bessel(BETA * Math.sqrt(1 - x * x)) / bessel(BETA);
    }

    /// The modified Bessel function of the first kind, order zero, by its power series.
    private static double bessel(double x) {
        double sum = 1;
        double term = 1;
        for (int k = 1; term > sum * 1e-16; k++) {
            term *= x / (2 * k) * (x / (2 * k));
            sum += term;
        }
        return sum;
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
