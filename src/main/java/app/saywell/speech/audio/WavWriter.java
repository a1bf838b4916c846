package app.saywell.speech.audio;

import static app.saywell.speech.audio.WavEncoder.ascii;

import app.saywell.speech.installation.PrivateFiles;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// Writes a 16-bit mono WAV file that is valid at all times while it grows.
///
/// The file is created with a complete header, and the sizes in the header are updated after every
/// block. A process that is killed loses only what it had not written yet. The header says whether
/// the recording was finished, see [WavState], and a lock beyond the last byte shows that the
/// writer is alive. For one thread; only [#fsync] may be called by another.
public final class WavWriter implements Closeable {
    /// The limit of the 32-bit sizes of RIFF: 12 hours at 48 kHz.
    public static final long MAX_FRAMES = (0xffffffffL - WavState.HEADER_BYTES) / 2;

    private final FileChannel channel;
    private final FileLock lock;
    private final ByteBuffer sizes = littleEndian(4);
    private final ByteBuffer block = littleEndian(1 << 16);
    private long frames;

    private WavWriter(FileChannel channel, FileLock lock) {
        this.channel = channel;
        this.lock = lock;
    }

    /// Creates `file`, which must not exist, in an existing folder. Other users of the computer cannot read it.
    ///
    /// @param sampleRate in Hz
    /// @throws FileAlreadyExistsException if the file exists
    public static WavWriter create(Path file, int sampleRate) throws IOException {
        if (Files.exists(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        Path temporary = file.resolveSibling("." + file.getFileName() + ".new");
        try (OutputStream out = PrivateFiles.newOutputStream(temporary)) {
            out.write(WavState.RECORDING.header(sampleRate).array());
        }
        Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        try {
            channel.position(WavState.HEADER_BYTES);
            return new WavWriter(channel, WavState.lockForWriting(channel));
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /// Appends the first `count` samples of `samples`. When this returns, they survive the death of
    /// the process.
    ///
    /// @throws IOException if the disk is full; what was written before stays readable
    public void write(short[] samples, int count) throws IOException {
        for (int from = 0; from < count; ) {
            int blockSamples = Math.min(count - from, block.capacity() / 2);
            block.clear();
            block.asShortBuffer().put(samples, from, blockSamples);
            block.limit(blockSamples * 2);
            while (block.hasRemaining()) {
                channel.write(block);
            }
            frames += blockSamples;
            from += blockSamples;
            putSizes();
        }
    }

    /// Samples written so far.
    public long frames() {
        return frames;
    }

    /// Forces everything to the disk, to survive a power cut. May take long.
    public void fsync() throws IOException {
        channel.force(false);
    }

    /// Completes the file: whole samples, correct sizes, marked as finished, forced to the disk.
    ///
    /// If the disk is full, the file is truncated to the last complete sample.
    public void finish() throws IOException {
        channel.truncate(WavState.HEADER_BYTES + frames * 2);
        putSizes();
        WavState.FINISHED.writeMark(channel);
        channel.force(true);
    }

    /// Closes the file; without [#finish] it stays marked as unfinished.
    @Override
    public void close() throws IOException {
        lock.close();
        channel.close();
    }

    private void putSizes() throws IOException {
        WavState.putSizes(channel, frames * 2, sizes);
    }

    static ByteBuffer littleEndian(int bytes) {
        return ByteBuffer.allocateDirect(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    static ByteBuffer header(int sampleRate, String mark) {
        ByteBuffer header = ByteBuffer.allocate(WavState.HEADER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        header.put(ascii("RIFF")).putInt(WavState.HEADER_BYTES - 8).put(ascii("WAVE"));
        header.put(ascii("JUNK")).putInt(WavState.MARK_BYTES).put(ascii(mark));
        header.position(12 + 8 + WavState.MARK_BYTES);
        WavEncoder.putFormatChunk(header, sampleRate);
        header.put(ascii("data")).putInt(0);
        return header;
    }
}
