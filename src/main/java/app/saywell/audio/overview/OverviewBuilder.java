package app.saywell.audio.overview;

import app.saywell.audio.AudioDecoder;
import app.saywell.audio.Octets;
import app.saywell.audio.SampleEncoding;
import app.saywell.audio.WavLayout;
import app.saywell.signal.Pcm;
import app.saywell.signal.Pcm16;

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

/// Makes overviews. A WAV of 16 bits and one channel is drawn from where it lies; of any other
/// sound the overview keeps the samples too.
public final class OverviewBuilder {
    /// Integers that are worked on at a time: what the nearer caches hold.
    private static final int PIECE = 1 << 14;

    private OverviewBuilder() {}

    /// Builds the overview of `sound` in `peaks`, which appears, or is replaced, when it is whole.
    ///
    /// @throws IOException if the files cannot be read or written
    /// @throws app.saywell.audio.UnreadableAudioException if `sound` holds none
    public static void build(Path sound, Path peaks) throws IOException {
        Path nascent = peaks.resolveSibling("." + peaks.getFileName() + ".new");
        try (FileChannel file = FileChannel.open(sound, StandardOpenOption.READ)) {
            Octets octets = Octets.of(file);
            SourcePrint source = SourcePrint.of(octets);
            if (!WavLayout.isWav(octets)) {
                decoded(source, new AudioDecoder().decode(sound), nascent);
            } else {
                wav(file, source, WavLayout.read(octets), nascent);
            }
            Files.move(nascent, peaks, StandardCopyOption.REPLACE_EXISTING);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } finally {
            Files.deleteIfExists(nascent);
        }
    }

    private static void wav(FileChannel file, SourcePrint source, WavLayout layout, Path peaks)
            throws IOException {
        boolean asItLies = layout.channels() == 1 && layout.encoding() == SampleEncoding.PCM_16;
        long at = asItLies ? layout.offset() : -1;
        try (OverviewWriter out =
                new OverviewWriter(
                        peaks,
                        new OverviewHeader(source, layout.sampleRate(), layout.frames(), at))) {
            if (asItLies) {
                read(file, at, layout.frames(), out);
            } else {
                convert(file, layout, out);
            }
            out.finish();
        }
    }

    /// Samples as they lie, read and not mapped: whoever passes by a page once pays for mapping it
    /// more than for copying it.
    private static void read(FileChannel file, long at, long samples, OverviewWriter out)
            throws IOException {
        ByteBuffer bytes =
                ByteBuffer.allocateDirect(PIECE * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        IntBuffer ints = bytes.asIntBuffer();
        int[] twins = new int[PIECE];
        for (long done = 0; done < samples; done += PIECE * 2) {
            int some = (int) Math.min(PIECE * 2, samples - done);
            bytes.clear().limit(some * Short.BYTES);
            long place = at + done * Short.BYTES;
            while (bytes.hasRemaining()) {
                int count = file.read(bytes, place + bytes.position());
                if (count < 0) {
                    throw new EOFException("the sound was cut off while it was read");
                }
            }
            if (some % 2 != 0) {
                bytes.limit(some * Short.BYTES + Short.BYTES);
                bytes.putShort(some * Short.BYTES, bytes.getShort((some - 1) * Short.BYTES));
            }
            ints.clear().get(twins, 0, (some + 1) / 2);
            out.add(twins, (some + 1) / 2);
        }
    }

    private static void convert(FileChannel file, WavLayout layout, OverviewWriter out)
            throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment bytes = file.map(MapMode.READ_ONLY, 0, file.size(), arena);
            add(layout.frames(), frame -> Pcm16.quantize(layout.sample(bytes, frame)), out);
        }
    }

    private static void decoded(SourcePrint source, Pcm audio, Path peaks) throws IOException {
        float[] samples = audio.samples();
        OverviewHeader header = new OverviewHeader(source, audio.sampleRate(), samples.length, -1);
        try (OverviewWriter out = new OverviewWriter(peaks, header)) {
            add(samples.length, frame -> Pcm16.quantize(samples[(int) frame]), out);
            out.finish();
        }
    }

    private static void add(long frames, LongToIntFunction sample, OverviewWriter out) {
        int[] twins = new int[PIECE];
        int count = 0;
        for (long frame = 0; frame < frames; frame += 2) {
            int first = sample.applyAsInt(frame);
            int second = frame + 1 < frames ? sample.applyAsInt(frame + 1) : first;
            twins[count++] = second << 16 | first & 0xffff;
            if (count == PIECE || frame + 2 >= frames) {
                out.add(twins, count);
                count = 0;
            }
        }
    }
}
