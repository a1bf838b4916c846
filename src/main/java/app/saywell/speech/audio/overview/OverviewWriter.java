package app.saywell.speech.audio.overview;

import app.saywell.speech.signal.PeaksBuilder;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Writes an overview: first the header, then samples, if they are stored, and peaks as they are
/// computed.
final class OverviewWriter implements Closeable {
    private static final int BUFFER_BYTES = 1 << 16;

    private final FileChannel file;
    private final OverviewHeader header;
    private final PeaksBuilder builder;
    private final ByteBuffer bytes = ByteBuffer.allocateDirect(BUFFER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    private final IntBuffer ints = bytes.asIntBuffer();
    private long samplesOffset = OverviewHeader.BYTES;

    /// Creates or truncates `peaks`.
    OverviewWriter(Path peaks, OverviewHeader header) throws IOException {
        file = FileChannel.open(
                peaks, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
        this.header = header;
        builder = new PeaksBuilder(
                header.samples(),
                (at, pairs, count) -> write(header.pairsOffset() + at, pairs, (long) count * Integer.BYTES));
        file.write(header.toBytes(), 0);
    }

    /// Adds samples, see [PeaksBuilder#add].
    ///
    /// @throws UncheckedIOException if they cannot be written
    void add(int[] samplePairs, int count) {
        if (header.keepsSamples()) {
            long left = OverviewHeader.BYTES + header.sampleBytes() - samplesOffset;
            long size = Math.min(left, (long) count * Integer.BYTES);
            write(samplesOffset, samplePairs, size);
            samplesOffset += size;
        }
        builder.add(samplePairs, count);
    }

    /// Writes the remaining peaks.
    void finish() {
        builder.finish();
    }

    /// Writes the first `size` bytes of the values.
    private void write(long at, int[] values, long size) {
        try {
            for (int from = 0; (long) from * Integer.BYTES < size; from += ints.capacity()) {
                long writtenBytes = (long) from * Integer.BYTES;
                ints.clear().put(values, from, Math.min(ints.capacity(), values.length - from));
                bytes.clear().limit((int) Math.min(BUFFER_BYTES, size - writtenBytes));
                while (bytes.hasRemaining()) {
                    writtenBytes += file.write(bytes, at + writtenBytes);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
