package app.saywell.speech.audio.overview;

import app.saywell.speech.audio.ByteSource;
import app.saywell.speech.audio.SampleEncoding;
import app.saywell.speech.audio.WavLayout;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Pcm16Samples;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.function.LongToIntFunction;

/// Builds overview files. For a 16-bit mono WAV the overview holds only peaks and refers to the
/// samples in the WAV. For any other sound it also holds the samples.
public final class OverviewBuilder {
    /// The number of sample pairs in a block, which fits into the processor's caches.
    private static final int PAIRS_PER_BLOCK = 1 << 14;

    private OverviewBuilder() {}

    /// Builds the overview of `sound` in `peaks`. The file is created or replaced only when it is
    /// complete.
    ///
    /// @throws IOException if the files cannot be read or written
    /// @throws app.saywell.speech.audio.UnreadableAudioException if `sound` cannot be decoded
    public static void build(Path sound, Path peaks) throws IOException {
        Path temporary = peaks.resolveSibling("." + peaks.getFileName() + ".new");
        try (FileChannel file = FileChannel.open(sound, StandardOpenOption.READ)) {
            ByteSource octets = ByteSource.of(file);
            SourceFingerprint source = SourceFingerprint.of(octets);
            if (!WavLayout.isWav(octets)) {
                buildFromPcm(source, ImportDecoder.decode(sound), temporary);
            } else {
                buildFromWav(file, source, WavLayout.read(octets), temporary);
            }
            Files.move(temporary, peaks, StandardCopyOption.REPLACE_EXISTING);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static void buildFromWav(FileChannel file, SourceFingerprint source, WavLayout layout, Path peaks)
            throws IOException {
        boolean readInPlace = layout.channels() == 1 && layout.encoding() == SampleEncoding.PCM_16;
        long at = readInPlace ? layout.dataOffset() : -1;
        try (OverviewWriter out =
                new OverviewWriter(peaks, new OverviewHeader(source, layout.sampleRate(), layout.frames(), at))) {
            if (readInPlace) {
                addSamples(file, at, layout.frames(), out);
            } else {
                addConverted(file, layout, out);
            }
            out.finish();
        }
    }

    /// Adds samples directly from the WAV. It reads instead of mapping, because mapping a page that
    /// is used once costs more than copying it.
    private static void addSamples(FileChannel file, long at, long samples, OverviewWriter out) throws IOException {
        ByteBuffer bytes =
                ByteBuffer.allocateDirect(PAIRS_PER_BLOCK * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        IntBuffer ints = bytes.asIntBuffer();
        int[] samplePairs = new int[PAIRS_PER_BLOCK];
        for (long done = 0; done < samples; done += PAIRS_PER_BLOCK * 2) {
            int blockSamples = (int) Math.min(PAIRS_PER_BLOCK * 2, samples - done);
            bytes.clear().limit(blockSamples * Short.BYTES);
            long blockOffset = at + done * Short.BYTES;
            while (bytes.hasRemaining()) {
                int count = file.read(bytes, blockOffset + bytes.position());
                if (count < 0) {
                    throw new EOFException("the sound was truncated while it was read");
                }
            }
            if (blockSamples % 2 != 0) {
                bytes.limit(blockSamples * Short.BYTES + Short.BYTES);
                bytes.putShort(blockSamples * Short.BYTES, bytes.getShort((blockSamples - 1) * Short.BYTES));
            }
            ints.clear().get(samplePairs, 0, (blockSamples + 1) / 2);
            out.add(samplePairs, (blockSamples + 1) / 2);
        }
    }

    private static void addConverted(FileChannel file, WavLayout layout, OverviewWriter out) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment bytes = file.map(MapMode.READ_ONLY, 0, file.size(), arena);
            float[] weights = layout.weights(bytes);
            addQuantized(layout.frames(), frame -> Pcm16Samples.quantize(layout.sample(bytes, frame, weights)), out);
        }
    }

    private static void buildFromPcm(SourceFingerprint source, Pcm audio, Path peaks) throws IOException {
        float[] samples = audio.samples();
        OverviewHeader header = new OverviewHeader(source, audio.sampleRate(), samples.length, -1);
        try (OverviewWriter out = new OverviewWriter(peaks, header)) {
            addQuantized(samples.length, frame -> Pcm16Samples.quantize(samples[(int) frame]), out);
            out.finish();
        }
    }

    private static void addQuantized(long frames, LongToIntFunction sample, OverviewWriter out) {
        int[] samplePairs = new int[PAIRS_PER_BLOCK];
        int count = 0;
        for (long frame = 0; frame < frames; frame += 2) {
            int first = sample.applyAsInt(frame);
            int second = frame + 1 < frames ? sample.applyAsInt(frame + 1) : first;
            samplePairs[count++] = second << 16 | first & 0xffff;
            if (count == PAIRS_PER_BLOCK || frame + 2 >= frames) {
                out.add(samplePairs, count);
                count = 0;
            }
        }
    }
}
