package app.saywell.audio.overview;

import app.saywell.audio.Octets;
import app.saywell.signal.PeaksBuilder;

import java.nio.ByteBuffer;
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

    /// What stands in `file`; empty if it is no overview.
    static Optional<OverviewHeader> read(Octets file) {
        if (file.size() < BYTES) {
            return Optional.empty();
        }
        ByteBuffer head = file.bytes(0, BYTES);
        if (head.getLong(0) != MAGIC || head.getLong(SUM_AT) != sum(head)) {
            return Optional.empty();
        }
        SourcePrint source = new SourcePrint(head.getLong(8), head.getLong(16));
        return Optional.of(
                new OverviewHeader(
                        source, (int) head.getLong(24), head.getLong(32), head.getLong(40)));
    }

    /// The bytes that [#read] reads.
    ByteBuffer written() {
        ByteBuffer head = ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN);
        long[] fields = {MAGIC, source.bytes(), source.edges(), sampleRate, samples, samplesAt};
        for (long field : fields) {
            head.putLong(field);
        }
        return head.putLong(sum(head)).position(0);
    }

    private static long sum(ByteBuffer head) {
        CRC32 sum = new CRC32();
        sum.update(head.slice(0, SUM_AT));
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
