package app.saywell.speech.audio.overview;

import app.saywell.speech.audio.ByteSource;
import app.saywell.speech.signal.PeaksBuilder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;
import java.util.zip.CRC32;

/// The first 64 bytes of an overview: eight little-endian longs, of which the seventh is a checksum
/// of the first six and the last is unused. Then follow the samples, if they are stored, and the
/// peaks.
///
/// @param source fingerprint of the sound
/// @param sampleRate in Hz
/// @param samples number of samples
/// @param samplesOffset byte of the sound at which its samples begin, or -1 if they are not
///     [app.saywell.speech.signal.Pcm16Samples] and are stored in the overview
record OverviewHeader(SourceFingerprint source, int sampleRate, long samples, long samplesOffset) {
    static final int BYTES = 64;

    /// "Sayview" and the version, 1.
    private static final long MAGIC = 0x01_77_65_69_76_79_61_53L;

    private static final int CHECKSUM_OFFSET = 48;

    /// Reads the header of `file`; empty if it is not an overview.
    static Optional<OverviewHeader> read(ByteSource file) {
        if (file.size() < BYTES) {
            return Optional.empty();
        }
        ByteBuffer head = file.bytes(0, BYTES);
        if (head.getLong(0) != MAGIC || head.getLong(CHECKSUM_OFFSET) != checksum(head)) {
            return Optional.empty();
        }
        SourceFingerprint source = new SourceFingerprint(head.getLong(8), head.getLong(16));
        return Optional.of(new OverviewHeader(source, (int) head.getLong(24), head.getLong(32), head.getLong(40)));
    }

    /// The bytes of the header.
    ByteBuffer toBytes() {
        ByteBuffer head = ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN);
        long[] fields = {MAGIC, source.fileBytes(), source.edgesChecksum(), sampleRate, samples, samplesOffset};
        for (long field : fields) {
            head.putLong(field);
        }
        return head.putLong(checksum(head)).position(0);
    }

    private static long checksum(ByteBuffer head) {
        CRC32 sum = new CRC32();
        sum.update(head.slice(0, CHECKSUM_OFFSET));
        return sum.getValue();
    }

    boolean keepsSamples() {
        return samplesOffset < 0;
    }

    long sampleBytes() {
        return samples * Short.BYTES;
    }

    long pairsOffset() {
        return BYTES + (keepsSamples() ? sampleBytes() : 0);
    }

    /// Size of the complete overview.
    long totalBytes() {
        return pairsOffset() + PeaksBuilder.byteCount(samples);
    }

    /// Whether a file with this header and size is complete.
    boolean isWhole(long fileBytes) {
        return totalBytes() == fileBytes;
    }
}
