package app.saywell.desk.disk;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;

/// An open file of a [FaultyDisk]. Every read, write and force is a call that may fail.
final class FaultyChannel extends FileChannel {
    private final FaultyDisk disk;
    private final FileChannel real;
    private final Path path;

    FaultyChannel(FaultyDisk disk, FileChannel real, Path path) {
        this.disk = disk;
        this.real = real;
        this.path = path;
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
        disk.count("read", path);
        return real.read(target);
    }

    @Override
    public long read(ByteBuffer[] targets, int offset, int length) throws IOException {
        disk.count("read", path);
        return real.read(targets, offset, length);
    }

    @Override
    public int read(ByteBuffer target, long position) throws IOException {
        disk.count("read", path);
        return real.read(target, position);
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
        disk.count("write", path);
        return real.write(source);
    }

    @Override
    public long write(ByteBuffer[] sources, int offset, int length) throws IOException {
        disk.count("write", path);
        return real.write(sources, offset, length);
    }

    @Override
    public int write(ByteBuffer source, long position) throws IOException {
        disk.count("write", path);
        return real.write(source, position);
    }

    @Override
    public long position() throws IOException {
        return real.position();
    }

    @Override
    public FileChannel position(long newPosition) throws IOException {
        real.position(newPosition);
        return this;
    }

    @Override
    public long size() throws IOException {
        return real.size();
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
        disk.count("truncate", path);
        real.truncate(size);
        return this;
    }

    @Override
    public void force(boolean metaData) throws IOException {
        disk.count("force", path);
        real.force(metaData);
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel target) throws IOException {
        disk.count("read", path);
        return real.transferTo(position, count, target);
    }

    @Override
    public long transferFrom(ReadableByteChannel source, long position, long count) throws IOException {
        disk.count("write", path);
        return real.transferFrom(source, position, count);
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
        disk.count("map", path);
        return real.map(mode, position, size);
    }

    @Override
    public MemorySegment map(MapMode mode, long offset, long size, Arena arena) throws IOException {
        disk.count("map", path);
        return real.map(mode, offset, size, arena);
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) throws IOException {
        disk.count("lock", path);
        return real.lock(position, size, shared);
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
        disk.count("lock", path);
        return real.tryLock(position, size, shared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
        real.close();
    }
}
