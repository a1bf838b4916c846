package app.saywell.signal;

import static app.saywell.signal.PeaksBuilder.ceiling;
import static app.saywell.signal.PeaksBuilder.pack;

import java.lang.foreign.MemorySegment;

/// Least and greatest sample of any stretch of a recording, however long, in next to no time.
///
/// Level 0 holds a pair for every [#BLOCK] samples, each further level one for [#FACTOR] pairs of
/// the level below, up to a single pair. A query takes the coarsest pairs that fit and the samples
/// themselves at its ragged ends, so it is exact, not merely close, and allocates nothing. Samples
/// ([Pcm16#SAMPLE]) and pairs lie in memory segments, so both may be mapped files. Immutable; safe
/// for as many threads as the segments are.
public final class PeaksPyramid {
    /// Samples in a pair of level 0.
    public static final int BLOCK = 64;

    /// Pairs that one pair of the level above stands for.
    public static final int FACTOR = 4;

    static final int PAIR_BYTES = 4;

    /// Columns whose memory is asked for at once: little enough to be still at hand when it is
    // used.
    private static final int AHEAD = 16;

    /// Levels that may be too large for the caches.
    private static final int TOUCHED_LEVELS = 5;

    /// What any sample replaces.
    private static final int NOTHING = pack(Short.MAX_VALUE, Short.MIN_VALUE);

    private static final int SILENCE = pack(0, 0);

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
        MemorySegment samples = Pcm16.quantize(audio);
        long bytes = PeaksBuilder.bytes(audio.samples().length);
        MemorySegment pairs = MemorySegment.ofArray(new short[Math.toIntExact(bytes / 2)]);
        PeaksBuilder.fill(samples, pairs);
        return new PeaksPyramid(samples, pairs);
    }

    /// A pyramid whose pairs [PeaksBuilder] made of the same samples before.
    ///
    /// @throws IllegalArgumentException if the pairs are of another number of samples
    public static PeaksPyramid of(MemorySegment samples, MemorySegment pairs) {
        if (pairs.byteSize() != PeaksBuilder.bytes(samples.byteSize() / Short.BYTES)) {
            throw new IllegalArgumentException("peaks of another recording");
        }
        return new PeaksPyramid(samples, pairs);
    }

    /// Number of samples.
    public long length() {
        return length;
    }

    /// Draws the samples `[from, to)` in as many columns as the arrays have places.
    ///
    /// Column i of n spans the samples from `from + i * (to - from) / n`, rounded down, to before
    /// the first of column i + 1, but at least one. Outside the recording, where the range may
    /// reach, is silence.
    ///
    /// @param min receives the least sample of each column
    /// @param max receives the greatest; as long as `min`
    public void columns(long from, long to, short[] min, short[] max) {
        int columns = min.length;
        if (max.length != columns || to <= from) {
            throw new IllegalArgumentException("columns of unequal number, or an empty range");
        }
        boolean apart = (to - from) / columns >= BLOCK && length > 0;
        long start = from;
        for (int i = 0; i < columns; i++) {
            if (apart && i % AHEAD == 0) {
                touch(from, to, min, i);
            }
            long next = from + (to - from) * (i + 1) / columns;
            int peaks = range(start, Math.max(next, start + 1));
            min[i] = (short) peaks;
            max[i] = (short) (peaks >> 16);
            start = next;
        }
    }

    /// Reads one sample of each cache line, and one pair of each of the lower levels, that the next
    /// [#AHEAD] columns are going to need at their ends; what is left in `scratch` means nothing.
    ///
    /// Zoomed out, every column begins in memory of its own that no cache holds. These reads do not
    /// depend on one another, so the processor waits for many of them at once; the scans that
    /// follow would wait for one after the other.
    private void touch(long from, long to, short[] scratch, int first) {
        int columns = scratch.length;
        long finest = ceiling(length, BLOCK);
        for (int i = first; i < Math.min(columns, first + AHEAD); i++) {
            long end = from + (to - from) * (i + 1) / columns;
            long block = Math.clamp(end, 0, length - 1) / BLOCK;
            int read = 0;
            for (int line = 0; line <= 2; line++) {
                long sample = Math.min(length - 1, block * BLOCK + line * (BLOCK - 1) / 2);
                read += samples.get(Pcm16.SAMPLE, sample * Short.BYTES);
            }
            long base = 0;
            long count = finest;
            for (int level = 0; level < TOUCHED_LEVELS && count > 1; level++) {
                read += pairs.get(Pcm16.TWINS, base + block * PAIR_BYTES);
                base += count * PAIR_BYTES;
                count = ceiling(count, FACTOR);
                block /= FACTOR;
            }
            scratch[i] = (short) read;
        }
    }

    private int range(long from, long to) {
        long first = Math.max(0, from);
        long last = Math.min(length, to);
        int peaks = first == from && last == to ? NOTHING : SILENCE;
        if (first >= last) {
            return peaks;
        }
        long low = ceiling(first, BLOCK);
        long high = last == length ? ceiling(length, BLOCK) : last / BLOCK;
        if (low >= high) {
            return scanSamples(first, last, peaks);
        }
        peaks = scanSamples(first, low * BLOCK, peaks);
        peaks = scanSamples(high * BLOCK, last, peaks);
        return climb(low, high, peaks);
    }

    /// Adds the pairs `[low, high)` of level 0, by way of as few as can be.
    private int climb(long low, long high, int peaks) {
        long base = 0;
        for (long count = ceiling(length, BLOCK); ; count = ceiling(count, FACTOR)) {
            long lowAbove = ceiling(low, FACTOR);
            long highAbove = high == count ? ceiling(high, FACTOR) : high / FACTOR;
            if (lowAbove >= highAbove || count == 1) {
                return scanPairs(base, low, high, peaks);
            }
            peaks = scanPairs(base, low, lowAbove * FACTOR, peaks);
            peaks = scanPairs(base, highAbove * FACTOR, high, peaks);
            base += count * PAIR_BYTES;
            low = lowAbove;
            high = highAbove;
        }
    }

    private int scanSamples(long from, long to, int peaks) {
        int min = (short) peaks;
        int max = peaks >> 16;
        long base = from * Short.BYTES;
        int count = (int) Math.max(0, to - from);
        for (int i = 0; i < count; i++) {
            int sample = samples.get(Pcm16.SAMPLE, base + i * 2L);
            min = Math.min(min, sample);
            max = Math.max(max, sample);
        }
        return pack(min, max);
    }

    private int scanPairs(long base, long from, long to, int peaks) {
        int min = (short) peaks;
        int max = peaks >> 16;
        for (long at = base + from * PAIR_BYTES; at < base + to * PAIR_BYTES; at += PAIR_BYTES) {
            int pair = pairs.get(Pcm16.TWINS, at);
            min = Math.min(min, (short) pair);
            max = Math.max(max, pair >> 16);
        }
        return pack(min, max);
    }
}
