package app.saywell.speech.audio;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Whether a recording was finished, as marked in its header.
///
/// The mark is in a `JUNK` chunk before the format chunk, which every RIFF reader skips. The layout
/// is: 12 bytes `RIFF`, 8 + 28 bytes `JUNK`, 24 bytes `fmt `, 8 bytes `data`, samples.
enum WavState {
    /// The writer is active or has died.
    RECORDING("Saywell: recording"),
    /// Complete.
    FINISHED("Saywell: finished ");

    static final int MARK_BYTES = 28;
    static final int HEADER_BYTES = 80;
    private static final int MARK_OFFSET = 20;
    private static final int SAMPLE_RATE_OFFSET = MARK_OFFSET + MARK_BYTES + 12;
    private static final int RIFF_SIZE_OFFSET = 4;
    private static final int DATA_SIZE_OFFSET = HEADER_BYTES - 4;

    private final String mark;

    WavState(String mark) {
        this.mark = mark;
    }

    /// The header of a recording without samples.
    ByteBuffer header(int sampleRate) {
        return WavWriter.header(sampleRate, mark);
    }

    void writeMark(FileChannel channel) throws IOException {
        channel.write(ByteBuffer.wrap(WavEncoder.ascii(mark)), MARK_OFFSET);
    }

    /// Whether the file is a recording in this state.
    boolean isStateOf(FileChannel channel) throws IOException {
        ByteBuffer markBytes = ByteBuffer.allocate(mark.length());
        channel.read(markBytes, MARK_OFFSET);
        return mark.equals(new String(markBytes.array(), StandardCharsets.US_ASCII));
    }

    /// Updates the two sizes in the header; `scratch` is a buffer of four bytes, little-endian.
    static void putSizes(FileChannel channel, long dataBytes, ByteBuffer scratch) throws IOException {
        channel.write(scratch.clear().putInt((int) dataBytes).flip(), DATA_SIZE_OFFSET);
        long riffBytes = HEADER_BYTES - 8 + dataBytes;
        channel.write(scratch.clear().putInt((int) riffBytes).flip(), RIFF_SIZE_OFFSET);
    }

    /// Locks the file to show this and other processes that it has a live writer. The locked byte
    /// lies far beyond the last sample, because a locked byte cannot be read on Windows.
    static FileLock lockForWriting(FileChannel channel) throws IOException {
        FileLock lock = tryLockForWriting(channel);
        if (lock == null) {
            throw new IOException("another process is recording into this file");
        }
        return lock;
    }

    /// The lock, or null if the file has a live writer.
    static @Nullable FileLock tryLockForWriting(FileChannel channel) throws IOException {
        try {
            return channel.tryLock(Long.MAX_VALUE - 1, 1, false);
        } catch (OverlappingFileLockException writerInThisProcess) {
            return null;
        }
    }

    /// In Hz; only for a recording of Saywell.
    static int sampleRate(FileChannel channel) throws IOException {
        ByteBuffer rate = sizeBuffer();
        channel.read(rate, SAMPLE_RATE_OFFSET);
        return rate.getInt(0);
    }

    static ByteBuffer sizeBuffer() {
        return ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN);
    }
}
