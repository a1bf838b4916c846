package app.saywell.engine.band;

/// The Fourier transform of a frame and its inverse (radix 2, in place), under the square root of a
/// Hann window, so that frames every [#HOP] samples add up to what was cut. Works in arrays of its
/// own: not for several threads.
final class Spectrum {
    static final int RATE = 16_000;
    static final int SIZE = 512;
    static final int HOP = 128;

    /// What overlapping windows sum to.
    private static final double OVERLAP = 0.5 * SIZE / HOP;

    private static final double[] WINDOW = window();
    private static final double[] COSINES = new double[SIZE / 2];
    private static final double[] SINES = new double[SIZE / 2];

    static {
        for (int i = 0; i < SIZE / 2; i++) {
            COSINES[i] = Math.cos(2 * Math.PI * i / SIZE);
            SINES[i] = Math.sin(2 * Math.PI * i / SIZE);
        }
    }

    private final double[] re = new double[SIZE];
    private final double[] im = new double[SIZE];

    private static double[] window() {
        double[] window = new double[SIZE];
        for (int i = 0; i < SIZE; i++) {
            window[i] = Math.sqrt(0.5 - 0.5 * Math.cos(2 * Math.PI * i / SIZE));
        }
        return window;
    }

    /// Transforms a frame; samples outside the recording are silence.
    void of(float[] samples, int from) {
        for (int i = 0; i < SIZE; i++) {
            int at = from + i;
            re[i] = at >= 0 && at < samples.length ? WINDOW[i] * samples[at] : 0;
            im[i] = 0;
        }
        transform(1);
    }

    double power(int bin) {
        return re[bin] * re[bin] + im[bin] * im[bin];
    }

    /// Takes a bin, other than the lowest and the highest, from another spectrum, so many times.
    void take(Spectrum other, int bin, double times) {
        re[bin] = other.re[bin] * times;
        im[bin] = other.im[bin] * times;
        re[SIZE - bin] = re[bin];
        im[SIZE - bin] = -im[bin];
    }

    /// Adds the frame to samples; the spectrum is gone afterwards.
    void addTo(double[] samples, int from) {
        transform(-1);
        for (int i = 0; i < SIZE; i++) {
            int at = from + i;
            if (at >= 0 && at < samples.length) {
                samples[at] += WINDOW[i] * re[i] / (SIZE * OVERLAP);
            }
        }
    }

    private void transform(int sign) {
        int bits = Integer.numberOfTrailingZeros(SIZE);
        for (int i = 0; i < SIZE; i++) {
            int j = Integer.reverse(i) >>> (Integer.SIZE - bits);
            if (j > i) {
                double r = re[i];
                double m = im[i];
                re[i] = re[j];
                im[i] = im[j];
                re[j] = r;
                im[j] = m;
            }
        }
        for (int half = 1; half < SIZE; half *= 2) {
            combine(half, sign);
        }
    }

    private void combine(int half, int sign) {
        for (int i = 0; i < half; i++) {
            int turn = i * (SIZE / 2 / half);
            double c = COSINES[turn];
            double s = -sign * SINES[turn];
            for (int a = i; a < SIZE; a += 2 * half) {
                int b = a + half;
                double x = re[b] * c - im[b] * s;
                double y = re[b] * s + im[b] * c;
                re[b] = re[a] - x;
                im[b] = im[a] - y;
                re[a] += x;
                im[a] += y;
            }
        }
    }
}
