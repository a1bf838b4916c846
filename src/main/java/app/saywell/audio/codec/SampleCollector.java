package app.saywell.audio.codec;

import app.saywell.audio.UnreadableAudioException;
import app.saywell.audio.UnreadableAudioException.UnreadableReason;
import app.saywell.signal.Pcm;

import java.util.Arrays;

/// Collects decoded samples of one channel and refuses recordings that are too long.
final class SampleCollector {
    private final double maxSeconds;
    private float[] samples = new float[1 << 16];
    private int count;
    private int sampleRate;

    SampleCollector(double maxSeconds) {
        this.maxSeconds = maxSeconds;
    }

    /// Sets the rate of the samples; the rate of a recording does not change.
    void setSampleRate(int rate) {
        if (rate < 1_000 || rate > 768_000 || (sampleRate != 0 && sampleRate != rate)) {
            throw new UnreadableAudioException(
                    UnreadableReason.UNSUPPORTED, "The sample rate of this file is not supported.");
        }
        sampleRate = rate;
    }

    void add(float sample) {
        if (count == samples.length) {
            if (count > maxSeconds * sampleRate) {
                throw new UnreadableAudioException(
                        UnreadableReason.TOO_LONG,
                        "This recording is longer than " + Math.round(maxSeconds) + " seconds.");
            }
            samples = Arrays.copyOf(samples, count * 2);
        }
        samples[count++] = Math.clamp(sample, -1f, 1f);
    }

    /// Removes samples that an encoder put in front of or behind the recording.
    void trim(int atStart, long length) {
        int from = Math.min(atStart, count);
        int to = (int) Math.clamp(from + length, from, count);
        samples = Arrays.copyOfRange(samples, from, Math.max(to, from + 1));
        count = to - from;
    }

    boolean isEmpty() {
        return count == 0;
    }

    Pcm toPcm() {
        if (count > maxSeconds * sampleRate) {
            throw new UnreadableAudioException(
                    UnreadableReason.TOO_LONG,
                    "This recording is longer than " + Math.round(maxSeconds) + " seconds.");
        }
        return new Pcm(Arrays.copyOf(samples, count), sampleRate);
    }
}
