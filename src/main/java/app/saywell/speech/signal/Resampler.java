package app.saywell.speech.signal;

/// Changes the sample rate with a polyphase windowed sinc filter.
///
/// It has linear phase and no delay. The Kaiser window has 64 zero crossings per side at the lower
/// of the two rates (A. V. Oppenheim, R. W. Schafer, "Discrete-Time Signal Processing", 7.6). At an
/// output rate of 16 kHz it is flat to 7.2 kHz and attenuates 90 dB from 8 kHz. Deterministic and
/// thread-safe.
public final class Resampler {
    private static final int ZERO_CROSSINGS = 64;
    private static final double ATTENUATION_DB = 90;
    private static final double BETA = 0.1102 * (ATTENUATION_DB - 8.7);

    /// The half-amplitude point as a share of the lower Nyquist rate, chosen so that the stop band
    /// begins there.
    private static final double CUTOFF = 1 - (ATTENUATION_DB - 8) / (2.285 * 2 * ZERO_CROSSINGS) / (2 * Math.PI);

    /// For ratios of large numbers, the nearest of this many phases is used.
    private static final int MAX_PHASES = 4096;

    private final int inputRate;
    private final int outputRate;
    private final int halfWidth;
    private final float[][] phases;

    private Resampler(int inputRate, int outputRate) {
        this.inputRate = inputRate;
        this.outputRate = outputRate;
        double bandwidthRatio = Math.min(1, (double) outputRate / inputRate);
        halfWidth = (int) Math.ceil(ZERO_CROSSINGS / bandwidthRatio / 2) * 2;
        phases = new float[Math.min(MAX_PHASES, outputRate / gcd(inputRate, outputRate))][];
        for (int phase = 0; phase < phases.length; phase++) {
            phases[phase] = taps((double) phase / phases.length, bandwidthRatio);
        }
    }

    /// A resampler for many recordings of the same rate; both rates in Hz.
    public static Resampler between(int inputRate, int outputRate) {
        if (inputRate <= 0 || outputRate <= 0) {
            throw new IllegalArgumentException("rates must be positive: " + inputRate + ", " + outputRate);
        }
        return new Resampler(inputRate, outputRate);
    }

    /// On how many input samples of either side an output sample depends.
    int halfWidth() {
        return halfWidth;
    }

    /// The same sound at `rate` Hz; the same object if it already has that rate.
    public static Pcm resample(Pcm audio, int rate) {
        return audio.sampleRate() == rate
                ? audio
                : between(audio.sampleRate(), rate).resample(audio);
    }

    /// The same sound at the output rate. Samples before and after the recording are silent.
    public Pcm resample(Pcm audio) {
        if (audio.sampleRate() != inputRate) {
            throw new IllegalArgumentException("this resampler expects " + inputRate + " Hz");
        }
        float[] in = audio.samples();
        long frames = audio.samples().length;
        float[] out = new float[Math.toIntExact((frames * outputRate + inputRate - 1) / inputRate)];
        for (int i = 0; i < out.length; i++) {
            long position = (long) i * inputRate;
            int wholeSample = (int) (position / outputRate);
            int phase = (int) ((position % outputRate * phases.length + outputRate / 2) / outputRate);
            if (phase == phases.length) {
                phase = 0;
                wholeSample++;
            }
            float[] taps = phases[phase];
            int start = wholeSample + 1 - halfWidth;
            boolean isInside = start >= 0 && start + taps.length <= in.length;
            out[i] = isInside ? convolve(in, start, taps) : convolve(padded(in, start, taps.length), 0, taps);
        }
        return new Pcm(out, outputRate);
    }

    /// A part that reaches over an end of the recording, with silence there.
    private static float[] padded(float[] samples, int start, int length) {
        float[] part = new float[length];
        int from = Math.clamp(start, 0, samples.length);
        int to = Math.clamp((long) start + length, from, samples.length);
        System.arraycopy(samples, from, part, from - start, to - from);
        return part;
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
    /// 0. They sum to one, so a constant signal is kept exactly.
    private float[] taps(double fraction, double bandwidthRatio) {
        double[] exact = new double[2 * halfWidth];
        double sum = 0;
        for (int k = 0; k < exact.length; k++) {
            double distance = k + 1 - halfWidth - fraction;
            exact[k] = sinc(distance * bandwidthRatio * CUTOFF) * kaiser(distance / halfWidth, BETA);
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

    /// The Kaiser window from -1 to 1.
    static double kaiser(double x, double beta) {
        return Math.abs(x) >= 1 ? 0 : bessel(beta * Math.sqrt(1 - x * x)) / bessel(beta);
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

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
