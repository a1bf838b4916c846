package app.saywell.desk.store.seal;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.Set;

/// An open encrypted file: bytes, positions and sizes are those of the content. Safe for several
/// threads.
final class SealedChannel extends FileChannel {
    private static final int COPY_BYTES = 1 << 16;

    private final FileChannel file;
    private final SealedFrames frames;
    private final Set<Access> access;
    private long position;

    /// What the channel may be used for.
    enum Access {
        READ,
        WRITE,
        APPEND
    }

    /// @param newContent what the file holds if it is a new one
    /// @throws SealedFileException if it belongs to another key, or its beginning is damaged
    SealedChannel(FileChannel file, LibraryKey key, SealedContent newContent, Set<Access> access) throws IOException {
        this.file = file;
        this.access = access;
        this.frames = new SealedFrames(file, key, newContent);
    }

    @Override
    public synchronized int read(ByteBuffer target) throws IOException {
        int count = read(target, position);
        position += Math.max(0, count);
        return count;
    }

    @Override
    public synchronized int read(ByteBuffer target, long from) throws IOException {
        require(Access.READ);
        if (from >= frames.size()) {
            return -1;
        }
        int before = target.remaining();
        frames.read(target, from);
        return before - target.remaining();
    }

    @Override
    public synchronized long read(ByteBuffer[] targets, int offset, int length) throws IOException {
        long all = 0;
        for (int i = offset; i < offset + length; i++) {
            int count = read(targets[i]);
            if (count < 0) {
                return all == 0 ? -1 : all;
            }
            all += count;
        }
        return all;
    }

    @Override
    public synchronized int write(ByteBuffer source) throws IOException {
        if (access.contains(Access.APPEND)) {
            position = frames.size();
        }
        int count = write(source, position);
        position += count;
        return count;
    }

    @Override
    public synchronized int write(ByteBuffer source, long to) throws IOException {
        require(Access.WRITE);
        int count = source.remaining();
        if (count == 0) {
            return 0;
        }
        while (frames.size() < to) {
            long gap = Math.min(COPY_BYTES, to - frames.size());
            frames.write(ByteBuffer.allocate((int) gap), frames.size());
        }
        frames.write(source, to);
        return count;
    }

    @Override
    public synchronized long write(ByteBuffer[] sources, int offset, int length) throws IOException {
        long all = 0;
        for (int i = offset; i < offset + length; i++) {
            all += write(sources[i]);
        }
        return all;
    }

    @Override
    public synchronized long position() throws IOException {
        requireOpen();
        return position;
    }

    @Override
    public synchronized FileChannel position(long newPosition) throws IOException {
        requireOpen();
        position = newPosition;
        return this;
    }

    @Override
    public synchronized long size() throws IOException {
        requireOpen();
        return frames.size();
    }

    @Override
    public synchronized FileChannel truncate(long size) throws IOException {
        require(Access.WRITE);
        if (size < frames.size()) {
            frames.truncate(size);
        }
        position = Math.min(position, size);
        return this;
    }

    @Override
    public void force(boolean metaData) throws IOException {
        file.force(metaData);
    }

    @Override
    public long transferTo(long from, long count, WritableByteChannel target) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(COPY_BYTES);
        long done = 0;
        while (done < count) {
            buffer.clear().limit((int) Math.min(COPY_BYTES, count - done));
            if (read(buffer, from + done) < 0) {
                break;
            }
            buffer.flip();
            while (buffer.hasRemaining()) {
                done += target.write(buffer);
            }
        }
        return done;
    }

    @Override
    public long transferFrom(ReadableByteChannel source, long to, long count) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(COPY_BYTES);
        long done = 0;
        while (done < count) {
            buffer.clear().limit((int) Math.min(COPY_BYTES, count - done));
            if (source.read(buffer) < 0) {
                break;
            }
            done += write(buffer.flip(), to + done);
        }
        return done;
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long offset, long size) {
        throw new UnsupportedOperationException("an encrypted file is not mapped");
    }

    /// A decrypted copy, which lives as long as the arena.
    @Override
    public synchronized MemorySegment map(MapMode mode, long offset, long size, Arena arena) throws IOException {
        if (mode != MapMode.READ_ONLY) {
            throw new UnsupportedOperationException("an encrypted file is mapped for reading only");
        }
        require(Access.READ);
        MemorySegment copy = arena.allocate(Math.max(1, size), Long.BYTES).asSlice(0, size);
        for (long done = 0; done < size; ) {
            int count = (int) Math.min(Integer.MAX_VALUE - COPY_BYTES, size - done);
            frames.read(copy.asSlice(done, count).asByteBuffer(), offset + done);
            done += count;
        }
        return copy.asReadOnly();
    }

    @Override
    public FileLock lock(long from, long size, boolean shared) throws IOException {
        return file.lock(from, size, shared);
    }

    @Override
    public FileLock tryLock(long from, long size, boolean shared) throws IOException {
        return file.tryLock(from, size, shared);
    }

    @Override
    protected synchronized void implCloseChannel() throws IOException {
        frames.wipe();
        file.close();
    }

    private void requireOpen() throws ClosedChannelException {
        if (!isOpen()) {
            throw new ClosedChannelException();
        }
    }

    private void require(Access needed) throws IOException {
        requireOpen();
        if (!access.contains(needed)) {
            throw needed == Access.READ ? new NonReadableChannelException() : new NonWritableChannelException();
        }
    }
}
