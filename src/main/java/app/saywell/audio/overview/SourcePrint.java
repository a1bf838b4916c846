package app.saywell.audio.overview;

import java.lang.foreign.MemorySegment;
import java.util.zip.CRC32;

/// By which a sound is known again without reading all of it.
///
/// @param bytes size of the file
/// @param edges checksum of its first and last 64 KiB
record SourcePrint(long bytes, long edges) {
    private static final long EDGE = 1 << 16;

    static SourcePrint of(MemorySegment file) {
        long size = file.byteSize();
        long edge = Math.min(EDGE, size);
        CRC32 sum = new CRC32();
        sum.update(file.asSlice(0, edge).asByteBuffer());
        sum.update(file.asSlice(size - edge, edge).asByteBuffer());
        return new SourcePrint(size, sum.getValue());
    }
}
