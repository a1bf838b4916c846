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
    /// Two samples, or the least and the greatest, as one integer.
    static final ValueLayout.OfInt TWINS =
            ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    /// Integers that are worked on at a time: what the nearest caches hold.
    private static final int PIECE = 1 << 14;

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
    ///
    /// Two samples are compared at a time, as one integer: the upper is all that decides, and the
    /// lower becomes the upper by a shift. So the inner loop is one that the compiler turns into
    /// vector instructions, without the vector module and its slow start.
    public static void fill(MemorySegment samples, MemorySegment pairs) {
        long length = samples.byteSize() / Short.BYTES;
        int[] piece = new int[PIECE];
        int[] found = new int[PIECE * 2 / BLOCK];
        for (long at = 0; at < length; at += PIECE * 2) {
            int twins = (int) Math.min(PIECE, (length - at) / 2);
            MemorySegment.copy(samples, TWINS, at * Short.BYTES, piece, 0, twins);
            int blocks = 0;
            for (int from = 0; from < twins; from += BLOCK / 2) {
                found[blocks++] = peaks(piece, from, Math.min(twins, from + BLOCK / 2));
            }
            MemorySegment.copy(found, 0, pairs, TWINS, at / BLOCK * PAIR_BYTES, blocks);
        }
        if (length % 2 != 0) {
            addLast(samples, length - 1, pairs);
        }
        addLevels(pairs, ceiling(length, BLOCK));
    }

    private static int peaks(int[] twins, int from, int to) {
        int min = Integer.MAX_VALUE;
        int max = Integer.MIN_VALUE;
        for (int i = from; i < to; i++) {
            int upper = twins[i];
            int lower = upper << 16;
            min = Math.min(min, Math.min(upper, lower));
            max = Math.max(max, Math.max(upper, lower));
        }
        return pack(min >> 16, max >> 16);
    }

    /// The odd one out belongs to the last block, alone or after twins.
    private static void addLast(MemorySegment samples, long index, MemorySegment pairs) {
        int last = samples.get(Pcm16.SAMPLE, index * Short.BYTES);
        long at = index / BLOCK * PAIR_BYTES;
        int pair = index % BLOCK == 0 ? pack(last, last) : pairs.get(TWINS, at);
        pairs.set(TWINS, at, pack(Math.min((short) pair, last), Math.max(pair >> 16, last)));
    }

    private static void addLevels(MemorySegment pairs, long finest) {
        int[] below = new int[PIECE];
        int[] merged = new int[PIECE / FACTOR];
        long base = 0;
        for (long count = finest; count > 1; count = ceiling(count, FACTOR)) {
            long above = base + count * PAIR_BYTES;
            for (long at = 0; at < count; at += PIECE) {
                int some = (int) Math.min(PIECE, count - at);
                MemorySegment.copy(pairs, TWINS, base + at * PAIR_BYTES, below, 0, some);
                int groups = merge(below, some, merged);
                long target = above + at / FACTOR * PAIR_BYTES;
                MemorySegment.copy(merged, 0, pairs, TWINS, target, groups);
            }
            base = above;
        }
    }

    /// Merges the first `count` pairs into the groups of the level above; answers how many.
    private static int merge(int[] pairs, int count, int[] groups) {
        int filled = 0;
        for (int from = 0; from < count; from += FACTOR) {
            int min = Short.MAX_VALUE;
            int max = Short.MIN_VALUE;
            for (int i = from; i < Math.min(count, from + FACTOR); i++) {
                min = Math.min(min, (short) pairs[i]);
                max = Math.max(max, pairs[i] >> 16);
            }
            groups[filled++] = pack(min, max);
        }
        return filled;
    }
}
