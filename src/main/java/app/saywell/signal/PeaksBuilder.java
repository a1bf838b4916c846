package app.saywell.signal;

import static app.saywell.signal.PeaksPyramid.BLOCK;
import static app.saywell.signal.PeaksPyramid.FACTOR;
import static app.saywell.signal.PeaksPyramid.PAIR_BYTES;
import static app.saywell.signal.PeaksPyramid.ceiling;

import java.lang.foreign.MemorySegment;

/// Makes the pairs of a [PeaksPyramid]: least and greatest as two [Pcm16] samples, level by level,
/// the finest first.
public final class PeaksBuilder {
    private PeaksBuilder() {}

    /// Bytes that the pairs of so many samples take: about a twenty-fourth of the samples' own.
    public static long bytes(long samples) {
        long pairs = 0;
        long count = ceiling(samples, BLOCK);
        while (count > 1) {
            pairs += count;
            count = ceiling(count, FACTOR);
        }
        return (pairs + count) * PAIR_BYTES;
    }

    /// Fills `pairs`, of [#bytes] bytes, from all of `samples`.
    public static void fill(MemorySegment samples, MemorySegment pairs) {
        long length = samples.byteSize() / Short.BYTES;
        long count = ceiling(length, BLOCK);
        for (long i = 0; i < count; i++) {
            long to = Math.min(length, (i + 1) * BLOCK);
            pair(samples, i * BLOCK, to, pairs, i);
        }
        long base = 0;
        while (count > 1) {
            long above = ceiling(count, FACTOR);
            for (long i = 0; i < above; i++) {
                merge(
                        pairs,
                        base,
                        i * FACTOR,
                        Math.min(count, (i + 1) * FACTOR),
                        base + (count + i) * PAIR_BYTES);
            }
            base += count * PAIR_BYTES;
            count = above;
        }
    }

    private static void pair(
            MemorySegment samples, long from, long to, MemorySegment pairs, long index) {
        int min = Short.MAX_VALUE;
        int max = Short.MIN_VALUE;
        for (long i = from; i < to; i++) {
            int sample = samples.get(Pcm16.SAMPLE, i * 2);
            min = Math.min(min, sample);
            max = Math.max(max, sample);
        }
        pairs.set(Pcm16.SAMPLE, index * PAIR_BYTES, (short) min);
        pairs.set(Pcm16.SAMPLE, index * PAIR_BYTES + 2, (short) max);
    }

    private static void merge(MemorySegment pairs, long base, long from, long to, long at) {
        int min = Short.MAX_VALUE;
        int max = Short.MIN_VALUE;
        for (long i = from; i < to; i++) {
            min = Math.min(min, pairs.get(Pcm16.SAMPLE, base + i * PAIR_BYTES));
            max = Math.max(max, pairs.get(Pcm16.SAMPLE, base + i * PAIR_BYTES + 2));
        }
        pairs.set(Pcm16.SAMPLE, at, (short) min);
        pairs.set(Pcm16.SAMPLE, at + 2, (short) max);
    }
}

