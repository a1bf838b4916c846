package app.saywell.audio.codec;

import net.sourceforge.jaad.mp4.MP4InputStream;

import java.io.EOFException;

/// The bytes of an MP4 file. Skipping beyond the end fails, so a file that was cut off is refused
/// and not read for ever.
final class MemoryMp4Input extends MP4InputStream {
    private final byte[] file;
    private int at;

    MemoryMp4Input(byte[] file) {
        this.file = file;
    }

    @Override
    public int read() {
        return at < file.length ? file[at++] & 0xff : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
        if (at >= file.length) {
            return -1;
        }
        int count = Math.min(length, file.length - at);
        System.arraycopy(file, at, target, offset, count);
        at += count;
        return count;
    }

    @Override
    public long skip(long count) {
        int skipped = (int) Math.clamp(count, 0, file.length - at);
        at += skipped;
        return skipped;
    }

    @Override
    public void skipBytes(long count) throws EOFException {
        if (skip(count) < count) {
            throw new EOFException("the file was cut off");
        }
    }

    @Override
    public int available() {
        return file.length - at;
    }

    @Override
    public long getOffset() {
        return at;
    }

    @Override
    public void seek(long position) {
        at = (int) Math.clamp(position, 0, file.length);
    }

    @Override
    public boolean seekSupported() {
        return true;
    }

    @Override
    public boolean hasLeft() {
        return at < file.length;
    }

    @Override
    public void close() {}
}
