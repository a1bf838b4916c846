package app.saywell.speech.signal;

/// A Butterworth high-pass filter of second-order sections (bilinear transform).
final class HighPassFilter {
    private final double[] gain;
    private final double[] feedback1;
    private final double[] feedback2;
    private final double[] state1;
    private final double[] state2;
    private final boolean active;
    private boolean begun;

    private HighPassFilter(int sampleRate, double cutoffHertz, int sections) {
        gain = new double[sections];
        feedback1 = new double[sections];
        feedback2 = new double[sections];
        state1 = new double[sections];
        state2 = new double[sections];
        active = sampleRate > 2.2 * cutoffHertz;
        double w = Math.tan(Math.PI * cutoffHertz / Math.max(sampleRate, 2.2 * cutoffHertz));
        for (int i = 0; i < sections; i++) {
            double damping = 2 * Math.cos(Math.PI * (2 * i + 1) / (4 * sections));
            double norm = 1 / (1 + damping * w + w * w);
            gain[i] = norm;
            feedback1[i] = 2 * (w * w - 1) * norm;
            feedback2[i] = (1 - damping * w + w * w) * norm;
        }
    }

    /// Keeps what is above 5 kHz. It attenuates 3.4 kHz, the upper limit of a telephone, by 27 dB.
    static HighPassFilter treble(int sampleRate) {
        return new HighPassFilter(sampleRate, 5000, 4);
    }

    /// Takes away what is below speech: an offset, the hum of the mains, steps on the floor.
    static HighPassFilter belowSpeech(int sampleRate) {
        return new HighPassFilter(sampleRate, TakeQualityLimits.LOW_CUT_HERTZ, 2);
    }

    /// The filtered sample; 0 when the sample rate is too low for frequencies above the cutoff. The
    /// first one is taken for what was there before, so that an offset makes no click.
    double filter(double sample) {
        if (!active) {
            return 0;
        }
        if (!begun) {
            state1[0] = -gain[0] * sample;
            state2[0] = gain[0] * sample;
            begun = true;
        }
        double x = sample;
        for (int i = 0; i < gain.length; i++) {
            double y = gain[i] * x + state1[i];
            state1[i] = -2 * gain[i] * x - feedback1[i] * y + state2[i];
            state2[i] = gain[i] * x - feedback2[i] * y;
            x = y;
        }
        return x;
    }
}
