package app.saywell.speech.audio.codec;

import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.UnreadableAudioException.UnreadableReason;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Pcm16Samples;
import app.saywell.speech.signal.RateHalverChain;
import java.util.ArrayList;
import java.util.List;

/// Collects decoded samples of one channel and refuses recordings that are too long.
///
/// A few bytes of a compressed file may be a second of silence, so its size says nothing about what
/// its sound takes. Rates above 48 kHz are halved while samples arrive, so that a second takes no
/// more at 192 kHz than at 48. Samples are collected with 16 bits, as they are stored and sent:
/// half an hour and its copy of floating-point numbers fit into the heap of a command.
final class SampleCollector {
    private static final int CHUNK = 1 << 16;
    private static final int MAX_KEPT_RATE = 48_000;
    private static final int MAX_RATE = 192_000;
    private static final float FULL_SCALE = 32_768;

    private final double maxSeconds;
    private final List<short[]> chunks = new ArrayList<>();
    private long received;
    private long count;
    private int from;
    private long to = Long.MAX_VALUE;
    private int sampleRate;
    private int keptRate;
    private RateHalverChain halvers = new RateHalverChain(0, this::keep);

    SampleCollector(double maxSeconds) {
        this.maxSeconds = maxSeconds;
    }

    /// Sets the rate of the samples; the rate of a recording does not change.
    void setSampleRate(int rate) {
        if (sampleRate == 0) {
            int kept = rate;
            int halvings = 0;
            while (kept > MAX_KEPT_RATE && kept % 2 == 0) {
                kept /= 2;
                halvings++;
            }
            halvers = new RateHalverChain(halvings, this::keep);
            sampleRate = rate;
            keptRate = kept;
        }
        if (rate != sampleRate || rate < 1_000 || rate > MAX_RATE || keptRate > MAX_KEPT_RATE) {
            throw new UnreadableAudioException(
                    UnreadableReason.UNSUPPORTED, "The sample rate of this file is not supported.");
        }
    }

    void add(float sample) {
        received++;
        halvers.add(sample);
    }

    private void keep(float sample) {
        int at = (int) (count % CHUNK);
        if (at == 0) {
            requireLength(count - CHUNK); // what is trimmed does not count
            chunks.add(new short[CHUNK]);
        }
        chunks.getLast()[at] = Pcm16Samples.quantize(sample);
        count++;
    }

    private void requireLength(long samples) {
        if (samples > maxSeconds * keptRate) {
            throw new UnreadableAudioException(
                    UnreadableReason.TOO_LONG, "This recording is longer than " + Math.round(maxSeconds) + " seconds.");
        }
    }

    /// Leaves out samples that an encoder put in front of or behind the recording.
    ///
    /// @param atStart at the rate of the samples that were added, as the length is
    void trim(int atStart, long length) {
        from = (int) Math.min(atStart, received);
        to = Math.clamp(from + length, from, received);
    }

    boolean isEmpty() {
        return Math.min(to, received) <= from;
    }

    /// What was collected. Nothing can be added afterwards.
    Pcm toPcm() {
        halvers.finish();
        int halved = halvers.factor();
        int start = from / halved;
        int length = (int) (Math.min(to / halved, count) - start);
        requireLength(length);
        float[] samples = new float[length];
        for (int i = 0; i < length; i++) {
            int at = start + i;
            samples[i] = chunks.get(at / CHUNK)[at % CHUNK] / FULL_SCALE;
        }
        return new Pcm(samples, keptRate);
    }
}
