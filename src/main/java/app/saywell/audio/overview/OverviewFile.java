package app.saywell.audio.overview;

import app.saywell.audio.Octets;
import app.saywell.signal.PeaksPyramid;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// A recording and its kept peaks, both mapped: see [PeaksPyramid] for what can be asked.
///
/// Safe for several threads until it is closed; nothing may be asked afterwards.
public final class OverviewFile implements Closeable {
    private final Arena arena;
    private final PeaksPyramid pyramid;
    private final int sampleRate;

    private OverviewFile(Arena arena, PeaksPyramid pyramid, int sampleRate) {
        this.arena = arena;
        this.pyramid = pyramid;
        this.sampleRate = sampleRate;
    }

    /// Opens the overview `peaks` of `sound`, after building it if it is missing, unreadable or of
    /// another sound. However long the sound, a kept one opens in milliseconds.
    ///
    /// @throws IOException if the files cannot be read or written
    /// @throws app.saywell.audio.UnreadableAudioException if `sound` holds none
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

    /// Whether `peaks` is a whole overview of the sound as it is now.
    public static boolean isCurrent(Path sound, Path peaks) throws IOException {
        if (!Files.isReadable(peaks)) {
            return false;
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment kept = map(peaks, arena);
            SourcePrint source = SourcePrint.of(Octets.of(map(sound, arena)));
            return OverviewHeader.read(Octets.of(kept))
                    .filter(header -> header.isWhole(kept.byteSize()))
                    .filter(header -> header.source().equals(source))
                    .isPresent();
        }
    }

    /// The picture.
    public PeaksPyramid pyramid() {
        return pyramid;
    }

    /// In Hz.
    public int sampleRate() {
        return sampleRate;
    }

    /// Length of the sound.
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
        MemorySegment kept = map(peaks, arena);
        OverviewHeader header =
                OverviewHeader.read(Octets.of(kept))
                        .orElseThrow(() -> new IOException("not an overview"));
        MemorySegment samples =
                header.keepsSamples()
                        ? kept.asSlice(OverviewHeader.BYTES, header.sampleBytes())
                        : map(sound, arena).asSlice(header.samplesAt(), header.sampleBytes());
        return new OverviewFile(
                arena,
                PeaksPyramid.of(samples, kept.asSlice(header.pairsAt())),
                header.sampleRate());
    }
}
