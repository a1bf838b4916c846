package app.saywell.ui.settings;

import app.saywell.signal.Pcm;

/// A short tone that begins and ends softly, to be heard from a loudspeaker.
final class TestTone {
    private static final int RATE = 48_000;
    private static final double SECONDS = 0.8;
    private static final double HERTZ = 440;
    private static final double LOUDNESS = 0.2;

    private TestTone() {}

    static Pcm make() {
        float[] samples = new float[(int) (RATE * SECONDS)];
        for (int i = 0; i < samples.length; i++) {
            double swell = Math.sin(Math.PI * i / samples.length);
            samples[i] = (float) (LOUDNESS * swell * Math.sin(2 * Math.PI * HERTZ * i / RATE));
        }
        return new Pcm(samples, RATE);
    }
}
