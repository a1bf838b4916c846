package app.saywell.desk.settings.view;

import app.saywell.speech.signal.Pcm;

/// A short tone that fades in and out, for testing a loudspeaker.
final class TestTone {
    private static final int SAMPLE_RATE = 48_000;
    private static final double SECONDS = 0.8;
    private static final double FREQUENCY_HZ = 440;
    private static final double AMPLITUDE = 0.2;

    private TestTone() {}

    static Pcm create() {
        float[] samples = new float[(int) (SAMPLE_RATE * SECONDS)];
        for (int i = 0; i < samples.length; i++) {
            double envelope = Math.sin(Math.PI * i / samples.length);
            samples[i] = (float) (AMPLITUDE * envelope * Math.sin(2 * Math.PI * FREQUENCY_HZ * i / SAMPLE_RATE));
        }
        return new Pcm(samples, SAMPLE_RATE);
    }
}
