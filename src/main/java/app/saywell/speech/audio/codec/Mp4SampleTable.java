package app.saywell.speech.audio.codec;

import java.nio.ByteBuffer;

/// Where the samples of one track lie in an MP4 file, as the boxes of its table say (ISO/IEC
/// 14496-12, sections 8.7.3 to 8.7.5). The numbers are read where they stand, so a table that
/// promises more than it holds takes no memory.
final class Mp4SampleTable {
    private static final int FULL_BOX_BYTES = 4;
    private static final int COUNT_BYTES = 4;
    private static final int RUN_BYTES = 12;

    private final ByteBuffer bytes;
    private Entries sizes = Entries.NONE;
    private long sizeOfAll;
    private long samples;
    private Entries runs = Entries.NONE;
    private Entries offsets = Entries.NONE;

    Mp4SampleTable(ByteBuffer bytes) {
        this.bytes = bytes;
    }

    /// Takes samples, one after another.
    @FunctionalInterface
    interface SampleReceiver {
        /// Takes the place of a sample; false if there can be no further one.
        boolean add(long start, long size);
    }

    /// The part of a box that repeats.
    ///
    /// @param from the first entry
    /// @param count how many of them are in the box
    private record Entries(int from, int width, int count) {
        private static final Entries NONE = new Entries(0, 1, 0);

        static Entries between(int from, int to, int width, long promised) {
            return new Entries(from, width, Math.clamp(promised, 0, Math.max(0, to - from) / width));
        }

        int at(int index) {
            return from + index * width;
        }
    }

    /// Reads `stsz`.
    void readSizes(int from, int to) {
        int at = from + FULL_BOX_BYTES;
        if (at + 2 * COUNT_BYTES <= to) {
            sizeOfAll = number(at);
            samples = number(at + COUNT_BYTES);
            sizes = Entries.between(at + 2 * COUNT_BYTES, to, Integer.BYTES, samples);
        }
    }

    /// Reads `stsc`: how many samples a chunk has, for runs of chunks.
    void readRuns(int from, int to) {
        runs = entries(from, to, RUN_BYTES);
    }

    /// Reads `stco`, or `co64` with the width of a long.
    void readOffsets(int from, int to, int width) {
        offsets = entries(from, to, width);
    }

    /// Hands over the samples in their order. What a damaged table does not say is left out.
    void forEach(SampleReceiver receiver) {
        int run = 0;
        long sample = 0;
        for (int chunk = 0; chunk < offsets.count() && runs.count() > 0; chunk++) {
            while (run + 1 < runs.count() && number(runs.at(run + 1)) <= chunk + 1L) {
                run++;
            }
            long inChunk = number(runs.at(run) + Integer.BYTES);
            long start = offset(chunk);
            for (long i = 0; i < inChunk; i++, sample++) {
                if (sample >= (sizeOfAll > 0 ? samples : sizes.count())) {
                    return;
                }
                long size = sizeOfAll > 0 ? sizeOfAll : number(sizes.at((int) sample));
                if (size > 0 && !receiver.add(start, size)) {
                    return;
                }
                start += size;
            }
        }
    }

    private Entries entries(int from, int to, int width) {
        int at = from + FULL_BOX_BYTES;
        return at + COUNT_BYTES <= to ? Entries.between(at + COUNT_BYTES, to, width, number(at)) : Entries.NONE;
    }

    private long offset(int chunk) {
        int at = offsets.at(chunk);
        return offsets.width() == Long.BYTES ? bytes.getLong(at) : number(at);
    }

    private long number(int at) {
        return Integer.toUnsignedLong(bytes.getInt(at));
    }
}
