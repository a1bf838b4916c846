package app.saywell.audio;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;

/// Whether the writer of a recording came to its end, as the recording itself tells.
///
/// The word stands in a `JUNK` chunk before the format, which every reader of RIFF passes over:
/// 12 bytes `RIFF`, 8 + 28 bytes `JUNK`, 24 bytes `fmt `, 8 bytes `data`, samples.
enum WavState {
    /// Its writer is at work, or died.
    RECORDING("Saywell: recording"),
    /// Complete.
    FINISHED("Saywell: finished ");

    static final int MARK_BYTES = 28;
    static final int HEADER_BYTES = 80;
    private static final int MARK_AT = 20;
    private static final int SAMPLE_RATE_AT = MARK_AT + MARK_BYTES + 12;
    private static final int RIFF_SIZE_AT = 4;
    private static final int DATA_SIZE_AT = HEADER_BYTES - 4;

    private final String mark;

    WavState(String mark) {
        this.mark = mark;
    }

    /// The header of a recording without samples.
    ByteBuffer header(int sampleRate) {
        return WavWriter.header(sampleRate, mark);
    }

    void mark(FileChannel channel) throws IOException {
        channel.write(ByteBuffer.wrap(Wav.ascii(mark)), MARK_AT);
    }

    /// Whether the file is a recording in this state.
    boolean isStateOf(FileChannel channel) throws IOException {
        ByteBuffer found = ByteBuffer.allocate(mark.length());
        channel.read(found, MARK_AT);
        return mark.equals(new String(found.array(), StandardCharsets.US_ASCII));
    }

    /// Brings the two sizes up to date; `scratch` is four bytes, little-endian.
    static void putSizes(FileChannel channel, long dataBytes, ByteBuffer scratch)
            throws IOException {
        channel.write(scratch.clear().putInt((int) dataBytes).flip(), DATA_SIZE_AT);
        long riffBytes = HEADER_BYTES - 8 + dataBytes;
        channel.write(scratch.clear().putInt((int) riffBytes).flip(), RIFF_SIZE_AT);
    }

    /// Shows other processes, and this one, that the file has a living writer. The locked byte lies
    /// where no sample ever will, for on Windows a locked byte cannot be read.
    static FileLock claim(FileChannel channel) throws IOException {
        FileLock lock = tryClaim(channel);
        if (lock == null) {
            throw new IOException("another process records into this file");
        }
        return lock;
    }

    /// The lock, or null if the file has a living writer.
    static @Nullable FileLock tryClaim(FileChannel channel) throws IOException {
        try {
            return channel.tryLock(Long.MAX_VALUE - 1, 1, false);
        } catch (OverlappingFileLockException writerInThisProcess) {
            return null;
        }
    }

    /// In Hz; only for a file that is a recording in one of the states.
    static int sampleRate(FileChannel channel) throws IOException {
        ByteBuffer rate = scratch();
        channel.read(rate, SAMPLE_RATE_AT);
        return rate.getInt(0);
    }

    static ByteBuffer scratch() {
        return ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN);
    }
}
