package app.saywell.audio.overview;

import app.saywell.audio.AudioDecoder;
import app.saywell.audio.SampleEncoding;
import app.saywell.audio.WavLayout;
import app.saywell.signal.Pcm;
import app.saywell.signal.Pcm16;
import app.saywell.signal.PeaksBuilder;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// Makes overviews. A WAV of 16 bits and one channel is drawn from where it lies; of any other
/// sound
/// the overview keeps the samples too.
public final class OverviewBuilder {
    private OverviewBuilder() {}

    /// Builds the overview of `sound` in `peaks`, which appears, or is replaced, when it is whole.
    ///
    /// @throws IOException if the files cannot be read or written
    /// @throws app.saywell.audio.UnreadableAudioException if `sound` holds none
    public static void build(Path sound, Path peaks) throws IOException {
        Path nascent = peaks.resolveSibling("." + peaks.getFileName() + ".new");
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment file = OverviewFile.map(sound, arena);
            if (WavLayout.isWav(file)) {
                wav(file, WavLayout.read(file), nascent);
            } else {
                decoded(SourcePrint.of(file), new AudioDecoder().decode(sound), nascent);
            }
            Files.move(nascent, peaks, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(nascent);
        }
    }

    private static void wav(MemorySegment file, WavLayout layout, Path peaks) throws IOException {
        SourcePrint source = SourcePrint.of(file);
        long frames = layout.frames();
        boolean asItLies = layout.channels() == 1 && layout.encoding() == SampleEncoding.PCM_16;
        long at = asItLies ? layout.offset() : -1;
        OverviewHeader header = new OverviewHeader(source, layout.sampleRate(), frames, at);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment out = create(peaks, header, arena);
            MemorySegment samples;
            if (asItLies) {
                samples = file.asSlice(at, header.sampleBytes());
            } else {
                samples = out.asSlice(OverviewHeader.BYTES, header.sampleBytes());
                for (long i = 0; i < frames; i++) {
                    samples.set(Pcm16.SAMPLE, i * 2, Pcm16.quantize(layout.sample(file, i)));
                }
            }
            PeaksBuilder.fill(samples, out.asSlice(header.pairsAt()));
        }
    }

    private static void decoded(SourcePrint source, Pcm audio, Path peaks) throws IOException {
        long length = audio.samples().length;
        OverviewHeader header = new OverviewHeader(source, audio.sampleRate(), length, -1);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment out = create(peaks, header, arena);
            MemorySegment samples = out.asSlice(OverviewHeader.BYTES, header.sampleBytes());
            samples.copyFrom(Pcm16.quantize(audio));
            PeaksBuilder.fill(samples, out.asSlice(header.pairsAt()));
        }
    }

    private static MemorySegment create(Path peaks, OverviewHeader header, Arena arena)
            throws IOException {
        try (FileChannel channel =
                FileChannel.open(
                        peaks,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE)) {
            MemorySegment out = channel.map(MapMode.READ_WRITE, 0, header.bytes(), arena);
            header.write(out);
            return out;
        }
    }
}
