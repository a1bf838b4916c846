package app.saywell.speech.signal;

/// A high-pass filter at 5 kHz: Butterworth of eighth order as four second-order sections (bilinear
/// transform). It attenuates 3.4 kHz, the upper limit of a telephone, by 27 dB.
final class HighPassFilter {
    private static final double CUTOFF_HERTZ = 5000;
    private static final int SECTIONS = 4;

    private final double[] gain = new double[SECTIONS];
    private final double[] feedback1 = new double[SECTIONS];
    private final double[] feedback2 = new double[SECTIONS];
    private final double[] state1 = new double[SECTIONS];
    private final double[] state2 = new double[SECTIONS];
    private final boolean active;

    HighPassFilter(int sampleRate) {
        active = sampleRate > 2.2 * CUTOFF_HERTZ;
        double w = Math.tan(Math.PI * CUTOFF_HERTZ / Math.max(sampleRate, 2.2 * CUTOFF_HERTZ));
        for (int i = 0; i < SECTIONS; i++) {
            double damping = 2 * Math.cos(Math.PI * (2 * i + 1) / (4 * SECTIONS));
            double norm = 1 / (1 + damping * w + w * w);
            gain[i] = norm;
            feedback1[i] = 2 * (w * w - 1) * norm;
            feedback2[i] = (1 - damping * w + w * w) * norm;
        }
    }

    /// The filtered sample; 0 when the sample rate is too low for frequencies above the cutoff.
    double filter(double sample) {
        if (!active) {
            return 0;
        }
        double x = sample;
        for (int i = 0; i < SECTIONS; i++) {
            double y = gain[i] * x + state1[i];
            state1[i] = -2 * gain[i] * x - feedback1[i] * y + state2[i];
            state2[i] = gain[i] * x - feedback2[i] * y;
            x = y;
        }
        return x;
    }
}
