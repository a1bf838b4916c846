package app.saywell.judge.engine.scoring;

import app.saywell.speech.signal.Pcm;

/// The loudness of stretches of a recording.
final class SegmentLoudness {
    private static final double BLOCK_SECONDS = 0.01;
    private static final double MIN_POWER = 1e-10;

    private SegmentLoudness() {}

    /// Mean over blocks of 10 ms, in dB of full scale.
    static double decibels(Pcm audio, double start, double end) {
        int block = Math.max(1, (int) Math.round(BLOCK_SECONDS * audio.sampleRate()));
        float[] samples = audio.samples();
        int from = Math.clamp((long) (start * audio.sampleRate()), 0, samples.length);
        int to = Math.clamp((long) (end * audio.sampleRate()), from, samples.length);
        double sum = 0;
        int count = 0;
        for (int i = from; i + block <= to; i += block) {
            double power = 0;
            for (int k = i; k < i + block; k++) {
                power += (double) samples[k] * samples[k] / block;
            }
            sum += 10 * Math.log10(power + MIN_POWER);
            count++;
        }
        return count == 0 ? Double.NaN : sum / count;
    }
}
