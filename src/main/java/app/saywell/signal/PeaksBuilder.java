package app.saywell.signal;

import static app.saywell.signal.PeaksPyramid.BLOCK;
import static app.saywell.signal.PeaksPyramid.FACTOR;
import static app.saywell.signal.PeaksPyramid.PAIR_BYTES;
import static app.saywell.signal.PeaksPyramid.ceiling;
import static app.saywell.signal.PeaksPyramid.pack;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/// Makes the pairs of a [PeaksPyramid]: least and greatest as two [Pcm16] samples, level by level,
/// the finest first.
public final class PeaksBuilder {
    private static final ValueLayout.OfLong LONG =
            ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfInt INT =
            ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

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
        long whole = length / BLOCK;
        long count = ceiling(length, BLOCK);
        for (long i = 0; i < whole; i++) {
            pairs.set(INT, i * PAIR_BYTES, block(samples, i * BLOCK * Short.BYTES));
        }
        if (count > whole) {
            pairs.set(INT, whole * PAIR_BYTES, rest(samples, whole * BLOCK));
        }
        long base = 0;
        while (count > 1) {
            long above = base + count * PAIR_BYTES;
            for (long i = 0; i < count; i += FACTOR) {
                merge(pairs, base, i, Math.min(count, i + FACTOR), above + i / FACTOR * PAIR_BYTES);
            }
            base = above;
            count = ceiling(count, FACTOR);
        }
    }

    /// The pair of the 64 samples that begin at byte `at`: eight at a time, as two longs, so that
    /// one check of bounds serves four and the comparisons wait for each other as little as can be.
    private static int block(MemorySegment samples, long at) {
        int min = Short.MAX_VALUE;
        int max = Short.MIN_VALUE;
        int min2 = Short.MAX_VALUE;
        int max2 = Short.MIN_VALUE;
        for (int k = 0; k < BLOCK * Short.BYTES; k += 2 * Long.BYTES) {
            long a = samples.get(LONG, at + k);
            long b = samples.get(LONG, at + k + Long.BYTES);
            int a0 = (short) a;
            int a1 = (short) (a >> 16);
            int a2 = (short) (a >> 32);
            int a3 = (int) (a >> 48);
            int b0 = (short) b;
            int b1 = (short) (b >> 16);
            int b2 = (short) (b >> 32);
            int b3 = (int) (b >> 48);
            min = Math.min(min, Math.min(Math.min(a0, a1), Math.min(a2, a3)));
            max = Math.max(max, Math.max(Math.max(a0, a1), Math.max(a2, a3)));
            min2 = Math.min(min2, Math.min(Math.min(b0, b1), Math.min(b2, b3)));
            max2 = Math.max(max2, Math.max(Math.max(b0, b1), Math.max(b2, b3)));
        }
        return pack(Math.min(min, min2), Math.max(max, max2));
    }

    private static int rest(MemorySegment samples, long from) {
        int min = Short.MAX_VALUE;
        int max = Short.MIN_VALUE;
        for (long i = from; i < samples.byteSize() / Short.BYTES; i++) {
            int sample = samples.get(Pcm16.SAMPLE, i * 2);
            min = Math.min(min, sample);
            max = Math.max(max, sample);
        }
        return pack(min, max);
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
