package app.saywell.audio.overview;

import app.saywell.audio.Octets;

import java.util.zip.CRC32;

/// By which a sound is known again without reading all of it.
///
/// @param bytes size of the file
/// @param edges checksum of its first and last 64 KiB
record SourcePrint(long bytes, long edges) {
    private static final long EDGE = 1 << 16;

    static SourcePrint of(Octets file) {
        long size = file.size();
        int edge = (int) Math.min(EDGE, size);
        CRC32 sum = new CRC32();
        sum.update(file.bytes(0, edge));
        sum.update(file.bytes(size - edge, edge));
        return new SourcePrint(size, sum.getValue());
    }
}
