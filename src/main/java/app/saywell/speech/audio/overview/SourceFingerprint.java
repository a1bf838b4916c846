package app.saywell.speech.audio.overview;

import app.saywell.speech.audio.ByteSource;
import java.util.zip.CRC32;

/// Identifies a sound file without reading all of it.
///
/// @param fileBytes size of the file
/// @param edgesChecksum checksum of its first and last 64 KiB
record SourceFingerprint(long fileBytes, long edgesChecksum) {
    private static final long EDGE_BYTES = 1 << 16;

    static SourceFingerprint of(ByteSource file) {
        long size = file.size();
        int edge = (int) Math.min(EDGE_BYTES, size);
        CRC32 sum = new CRC32();
        sum.update(file.bytes(0, edge));
        sum.update(file.bytes(size - edge, edge));
        return new SourceFingerprint(size, sum.getValue());
    }
}
