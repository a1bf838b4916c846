package app.saywell.speech.audio.codec;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.audio.UnreadSound;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.signal.Pcm;
import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Each fixture is a second of a tone of 440 Hz.
class ImportDecoderTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"tone.m4a", "tone.flac", "tone.ogg", "tone.webm"})
    void theToneOfEveryFormatIsHeard(String name) throws IOException {
        Path file = Files.write(folder.resolve(name), fixture(name));
        assertThat(ImportDecoder.isCompressedContainer(file)).isTrue();
        Pcm pcm = ImportDecoder.decode(file);
        assertThat(pcm.seconds()).isCloseTo(1.0, within(0.06));
        assertThat(crossings(pcm)).isCloseTo(880.0, within(60.0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tone.m4a", "tone.flac", "tone.ogg", "tone.webm"})
    void aNameThatLiesDoesNoHarm(String name) throws IOException {
        Path file = Files.write(folder.resolve("voice.mp3"), fixture(name));
        assertThat(ImportDecoder.decode(file).seconds()).isGreaterThan(0.9);
    }

    /// A quarter of a second of 96 kHz.
    @Test
    void aHighRateIsHalved() {
        Pcm pcm = ImportDecoder.decode(fixture("tone-96.flac"), 0.25);
        assertThat(pcm.sampleRate()).isEqualTo(48_000);
        assertThat(pcm.samples()).hasSize(12_000);
        assertThat(crossings(pcm)).isCloseTo(880.0, within(10.0));
    }

    /// What the recorders of browsers write: WebM without lengths, Ogg, and MP4 in fragments with
    /// AAC or Opus.
    @ParameterizedTest
    @ValueSource(
            strings = {"recorder-chromium.webm", "recorder-firefox.ogg", "recorder-safari.mp4", "recorder-opus.mp4"})
    void theRecordersOfBrowsersAreHeard(String name) throws IOException {
        byte[] whole = fixture(name);
        Pcm pcm = ImportDecoder.decode(whole, 600);
        assertThat(pcm.seconds()).isCloseTo(1.0, within(0.08));
        assertThat(crossings(pcm)).isCloseTo(880.0, within(60.0));
        Pcm half = ImportDecoder.decode(Arrays.copyOf(whole, whole.length * 3 / 4), 600);
        assertThat(half.seconds()).as("what came before the cut").isBetween(0.3, 0.95);
        assertThatThrownBy(() -> ImportDecoder.decode(whole, 0.5)).isInstanceOf(UnreadableAudioException.class);
    }

    @Test
    void aContainerWithoutSoundIsRefused() throws IOException {
        Path file = Files.write(folder.resolve("a.flac"), "fLaC and nothing else".getBytes());
        assertThatThrownBy(() -> ImportDecoder.decode(file)).isInstanceOf(UnreadableAudioException.class);
    }

    /// The counts of all tables of a phone's file, each made as large as it can be.
    @ParameterizedTest
    @ValueSource(strings = {"stts", "stsc", "stsz", "stco"})
    void aTableThatPromisesMoreThanItHoldsTakesNoMemory(String box) throws IOException {
        byte[] damaged = fixture("tone.m4a");
        int count = indexOf(damaged, box) + (box.equals("stsz") ? 12 : 8);
        for (int promised : new int[] {0x00ff_ffff, 0x7fff_ffff, -1}) {
            ByteBuffer.wrap(damaged).putInt(count, promised);
            long before = THREADS.getCurrentThreadAllocatedBytes();
            try {
                assertThat(ImportDecoder.decode(damaged, 600).seconds()).isLessThan(1.1);
            } catch (UnreadableAudioException e) {
                assertThat(e).hasMessageEndingWith(".");
            }
            assertThat(THREADS.getCurrentThreadAllocatedBytes() - before).isLessThan(32 << 20);
        }
    }

    @Test
    void placesThatOverlapTakeNoMemory() {
        byte[] damaged = fixture("tone.m4a");
        ByteBuffer bytes = ByteBuffer.wrap(damaged);
        int sizes = indexOf(damaged, "stsz");
        bytes.putInt(sizes + 8, 700).putInt(sizes + 12, -1);
        bytes.putInt(indexOf(damaged, "stsc") + 16, -1);
        long size = 0;
        for (byte[] packet : Mp4Packets.read(damaged).packets()) {
            size += packet.length;
        }
        assertThat(size).isBetween(1L, (long) damaged.length);
    }

    /// Packets of nothing and of one byte, of which a page holds 255.
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void manyTinyPacketsTakeNoMemory(int length) {
        byte[] tone = fixture("tone.ogg");
        int firstPages = headerPages(tone);
        byte[] page = Arrays.copyOf(tone, 27 + 255 + 255 * length);
        page[26] = (byte) 255;
        Arrays.fill(page, 27, 27 + 255, (byte) length);
        Arrays.fill(page, 27 + 255, page.length, (byte) 0x18); // 60 ms of nothing
        ByteBuffer file = ByteBuffer.allocate(firstPages + 20_000 * page.length);
        file.put(tone, 0, firstPages);
        while (file.hasRemaining()) {
            file.put(page);
        }
        long before = THREADS.getCurrentThreadAllocatedBytes();
        assertThatThrownBy(() -> ImportDecoder.decode(file.array(), 60)).isInstanceOf(UnreadableAudioException.class);
        assertThat(THREADS.getCurrentThreadAllocatedBytes() - before).isLessThan((64 << 20) + 10L * file.capacity());
    }

    /// Where the pages with the two headers end.
    private static int headerPages(byte[] ogg) {
        int at = 0;
        for (int page = 0; page < 2; page++) {
            int segments = ogg[at + 26] & 0xff;
            int body = at + 27 + segments;
            for (int i = 0; i < segments; i++) {
                body += ogg[at + 27 + i] & 0xff;
            }
            at = body;
        }
        return at;
    }

    @Test
    void boxesInBoxesAreLeftAlone() {
        byte[] damaged = Arrays.copyOf(fixture("tone.m4a"), 4 << 20);
        for (int at = fixture("tone.m4a").length; at < damaged.length - 8; at += 8) {
            ByteBuffer.wrap(damaged).putInt(at, damaged.length - at).put(at + 4, ascii("moov"));
        }
        assertThat(ImportDecoder.decode(damaged, 600).seconds()).isCloseTo(1.0, within(0.06));
    }

    /// As a recorder writes it that does not know how long the recording will be.
    @Test
    void aBoxWithALongLengthIsRead() {
        byte[] plain = fixture("tone.m4a");
        int at = indexOf(plain, "mdat") - 4;
        int size = ByteBuffer.wrap(plain).getInt(at);
        byte[] moved = new byte[plain.length + size + 8];
        System.arraycopy(plain, 0, moved, 0, plain.length);
        ByteBuffer bytes = ByteBuffer.wrap(moved);
        bytes.put(at + 4, ascii("free"));
        bytes.position(plain.length).putInt(1).put(ascii("mdat")).putLong(size + 8L);
        bytes.put(plain, at + 8, size - 8);
        int table = indexOf(plain, "stco");
        int chunks = bytes.getInt(table + 8);
        for (int i = 0; i < chunks; i++) {
            int entry = table + 12 + 4 * i;
            bytes.putInt(entry, bytes.getInt(entry) - at - 8 + plain.length + 16);
        }
        assertThat(Mp4Packets.read(moved).packets())
                .hasSizeGreaterThan(20)
                .containsExactlyElementsOf(Mp4Packets.read(plain).packets());
    }

    @Property(tries = 60)
    void whateverIsCutOffOrChangedIsReadOrRefused(
            @ForAll @IntRange(max = 6) int which,
            @ForAll @IntRange(min = 12, max = 2_000) int length,
            @ForAll @IntRange(min = 12, max = 1_500) int changed)
            throws IOException {
        byte[] whole = fixture(List.of(
                        "tone.m4a",
                        "tone.flac",
                        "tone.ogg",
                        "tone.webm",
                        "recorder-chromium.webm",
                        "recorder-safari.mp4",
                        "recorder-opus.mp4")
                .get(which));
        byte[] damaged = Arrays.copyOf(whole, Math.min(length, whole.length));
        damaged[Math.min(changed, damaged.length - 1)] ^= 0x55;
        Path file = Files.write(Files.createTempFile("damaged", ".bin"), damaged);
        try {
            assertThat(ImportDecoder.decode(file).samples()).isNotEmpty();
        } catch (UnreadableAudioException e) {
            assertThat(e).hasMessageEndingWith(".");
        } finally {
            Files.delete(file);
        }
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static int indexOf(byte[] file, String box) {
        return new String(file, StandardCharsets.ISO_8859_1).indexOf(box);
    }

    private static byte[] fixture(String name) {
        try (InputStream in = ImportDecoderTest.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Times that the signal passes zero in a second.
    private static double crossings(Pcm pcm) {
        int count = 0;
        for (int i = 1; i < pcm.samples().length; i++) {
            if (pcm.samples()[i - 1] < 0 != pcm.samples()[i] < 0) {
                count++;
            }
        }
        return count / pcm.seconds();
    }

    @ParameterizedTest
    @CsvSource({
        "AIFF, 16, 44100, 2",
        "AIFF, 24, 48000, 1",
        "AIFF, 8, 22050, 1",
        "AIFC, 16, 16000, 1",
        "AU, 16, 16000, 1"
    })
    void readsUncompressedKindsOfOtherComputers(String kind, int bits, int rate, int channels) throws IOException {
        AudioFormat format = new AudioFormat(rate, bits, channels, true, true);
        ByteBuffer tone = ByteBuffer.allocate(rate * channels * bits / 8);
        for (int i = 0; i < rate; i++) {
            long value = Math.round(0.5 * Math.sin(2 * Math.PI * 440 * i / rate) * (1L << (bits - 1)));
            for (int channel = 0; channel < channels; channel++) {
                for (int shift = bits - 8; shift >= 0; shift -= 8) {
                    tone.put((byte) (value >> shift));
                }
            }
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        AudioInputStream sound = new AudioInputStream(new ByteArrayInputStream(tone.array()), format, rate);
        AudioSystem.write(sound, kind.equals("AU") ? AudioFileFormat.Type.AU : AudioFileFormat.Type.AIFF, file);
        Pcm read = ImportDecoder.decode(file.toByteArray(), 10);
        assertThat(read.seconds()).isCloseTo(1, within(0.01));
        assertThat(crossings(read)).isCloseTo(880, within(10.0));
        assertThatThrownBy(() -> ImportDecoder.decode(file.toByteArray(), 0.5)).hasMessageContaining("longer than");
        byte[] cut = Arrays.copyOf(file.toByteArray(), file.size() / 2);
        assertThat(ImportDecoder.decode(cut, 10).seconds()).isCloseTo(0.5, within(0.02));
    }

    @ParameterizedTest
    @CsvSource({"'#!AMR', AMR, AMR", "'0&\u00b2u', Windows Media, WINDOWS_MEDIA"})
    void namesAKindThatIsNotReadAndSaysWhatToDo(String mark, String name, UnreadSound kind) {
        requireNamed(Arrays.copyOf(mark.getBytes(StandardCharsets.ISO_8859_1), 200), name, kind);
    }

    @ParameterizedTest
    @CsvSource({"alac, Apple Lossless, APPLE_LOSSLESS", "samr, AMR, AMR", "sawb, AMR, AMR", "ac-3, MP4 without, OTHER"})
    void namesTheSoundOfAPhoneThatIsNotRead(String codec, String name, UnreadSound kind) {
        byte[] entry = box(codec, new byte[28]);
        ByteBuffer entries =
                ByteBuffer.allocate(8 + entry.length).putInt(0).putInt(1).put(entry);
        byte[] sound = box("stsd", entries.array());
        byte[] movie = box("moov", box("trak", box("mdia", box("minf", box("stbl", sound)))));
        byte[] type = box("ftyp", "M4A \0\0\0\0".getBytes(US_ASCII));
        ByteBuffer file =
                ByteBuffer.allocate(type.length + movie.length).put(type).put(movie);
        requireNamed(file.array(), name, kind);
    }

    private static byte[] box(String type, byte[] content) {
        return ByteBuffer.allocate(8 + content.length)
                .putInt(8 + content.length)
                .put(type.getBytes(US_ASCII))
                .put(content)
                .array();
    }

    @Test
    void namesOggVorbis() {
        byte[] packet = Arrays.copyOf("\u0001vorbis".getBytes(US_ASCII), 30);
        ByteBuffer page = ByteBuffer.allocate(28 + packet.length).order(ByteOrder.LITTLE_ENDIAN);
        page.put("OggS".getBytes(US_ASCII)).put(5, (byte) 2).position(26);
        page.put((byte) 1).put((byte) packet.length).put(packet);
        requireNamed(page.array(), "Ogg Vorbis", UnreadSound.OGG_VORBIS);
    }

    /// As audio tools write them.
    @ParameterizedTest
    @CsvSource({
        "made.amr, AMR, AMR",
        "made-vorbis.ogg, Ogg Vorbis, OGG_VORBIS",
        "made-gsm.wav, GSM 6.10, GSM",
        "made-32.flac, FLAC of 32 bits, OTHER",
        "made-flac.oga, without Opus, OTHER",
        "made-float.aifc, AIFF or AU, OTHER"
    })
    void namesFilesThatAreNotRead(String file, String name, UnreadSound kind) {
        requireNamed(fixture(file), name, kind);
    }

    private static void requireNamed(byte[] file, String name, UnreadSound kind) {
        assertThatThrownBy(() -> ImportDecoder.decode(file, 10))
                .isInstanceOfSatisfying(UnreadableAudioException.class, refusal -> assertThat(refusal.kind())
                        .contains(kind))
                .hasMessageContaining(name)
                .hasMessageContaining("Save it as");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tone-ms.wav",
                "tone-ima.wav",
                "tone-ima.w64",
                "tone.w64",
                "tone.caf",
                "tone-24.caf",
                "tone-float.caf",
                "tone-mulaw.caf"
            })
    void theToneOfOldRecordersAndOtherEditorsIsHeard(String name) throws IOException {
        byte[] bytes = fixture(name);
        Path file = Files.write(folder.resolve(name), bytes);
        assertThat(ImportDecoder.isCompressedContainer(file)).isTrue();
        Pcm pcm = ImportDecoder.decode(file);
        assertThat(pcm.seconds()).isCloseTo(1.0, within(0.015));
        assertThat(residue(pcm)).as("what is not the tone").isLessThan(0.03);
        assertThat(ImportDecoder.decode(bytes, 10).samples()).isEqualTo(pcm.samples());
        assertThat(bytes).as("the bytes of the caller").isEqualTo(fixture(name));
        assertThatThrownBy(() -> ImportDecoder.decode(bytes, 0.5)).hasMessageContaining("longer than");
        Pcm cut = ImportDecoder.decode(Arrays.copyOf(bytes, bytes.length * 3 / 4), 10);
        assertThat(cut.seconds()).as("what came before the cut").isBetween(0.4, 0.8);
        assertThat(residue(cut)).isLessThan(0.03);
    }

    /// The size of the sound is -1 in the file of a writer that was stopped.
    @Test
    void aCafFileWithoutASizeIsReadToItsEnd() {
        byte[] bytes = fixture("tone.caf");
        int data = indexOf(bytes, "data");
        ByteBuffer.wrap(bytes).putLong(data + 4, -1);
        assertThat(ImportDecoder.decode(bytes, 10).seconds()).isEqualTo(1);
    }

    @Test
    void aCafFileWithACompressionIsNamed() {
        byte[] bytes = fixture("tone.caf");
        System.arraycopy(ascii("alac"), 0, bytes, indexOf(bytes, "lpcm"), 4);
        assertThatThrownBy(() -> ImportDecoder.decode(bytes, 10))
                .isInstanceOf(UnreadableAudioException.class)
                .hasMessageContaining("CAF with a compression (alac)")
                .hasMessageContaining("Save it as");
    }

    @Property(tries = 300)
    void damageOfOldKindsIsToldInWords(
            @ForAll @IntRange(max = 3) int kind, @ForAll @IntRange(max = 199) int at, @ForAll byte value) {
        byte[] bytes = fixture(
                List.of("tone-ms.wav", "tone-ima.wav", "tone.w64", "tone.caf").get(kind));
        bytes[at] = value;
        try {
            assertThat(ImportDecoder.decode(bytes, 10).samples()).isNotEmpty();
        } catch (UnreadableAudioException e) {
            assertThat(e).hasMessageEndingWith(".");
        }
    }

    /// The part of the power that is not a tone of 440 Hz.
    private static double residue(Pcm pcm) {
        double sine = 0;
        double cosine = 0;
        double power = 0;
        int count = pcm.samples().length / 200 * 200; // whole periods at 4 and 8 kHz
        for (int i = 0; i < count; i++) {
            double phase = 2 * Math.PI * 440 * i / pcm.sampleRate();
            sine += pcm.samples()[i] * Math.sin(phase);
            cosine += pcm.samples()[i] * Math.cos(phase);
            power += pcm.samples()[i] * pcm.samples()[i];
        }
        return 1 - 2 * (sine * sine + cosine * cosine) / count / power;
    }
}
