package app.saywell.audio.codec;

import app.saywell.audio.UnreadableAudioException;
import app.saywell.audio.UnreadableAudioException.UnreadableReason;
import app.saywell.signal.Pcm;

import java.util.ArrayList;
import java.util.List;

/// Collects decoded samples of one channel and refuses recordings that are too long.
///
/// A few bytes of a compressed file may be a second of silence, so its size says nothing about what
/// its sound takes. At most as much is taken as the longest recording takes at 48 kHz.
final class SampleCollector {
    private static final int CHUNK = 1 << 16;
    private static final int USUAL_RATE = 48_000;

    private final double maxSeconds;
    private final List<float[]> chunks = new ArrayList<>();
    private long count;
    private int from;
    private long to = Long.MAX_VALUE;
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
        int at = (int) (count % CHUNK);
        if (at == 0) {
            requireLength(count - CHUNK); // what is trimmed does not count
            chunks.add(new float[CHUNK]);
        }
        chunks.getLast()[at] = Math.clamp(sample, -1f, 1f);
        count++;
    }

    private void requireLength(long samples) {
        if (samples > maxSeconds * Math.min(sampleRate, USUAL_RATE)) {
            throw new UnreadableAudioException(
                    UnreadableReason.TOO_LONG,
                    "This recording is longer than "
                            + Math.round(maxSeconds * Math.min(sampleRate, USUAL_RATE) / sampleRate)
                            + " seconds.");
        }
    }

    /// Leaves out samples that an encoder put in front of or behind the recording.
    void trim(int atStart, long length) {
        from = (int) Math.min(atStart, count);
        to = Math.clamp(from + length, from, count);
    }

    boolean isEmpty() {
        return Math.min(to, count) <= from;
    }

    Pcm toPcm() {
        int length = (int) (Math.min(to, count) - from);
        requireLength(length);
        float[] samples = new float[length];
        for (int done = 0; done < length; ) {
            int at = (from + done) % CHUNK;
            int part = Math.min(length - done, CHUNK - at);
            System.arraycopy(chunks.get((from + done) / CHUNK), at, samples, done, part);
            done += part;
        }
        return new Pcm(samples, sampleRate);
    }
}
