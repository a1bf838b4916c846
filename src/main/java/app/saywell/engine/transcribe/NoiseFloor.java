package app.saywell.engine.transcribe;

import app.saywell.signal.Pcm;

import java.util.SplittableRandom;

/// Lays a faint noise under a recording, always the same one.
///
/// No microphone is ever quite silent, and the acoustic model has never heard pure zeros, which
/// gates, cuts and speech synthesisers leave: it takes them for the oddest of sounds.
final class NoiseFloor {
    /// Below the mean level of the recording, so that gain makes no difference: 60 dB.
    private static final double RATIO = 1e-3;

    private static final long SEED = 1;

    private NoiseFloor() {}

    static Pcm under(Pcm audio) {
        float[] samples = audio.samples().clone();
        double power = 0;
        for (float sample : samples) {
            power += sample * sample;
        }
        double level = RATIO * Math.sqrt(power / Math.max(1, samples.length));
        var noise = new SplittableRandom(SEED);
        double spread = level * Math.sqrt(12);
        for (int i = 0; i < samples.length; i++) {
            samples[i] += (float) (spread * (noise.nextDouble() - 0.5));
        }
        return new Pcm(samples, audio.sampleRate());
    }
}
