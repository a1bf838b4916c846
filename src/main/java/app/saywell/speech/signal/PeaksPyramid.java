package app.saywell.speech.signal;

import static app.saywell.speech.signal.PeaksBuilder.ceilDiv;
import static app.saywell.speech.signal.PeaksBuilder.pack;

import java.lang.foreign.MemorySegment;

/// The minimum and maximum of any part of a recording, in nearly constant time.
///
/// Level 0 has a pair for every [#BLOCK_SAMPLES] samples. Each higher level has one pair for
/// [#LEVEL_FACTOR] pairs of the level below, up to a single pair. A query uses the coarsest pairs
/// that fit, and the samples themselves at both ends. So the result is exact, and nothing is
/// allocated. Samples ([Pcm16Samples#SAMPLE]) and pairs are in memory segments, so both may be
/// mapped files. Immutable; as thread-safe as the segments are.
public final class PeaksPyramid {
    /// Samples per pair on level 0.
    public static final int BLOCK_SAMPLES = 64;

    /// Pairs per pair of the next level.
    public static final int LEVEL_FACTOR = 4;

    static final int PAIR_BYTES = 4;

    /// Columns that are prefetched together; few enough to stay in the cache until they are used.
    private static final int PREFETCH_COLUMNS = 16;

    /// Levels that may be too large for the caches.
    private static final int PREFETCH_LEVELS = 5;

    /// The start value of a minimum and maximum: any sample replaces it.
    private static final int EMPTY_PEAKS = pack(Short.MAX_VALUE, Short.MIN_VALUE);

    private static final int SILENT_PEAKS = pack(0, 0);

    private final MemorySegment samples;
    private final MemorySegment pairs;
    private final long length;

    private PeaksPyramid(MemorySegment samples, MemorySegment pairs) {
        this.samples = samples;
        this.pairs = pairs;
        length = samples.byteSize() / Short.BYTES;
    }

    /// A pyramid in memory.
    public static PeaksPyramid of(Pcm audio) {
        MemorySegment samples = Pcm16Samples.quantize(audio);
        long bytes = PeaksBuilder.byteCount(audio.samples().length);
        MemorySegment pairs = MemorySegment.ofArray(new short[Math.toIntExact(bytes / 2)]);
        PeaksBuilder.fill(samples, pairs);
        return new PeaksPyramid(samples, pairs);
    }

    /// A pyramid whose pairs a [PeaksBuilder] made from the same samples.
    ///
    /// @throws IllegalArgumentException if the pairs belong to another number of samples
    public static PeaksPyramid of(MemorySegment samples, MemorySegment pairs) {
        if (pairs.byteSize() != PeaksBuilder.byteCount(samples.byteSize() / Short.BYTES)) {
            throw new IllegalArgumentException("the peaks belong to another recording");
        }
        return new PeaksPyramid(samples, pairs);
    }

    /// The number of samples.
    public long length() {
        return length;
    }

    /// Computes the minimum and maximum of the samples `[from, to)` in as many columns as the
    /// arrays have elements.
    ///
    /// Column i of n starts at sample `from + i * (to - from) / n`, rounded down, and ends where
    /// column i + 1 starts; it has at least one sample. Samples outside the recording are silent.
    ///
    /// @param min receives the minimum of each column
    /// @param max receives the maximum of each column; same length as `min`
    public void columns(long from, long to, short[] min, short[] max) {
        int columns = min.length;
        if (max.length != columns || to <= from) {
            throw new IllegalArgumentException("min and max differ in length, or the range is empty");
        }
        boolean zoomedOut = (to - from) / columns >= BLOCK_SAMPLES && length > 0;
        long start = from;
        for (int i = 0; i < columns; i++) {
            if (zoomedOut && i % PREFETCH_COLUMNS == 0) {
                prefetch(from, to, min, i);
            }
            long next = from + (to - from) * (i + 1) / columns;
            int peaks = rangePeaks(start, Math.max(next, start + 1));
            min[i] = (short) peaks;
            max[i] = (short) (peaks >> 16);
            start = next;
        }
    }

    /// Prefetches memory: reads one sample per cache line and one pair of each lower level at the
    /// ends of the next [#PREFETCH_COLUMNS] columns. The values written to `scratch` mean nothing.
    ///
    /// When zoomed out, each column starts in memory that is not cached. These reads are
    /// independent, so the processor does many of them at once. The scans that follow would wait
    /// for one after another.
    private void prefetch(long from, long to, short[] scratch, int firstColumn) {
        int columns = scratch.length;
        long finest = ceilDiv(length, BLOCK_SAMPLES);
        for (int i = firstColumn; i < Math.min(columns, firstColumn + PREFETCH_COLUMNS); i++) {
            long end = from + (to - from) * (i + 1) / columns;
            long block = Math.clamp(end, 0, length - 1) / BLOCK_SAMPLES;
            int checksum = 0;
            for (int line = 0; line <= 2; line++) {
                long sample = Math.min(length - 1, block * BLOCK_SAMPLES + line * (BLOCK_SAMPLES - 1) / 2);
                checksum += samples.get(Pcm16Samples.SAMPLE, sample * Short.BYTES);
            }
            long base = 0;
            long count = finest;
            for (int level = 0; level < PREFETCH_LEVELS && count > 1; level++) {
                checksum += pairs.get(Pcm16Samples.SAMPLE_PAIR, base + block * PAIR_BYTES);
                base += count * PAIR_BYTES;
                count = ceilDiv(count, LEVEL_FACTOR);
                block /= LEVEL_FACTOR;
            }
            scratch[i] = (short) checksum;
        }
    }

    private int rangePeaks(long from, long to) {
        long firstSample = Math.max(0, from);
        long endSample = Math.min(length, to);
        int peaks = firstSample == from && endSample == to ? EMPTY_PEAKS : SILENT_PEAKS;
        if (firstSample >= endSample) {
            return peaks;
        }
        long firstBlock = ceilDiv(firstSample, BLOCK_SAMPLES);
        long endBlock = endSample == length ? ceilDiv(length, BLOCK_SAMPLES) : endSample / BLOCK_SAMPLES;
        if (firstBlock >= endBlock) {
            return scanSamples(firstSample, endSample, peaks);
        }
        peaks = scanSamples(firstSample, firstBlock * BLOCK_SAMPLES, peaks);
        peaks = scanSamples(endBlock * BLOCK_SAMPLES, endSample, peaks);
        return scanLevels(firstBlock, endBlock, peaks);
    }

    /// Merges the pairs `[low, high)` of level 0, with as few pairs of higher levels as possible.
    private int scanLevels(long firstPair, long endPair, int peaks) {
        long levelOffset = 0;
        for (long count = ceilDiv(length, BLOCK_SAMPLES); ; count = ceilDiv(count, LEVEL_FACTOR)) {
            long firstParent = ceilDiv(firstPair, LEVEL_FACTOR);
            long endParent = endPair == count ? ceilDiv(endPair, LEVEL_FACTOR) : endPair / LEVEL_FACTOR;
            if (firstParent >= endParent || count == 1) {
                return scanPairs(levelOffset, firstPair, endPair, peaks);
            }
            peaks = scanPairs(levelOffset, firstPair, firstParent * LEVEL_FACTOR, peaks);
            peaks = scanPairs(levelOffset, endParent * LEVEL_FACTOR, endPair, peaks);
            levelOffset += count * PAIR_BYTES;
            firstPair = firstParent;
            endPair = endParent;
        }
    }

    private int scanSamples(long from, long to, int peaks) {
        int min = (short) peaks;
        int max = peaks >> 16;
        long base = from * Short.BYTES;
        int count = (int) Math.max(0, to - from);
        for (int i = 0; i < count; i++) {
            int sample = samples.get(Pcm16Samples.SAMPLE, base + i * 2L);
            min = Math.min(min, sample);
            max = Math.max(max, sample);
        }
        return pack(min, max);
    }

    private int scanPairs(long base, long from, long to, int peaks) {
        int min = (short) peaks;
        int max = peaks >> 16;
        for (long offset = base + from * PAIR_BYTES; offset < base + to * PAIR_BYTES; offset += PAIR_BYTES) {
            int pair = pairs.get(Pcm16Samples.SAMPLE_PAIR, offset);
            min = Math.min(min, (short) pair);
            max = Math.max(max, pair >> 16);
        }
        return pack(min, max);
    }
}
