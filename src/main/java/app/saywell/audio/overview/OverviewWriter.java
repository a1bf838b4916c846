package app.saywell.audio.overview;

import app.saywell.signal.PeaksBuilder;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// An overview while it is written: the header at once, samples where they are kept, pairs as they
/// come of age.
final class OverviewWriter implements Closeable {
    private static final int BUFFER = 1 << 16;

    private final FileChannel file;
    private final OverviewHeader header;
    private final PeaksBuilder builder;
    private final ByteBuffer bytes =
            ByteBuffer.allocateDirect(BUFFER).order(ByteOrder.LITTLE_ENDIAN);
    private final IntBuffer ints = bytes.asIntBuffer();
    private long samplesAt = OverviewHeader.BYTES;

    /// Begins `peaks` anew.
    OverviewWriter(Path peaks, OverviewHeader header) throws IOException {
        file =
                FileChannel.open(
                        peaks,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE);
        this.header = header;
        builder =
                new PeaksBuilder(
                        header.samples(),
                        (at, pairs, count) ->
                                write(header.pairsAt() + at, pairs, (long) count * Integer.BYTES));
        file.write(header.written(), 0);
    }

    /// Adds samples as [PeaksBuilder#add] says.
    ///
    /// @throws UncheckedIOException if the disk does not take them
    void add(int[] twins, int count) {
        if (header.keepsSamples()) {
            long left = OverviewHeader.BYTES + header.sampleBytes() - samplesAt;
            long size = Math.min(left, (long) count * Integer.BYTES);
            write(samplesAt, twins, size);
            samplesAt += size;
        }
        builder.add(twins, count);
    }

    /// Writes what is left.
    void finish() {
        builder.finish();
    }

    /// Writes the first `size` bytes of the values.
    private void write(long at, int[] values, long size) {
        try {
            for (int from = 0; (long) from * Integer.BYTES < size; from += ints.capacity()) {
                long place = (long) from * Integer.BYTES;
                ints.clear().put(values, from, Math.min(ints.capacity(), values.length - from));
                bytes.clear().limit((int) Math.min(BUFFER, size - place));
                while (bytes.hasRemaining()) {
                    place += file.write(bytes, at + place);
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
