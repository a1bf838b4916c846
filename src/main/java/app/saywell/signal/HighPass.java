package app.saywell.signal;

/// Lets pass what lies above 5 kHz: a Butterworth filter of eighth order as four second-order
/// sections (bilinear transform), so that a telephone's 3.4 kHz are 27 dB down.
final class HighPass {
    private static final double EDGE_HERTZ = 5000;
    private static final int SECTIONS = 4;

    private final double[] gain = new double[SECTIONS];
    private final double[] feedback1 = new double[SECTIONS];
    private final double[] feedback2 = new double[SECTIONS];
    private final double[] state1 = new double[SECTIONS];
    private final double[] state2 = new double[SECTIONS];
    private final boolean possible;

    HighPass(int sampleRate) {
        possible = sampleRate > 2.2 * EDGE_HERTZ;
        double w = Math.tan(Math.PI * EDGE_HERTZ / Math.max(sampleRate, 2.2 * EDGE_HERTZ));
        for (int i = 0; i < SECTIONS; i++) {
            double damping = 2 * Math.cos(Math.PI * (2 * i + 1) / (4 * SECTIONS));
            double norm = 1 / (1 + damping * w + w * w);
            gain[i] = norm;
            feedback1[i] = 2 * (w * w - 1) * norm;
            feedback2[i] = (1 - damping * w + w * w) * norm;
        }
    }

    /// The filtered sample; 0 where the sample rate leaves nothing above the edge.
    double next(double sample) {
        if (!possible) {
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
