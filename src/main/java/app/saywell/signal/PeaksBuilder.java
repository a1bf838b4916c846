package app.saywell.signal;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/// Makes the pairs of a [PeaksPyramid] while the samples pass by: least and greatest as two
/// [Pcm16] samples, level by level, the finest first. It holds a few thousand pairs of each level,
/// however long the sound.
///
/// Neither memory segments nor the vector module are touched by the way over arrays: both take
/// longer to wake up than an hour of sound takes to go through.
public final class PeaksBuilder {
    /// Pairs that are gathered of each level before they are handed on; a multiple of the factor.
    private static final int BATCH = 1 << 12;

    private static final int HALF = PeaksPyramid.BLOCK / 2;

    private final Sink sink;
    private final List<Level> levels = new ArrayList<>();

    /// @param samples how many will be added
    /// @param sink receives the pairs
    public PeaksBuilder(long samples, Sink sink) {
        this.sink = sink;
        long at = 0;
        long count = ceiling(samples, PeaksPyramid.BLOCK);
        while (count > 0) {
            levels.add(new Level(at));
            at += count * PeaksPyramid.PAIR_BYTES;
            count = count == 1 ? 0 : ceiling(count, PeaksPyramid.FACTOR);
        }
    }

    /// Where the pairs go.
    @FunctionalInterface
    public interface Sink {
        /// Takes the first `count` of `pairs` (least in the low half, greatest in the high one),
        /// which belong at byte `at`.
        void write(long at, int[] pairs, int count);
    }

    /// What is gathered of one level.
    private static final class Level {
        private final int[] pairs = new int[BATCH];
        private int count;
        private long at;

        private Level(long at) {
            this.at = at;
        }
    }

    /// Bytes that the pairs of so many samples take: about a twenty-fourth of the samples' own.
    public static long bytes(long samples) {
        long pairs = 0;
        long count = ceiling(samples, PeaksPyramid.BLOCK);
        while (count > 1) {
            pairs += count;
            count = ceiling(count, PeaksPyramid.FACTOR);
        }
        return (pairs + count) * PeaksPyramid.PAIR_BYTES;
    }

    /// Adds the next samples, two in each of the first `count` integers, the earlier in the low
    /// half. All but the last call add whole blocks; an odd last sample stands twice.
    ///
    /// Two samples are compared at a time, as one integer: the upper is all that decides, and the
    /// lower becomes the upper by a shift.
    public void add(int[] twins, int count) {
        Level finest = levels.getFirst();
        for (int from = 0; from < count; from += HALF) {
            finest.pairs[finest.count++] = peaks(twins, from, Math.min(count, from + HALF));
            if (finest.count == BATCH) {
                handOn(0);
            }
        }
    }

    /// Hands on what is gathered; to be called once, after all samples.
    public void finish() {
        for (int level = 0; level < levels.size(); level++) {
            handOn(level);
        }
    }

    /// Fills `pairs`, of [#bytes] bytes, from all of `samples`.
    static void fill(MemorySegment samples, MemorySegment pairs) {
        long length = samples.byteSize() / Short.BYTES;
        PeaksBuilder builder =
                new PeaksBuilder(
                        length,
                        (at, found, count) ->
                                MemorySegment.copy(found, 0, pairs, Pcm16.TWINS, at, count));
        int[] twins = new int[BATCH];
        for (long at = 0; at < length; at += BATCH * 2) {
            int whole = (int) Math.min(BATCH, (length - at) / 2);
            MemorySegment.copy(samples, Pcm16.TWINS, at * Short.BYTES, twins, 0, whole);
            boolean odd = whole < BATCH && length % 2 != 0;
            if (odd) {
                int last = samples.get(Pcm16.SAMPLE, (length - 1) * Short.BYTES);
                twins[whole] = pack(last, last);
            }
            builder.add(twins, odd ? whole + 1 : whole);
        }
        builder.finish();
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

    /// Writes what is gathered of a level, and adds what it comes to to the one above.
    private void handOn(int number) {
        Level level = levels.get(number);
        sink.write(level.at, level.pairs, level.count);
        level.at += (long) level.count * PeaksPyramid.PAIR_BYTES;
        int count = level.count;
        level.count = 0;
        if (number + 1 == levels.size()) {
            return;
        }
        Level above = levels.get(number + 1);
        for (int from = 0; from < count; from += PeaksPyramid.FACTOR) {
            int to = Math.min(count, from + PeaksPyramid.FACTOR);
            above.pairs[above.count++] = merged(level.pairs, from, to);
            if (above.count == BATCH) {
                handOn(number + 1);
            }
        }
    }

    private static int merged(int[] pairs, int from, int to) {
        int min = Short.MAX_VALUE;
        int max = Short.MIN_VALUE;
        for (int i = from; i < to; i++) {
            min = Math.min(min, (short) pairs[i]);
            max = Math.max(max, pairs[i] >> 16);
        }
        return pack(min, max);
    }

    /// The least in the low 16 bits, the greatest in the high ones.
    static int pack(int min, int max) {
        return max << 16 | min & 0xffff;
    }

    static long ceiling(long count, int by) {
        return (count + by - 1) / by;
    }
}
