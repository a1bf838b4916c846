package app.saywell.speech.audio;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;

/// Random access to the bytes of a file or memory segment, as little-endian numbers.
public interface ByteSource {
    /// The number of bytes.
    long size();

    /// The `count` bytes at `at`, ready to be read. All of them must exist.
    ///
    /// @throws UncheckedIOException if the file cannot be read
    ByteBuffer bytes(long at, int count);

    /// A 32-bit number.
    default int readInt32(long at) {
        return bytes(at, Integer.BYTES).getInt(0);
    }

    /// A 64-bit number.
    default long readInt64(long at) {
        return bytes(at, Long.BYTES).getLong(0);
    }

    /// The bytes of a memory segment, which may be a mapped file.
    static ByteSource of(MemorySegment segment) {
        return new ByteSource() {
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

    /// The bytes of an open file. For a few reads this is faster than mapping the file.
    ///
    /// @throws UncheckedIOException if its size cannot be read
    static ByteSource of(FileChannel file) {
        long size;
        try {
            size = file.size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new ByteSource() {
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
                            throw new IOException("the file was truncated while it was read");
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
