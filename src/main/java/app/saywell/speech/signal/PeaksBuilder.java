package app.saywell.speech.signal;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/// Makes the pairs of a [PeaksPyramid] while the samples arrive. A pair is a minimum and a maximum,
/// as two [Pcm16Samples] samples. All levels are built, the finest first. It holds a few thousand
/// pairs per level, however long the recording is.
///
/// The code works on arrays and uses neither memory segments nor the vector module. Both take
/// longer to warm up than processing an hour of sound takes.
public final class PeaksBuilder {
    /// Pairs that are collected per level before they are written; a multiple of the level factor.
    private static final int BATCH_PAIRS = 1 << 12;

    private static final int BLOCK_SAMPLE_PAIRS = PeaksPyramid.BLOCK_SAMPLES / 2;

    private final PeaksSink sink;
    private final List<PyramidLevel> levels = new ArrayList<>();

    /// @param samples how many will be added
    /// @param sink receives the pairs
    public PeaksBuilder(long samples, PeaksSink sink) {
        this.sink = sink;
        long byteOffset = 0;
        long count = ceilDiv(samples, PeaksPyramid.BLOCK_SAMPLES);
        while (count > 0) {
            levels.add(new PyramidLevel(byteOffset));
            byteOffset += count * PeaksPyramid.PAIR_BYTES;
            count = count == 1 ? 0 : ceilDiv(count, PeaksPyramid.LEVEL_FACTOR);
        }
    }

    /// Receives the pairs.
    @FunctionalInterface
    public interface PeaksSink {
        /// Writes the first `count` of `pairs` (minimum in the low half, maximum in the high half)
        /// at `byteOffset`.
        void write(long byteOffset, int[] pairs, int count);
    }

    /// The collected pairs of one level.
    private static final class PyramidLevel {
        private final int[] pairs = new int[BATCH_PAIRS];
        private int count;
        private long byteOffset;

        private PyramidLevel(long byteOffset) {
            this.byteOffset = byteOffset;
        }
    }

    /// The size of the pairs for this many samples in bytes: about 1/24 of the samples' size.
    public static long byteCount(long samples) {
        long pairs = 0;
        long count = ceilDiv(samples, PeaksPyramid.BLOCK_SAMPLES);
        while (count > 1) {
            pairs += count;
            count = ceilDiv(count, PeaksPyramid.LEVEL_FACTOR);
        }
        return (pairs + count) * PeaksPyramid.PAIR_BYTES;
    }

    /// Adds the next samples, two in each of the first `count` integers, the earlier one in the low
    /// half. All calls but the last must add whole blocks. An odd last sample is added twice.
    ///
    /// Two samples are compared at once as one integer. The upper half decides, and a shift moves
    /// the lower half up.
    public void add(int[] samplePairs, int count) {
        PyramidLevel finest = levels.getFirst();
        for (int from = 0; from < count; from += BLOCK_SAMPLE_PAIRS) {
            finest.pairs[finest.count++] = peaksOf(samplePairs, from, Math.min(count, from + BLOCK_SAMPLE_PAIRS));
            if (finest.count == BATCH_PAIRS) {
                flushLevel(0);
            }
        }
    }

    /// Writes what is collected. To be called once, after all samples.
    public void finish() {
        for (int level = 0; level < levels.size(); level++) {
            flushLevel(level);
        }
    }

    /// Fills `pairs`, of [#byteCount] bytes, from `samples`.
    static void fill(MemorySegment samples, MemorySegment pairs) {
        long length = samples.byteSize() / Short.BYTES;
        PeaksBuilder builder = new PeaksBuilder(
                length,
                (sampleOffset, filledPairs, count) ->
                        MemorySegment.copy(filledPairs, 0, pairs, Pcm16Samples.SAMPLE_PAIR, sampleOffset, count));
        int[] samplePairs = new int[BATCH_PAIRS];
        for (long sampleOffset = 0; sampleOffset < length; sampleOffset += BATCH_PAIRS * 2) {
            int pairCount = (int) Math.min(BATCH_PAIRS, (length - sampleOffset) / 2);
            MemorySegment.copy(
                    samples, Pcm16Samples.SAMPLE_PAIR, sampleOffset * Short.BYTES, samplePairs, 0, pairCount);
            boolean hasOddSample = pairCount < BATCH_PAIRS && length % 2 != 0;
            if (hasOddSample) {
                int lastSample = samples.get(Pcm16Samples.SAMPLE, (length - 1) * Short.BYTES);
                samplePairs[pairCount] = pack(lastSample, lastSample);
            }
            builder.add(samplePairs, hasOddSample ? pairCount + 1 : pairCount);
        }
        builder.finish();
    }

    private static int peaksOf(int[] samplePairs, int from, int to) {
        int min = Integer.MAX_VALUE;
        int max = Integer.MIN_VALUE;
        for (int i = from; i < to; i++) {
            int upper = samplePairs[i];
            int lower = upper << 16;
            min = Math.min(min, Math.min(upper, lower));
            max = Math.max(max, Math.max(upper, lower));
        }
        return pack(min >> 16, max >> 16);
    }

    /// Writes the collected pairs of a level and adds their merged pairs to the next level.
    private void flushLevel(int levelIndex) {
        PyramidLevel level = levels.get(levelIndex);
        sink.write(level.byteOffset, level.pairs, level.count);
        level.byteOffset += (long) level.count * PeaksPyramid.PAIR_BYTES;
        int count = level.count;
        level.count = 0;
        if (levelIndex + 1 == levels.size()) {
            return;
        }
        PyramidLevel nextLevel = levels.get(levelIndex + 1);
        for (int from = 0; from < count; from += PeaksPyramid.LEVEL_FACTOR) {
            int to = Math.min(count, from + PeaksPyramid.LEVEL_FACTOR);
            nextLevel.pairs[nextLevel.count++] = mergePairs(level.pairs, from, to);
            if (nextLevel.count == BATCH_PAIRS) {
                flushLevel(levelIndex + 1);
            }
        }
    }

    private static int mergePairs(int[] pairs, int from, int to) {
        int min = Short.MAX_VALUE;
        int max = Short.MIN_VALUE;
        for (int i = from; i < to; i++) {
            min = Math.min(min, (short) pairs[i]);
            max = Math.max(max, pairs[i] >> 16);
        }
        return pack(min, max);
    }

    /// Packs the minimum into the low 16 bits and the maximum into the high ones.
    static int pack(int min, int max) {
        return max << 16 | min & 0xffff;
    }

    static long ceilDiv(long count, int divisor) {
        return (count + divisor - 1) / divisor;
    }
}
