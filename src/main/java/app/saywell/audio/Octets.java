package app.saywell.audio;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;

/// The bytes of a file, mapped or not, read a few at a time as little-endian numbers.
public interface Octets {
    /// How many.
    long size();

    /// The `count` bytes at `at`, all of which must be there, ready to be read.
    ///
    /// @throws UncheckedIOException if the file cannot be read
    ByteBuffer bytes(long at, int count);

    /// Four of them as a number.
    default int int32(long at) {
        return bytes(at, Integer.BYTES).getInt(0);
    }

    /// Eight of them.
    default long int64(long at) {
        return bytes(at, Long.BYTES).getLong(0);
    }

    /// What lies in memory, or is mapped.
    static Octets of(MemorySegment segment) {
        return new Octets() {
            @Override
            public long size() {
                return segment.byteSize();
            }

            @Override
            public ByteBuffer bytes(long at, int count) {
                return segment.asSlice(at, count).asByteBuffer().order(ByteOrder.LITTLE_ENDIAN);
            }
        };
    }

    /// An open file. For what is read once from its edges this is ready sooner than mapping is.
    ///
    /// @throws UncheckedIOException if it cannot be asked for its size
    static Octets of(FileChannel file) {
        long size;
        try {
            size = file.size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Octets() {
            @Override
            public long size() {
                return size;
            }

            @Override
            public ByteBuffer bytes(long at, int count) {
                ByteBuffer read = ByteBuffer.allocate(count).order(ByteOrder.LITTLE_ENDIAN);
                try {
                    while (read.hasRemaining()) {
                        if (file.read(read, at + read.position()) < 0) {
                            throw new IOException("the file was cut off while it was read");
                        }
                    }
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                return read.flip();
            }
        };
    }
}
