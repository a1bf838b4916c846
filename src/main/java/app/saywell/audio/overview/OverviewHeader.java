package app.saywell.audio.overview;

import app.saywell.signal.PeaksBuilder;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Optional;
import java.util.zip.CRC32;

/// The first 64 bytes of an overview: eight little-endian longs, the seventh a checksum of those
/// before it, the last unused. After it come the samples, if they are kept, and then the pairs.
///
/// @param source the sound that it belongs to
/// @param sampleRate in Hz
/// @param samples how many
/// @param samplesAt byte of the sound at which its samples begin, or -1 if it does not hold them as
///     [app.saywell.signal.Pcm16] and they are kept here
record OverviewHeader(SourcePrint source, int sampleRate, long samples, long samplesAt) {
    static final int BYTES = 64;

    /// "Sayview" and the version, 1.
    private static final long MAGIC = 0x01_77_65_69_76_79_61_53L;

    private static final int SUM_AT = 48;
    private static final ValueLayout.OfLong LONG =
            ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    /// What stands in `file`; empty if it is no overview.
    static Optional<OverviewHeader> read(MemorySegment file) {
        if (file.byteSize() < BYTES
                || file.get(LONG, 0) != MAGIC
                || file.get(LONG, SUM_AT) != sum(file)) {
            return Optional.empty();
        }
        SourcePrint source = new SourcePrint(file.get(LONG, 8), file.get(LONG, 16));
        return Optional.of(
                new OverviewHeader(
                        source, (int) file.get(LONG, 24), file.get(LONG, 32), file.get(LONG, 40)));
    }

    void write(MemorySegment file) {
        long[] fields = {MAGIC, source.bytes(), source.edges(), sampleRate, samples, samplesAt};
        for (int i = 0; i < fields.length; i++) {
            file.set(LONG, 8L * i, fields[i]);
        }
        file.set(LONG, SUM_AT, sum(file));
    }

    private static long sum(MemorySegment file) {
        CRC32 sum = new CRC32();
        sum.update(file.asSlice(0, SUM_AT).asByteBuffer());
        return sum.getValue();
    }

    boolean keepsSamples() {
        return samplesAt < 0;
    }

    long sampleBytes() {
        return samples * Short.BYTES;
    }

    long pairsAt() {
        return BYTES + (keepsSamples() ? sampleBytes() : 0);
    }

    /// Size of the whole overview.
    long bytes() {
        return pairsAt() + PeaksBuilder.bytes(samples);
    }

    /// Whether an overview of this header has that size.
    boolean isWhole(long fileBytes) {
        return bytes() == fileBytes;
    }
}
