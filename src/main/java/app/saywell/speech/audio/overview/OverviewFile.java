package app.saywell.speech.audio.overview;

import app.saywell.speech.audio.ByteSource;
import app.saywell.speech.signal.PeaksPyramid;
import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// A recording and its stored peaks, both mapped into memory, see [PeaksPyramid].
///
/// Safe for several threads; must not be used after it is closed.
public final class OverviewFile implements Closeable {
    private final Arena arena;
    private final PeaksPyramid pyramid;
    private final int sampleRate;

    private OverviewFile(Arena arena, PeaksPyramid pyramid, int sampleRate) {
        this.arena = arena;
        this.pyramid = pyramid;
        this.sampleRate = sampleRate;
    }

    /// Opens the overview `peaks` of `sound`. Builds it first if it is missing, unreadable or
    /// belongs to another sound. An existing overview opens in milliseconds, however long the
    /// sound.
    ///
    /// @throws IOException if the files cannot be read or written
    /// @throws app.saywell.speech.audio.UnreadableAudioException if `sound` cannot be decoded
    public static OverviewFile open(Path sound, Path peaks) throws IOException {
        if (!isCurrent(sound, peaks)) {
            OverviewBuilder.build(sound, peaks);
        }
        Arena arena = Arena.ofShared();
        try {
            return map(sound, peaks, arena);
        } catch (IOException | RuntimeException e) {
            arena.close();
            throw e;
        }
    }

    /// Whether `peaks` is a complete overview of the current sound.
    public static boolean isCurrent(Path sound, Path peaks) throws IOException {
        if (!Files.isReadable(peaks)) {
            return false;
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment overview = map(peaks, arena);
            SourceFingerprint source = SourceFingerprint.of(ByteSource.of(map(sound, arena)));
            return OverviewHeader.read(ByteSource.of(overview))
                    .filter(header -> header.isWhole(overview.byteSize()))
                    .filter(header -> header.source().equals(source))
                    .isPresent();
        }
    }

    public PeaksPyramid pyramid() {
        return pyramid;
    }

    /// In Hz.
    public int sampleRate() {
        return sampleRate;
    }

    /// Length of the sound in seconds.
    public double seconds() {
        return (double) pyramid.length() / sampleRate;
    }

    @Override
    public void close() {
        arena.close();
    }

    static MemorySegment map(Path file, Arena arena) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            return channel.map(MapMode.READ_ONLY, 0, channel.size(), arena);
        }
    }

    private static OverviewFile map(Path sound, Path peaks, Arena arena) throws IOException {
        MemorySegment overview = map(peaks, arena);
        OverviewHeader header =
                OverviewHeader.read(ByteSource.of(overview)).orElseThrow(() -> new IOException("not an overview"));
        MemorySegment samples = header.keepsSamples()
                ? overview.asSlice(OverviewHeader.BYTES, header.sampleBytes())
                : map(sound, arena).asSlice(header.samplesOffset(), header.sampleBytes());
        return new OverviewFile(
                arena, PeaksPyramid.of(samples, overview.asSlice(header.pairsOffset())), header.sampleRate());
    }
}
