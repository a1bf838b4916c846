package app.saywell.audio;

import static app.saywell.audio.Wav.ascii;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// A 16-bit mono WAV that is valid at every moment while it grows.
///
/// The file appears under its name with its header already in it; after every block the sizes in
/// the header are brought up to date. A process that is killed loses what it had not yet written,
/// nothing else. The header says whether the writer came to its end, see [WavState], and a lock far
/// behind the last byte says whether it is still at work. For one thread; [#force] may be called by
/// another.
public final class WavWriter implements Closeable {
    /// What the 32 bits of RIFF can count: 12 hours at 48 kHz.
    public static final long MOST_FRAMES = (0xffffffffL - WavState.HEADER_BYTES) / 2;

    private final FileChannel channel;
    private final FileLock lock;
    private final ByteBuffer sizes = littleEndian(4);
    private final ByteBuffer block = littleEndian(1 << 16);
    private long frames;

    private WavWriter(FileChannel channel, FileLock lock) {
        this.channel = channel;
        this.lock = lock;
    }

    /// Begins `file`, which must not exist; its folder must.
    ///
    /// @param sampleRate in Hz
    /// @throws FileAlreadyExistsException rather than overwrite
    public static WavWriter create(Path file, int sampleRate) throws IOException {
        if (Files.exists(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        Path nascent = file.resolveSibling("." + file.getFileName() + ".new");
        Files.write(nascent, WavState.RECORDING.header(sampleRate).array());
        Files.move(nascent, file, StandardCopyOption.ATOMIC_MOVE);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        try {
            channel.position(WavState.HEADER_BYTES);
            return new WavWriter(channel, WavState.claim(channel));
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /// Appends the first `count` samples of `samples`; when this returns, they are safe from the
    /// death of the process.
    ///
    /// @throws IOException if the disk takes no more; what was written before stays readable
    public void write(short[] samples, int count) throws IOException {
        for (int from = 0; from < count; ) {
            int some = Math.min(count - from, block.capacity() / 2);
            block.clear();
            block.asShortBuffer().put(samples, from, some);
            block.limit(some * 2);
            while (block.hasRemaining()) {
                channel.write(block);
            }
            frames += some;
            from += some;
            putSizes();
        }
    }

    /// Samples written so far.
    public long frames() {
        return frames;
    }

    /// Has the system put everything on the disk itself, against a power cut. May take long.
    public void force() throws IOException {
        channel.force(false);
    }

    /// Completes the file: whole samples, true sizes, marked as finished, on the disk.
    ///
    /// If the disk is full the file is cut back to the last whole sample that it took.
    public void finish() throws IOException {
        channel.truncate(WavState.HEADER_BYTES + frames * 2);
        putSizes();
        WavState.FINISHED.mark(channel);
        channel.force(true);
    }

    /// Lets go of the file; without [#finish] it stays marked as unfinished.
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
        ByteBuffer header =
                ByteBuffer.allocate(WavState.HEADER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        header.put(ascii("RIFF")).putInt(WavState.HEADER_BYTES - 8).put(ascii("WAVE"));
        header.put(ascii("JUNK")).putInt(WavState.MARK_BYTES).put(ascii(mark));
        header.position(12 + 8 + WavState.MARK_BYTES);
        Wav.putFormat(header, sampleRate);
        header.put(ascii("data")).putInt(0);
        return header;
    }
}
