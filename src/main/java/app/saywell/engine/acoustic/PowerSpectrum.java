package app.saywell.engine.acoustic;

/// Squared magnitudes of the Fourier transform of real samples (radix 2, in place).
///
/// Not safe for several threads: it works in arrays of its own.
public final class PowerSpectrum {
    private final int size;
    private final int[] reversed;
    private final double[] cosines;
    private final double[] sines;
    private final double[] re;
    private final double[] im;
    private final double[] power;

    /// @param size a power of two
    public PowerSpectrum(int size) {
        this.size = size;
        reversed = new int[size];
        int bits = Integer.numberOfTrailingZeros(size);
        for (int i = 0; i < size; i++) {
            reversed[i] = Integer.reverse(i) >>> (Integer.SIZE - bits);
        }
        cosines = new double[size / 2];
        sines = new double[size / 2];
        for (int i = 0; i < size / 2; i++) {
            cosines[i] = Math.cos(2 * Math.PI * i / size);
            sines[i] = -Math.sin(2 * Math.PI * i / size);
        }
        re = new double[size];
        im = new double[size];
        power = new double[size / 2 + 1];
    }

    /// The powers of bins 0 to `size / 2`; the array is reused by the next call.
    ///
    /// @param samples `size` values
    public double[] of(double[] samples) {
        for (int i = 0; i < size; i++) {
            re[i] = samples[reversed[i]];
            im[i] = 0;
        }
        for (int half = 1; half < size; half *= 2) {
            combine(half);
        }
        for (int i = 0; i < power.length; i++) {
            power[i] = re[i] * re[i] + im[i] * im[i];
        }
        return power;
    }

    private void combine(int half) {
        int stride = size / (2 * half);
        for (int block = 0; block < size; block += 2 * half) {
            for (int i = 0; i < half; i++) {
                int a = block + i;
                int b = a + half;
                double c = cosines[i * stride];
                double s = sines[i * stride];
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
