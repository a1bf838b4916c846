package app.saywell.speech.audio;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.audio.UnreadableAudioException.UnreadableReason;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AudioDecoderTest {
    private static final Pcm FIVE = new Pcm(new float[] {0, 0.5f, -1, 32767 / 32768f, -0.25f}, 22050);

    private final AudioDecoder decoder = new AudioDecoder();

    @Test
    void readsBackWhatWasWritten() {
        Pcm read = decoder.decode(WavEncoder.encode(FIVE));
        assertThat(read.sampleRate()).isEqualTo(22050);
        assertThat(read.samples()).containsExactly(FIVE.samples());
    }

    @ParameterizedTest
    @CsvSource({"96000, 60000, 48000", "192000, 30000, 48000", "96000, 96000, 96000"})
    void theRateOfAVeryLongRecordingIsHalved(int rate, long maxSamples, int kept) {
        float[] tone = new float[96_000];
        for (int i = 0; i < tone.length; i++) {
            tone[i] = 0.5f * (float) Math.sin(2 * Math.PI * 300 * i / rate);
        }
        Pcm read = new AudioDecoder(1800, maxSamples).decode(WavEncoder.encode(new Pcm(tone, rate)));
        assertThat(read.sampleRate()).isEqualTo(kept);
        assertThat(read.samples()).hasSize(tone.length / (rate / kept));
        for (int i = 1_000; i < read.samples().length - 1_000; i++) {
            assertThat(read.samples()[i]).isCloseTo(tone[i * (rate / kept)], within(0.01f));
        }
    }

    @Test
    void clipsWhatLiesBeyondFullScale() {
        Pcm read = decoder.decode(WavEncoder.encode(new Pcm(new float[] {2, -2}, 8000)));
        assertThat(read.samples()).containsExactly(32767 / 32768f, -1);
    }

    @Test
    void readsEveryWidthOfSample() {
        assertThat(decode(1, 8, 0x80, 0x00, 0xC0)).containsExactly(0, -1, 0.5f);
        assertThat(decode(1, 16, 0x00, 0xC0, 0xFF, 0x7F)).containsExactly(-0.5f, 32767 / 32768f);
        assertThat(decode(1, 24, 0x00, 0x00, 0xC0, 0x01, 0x00, 0x00)).containsExactly(-0.5f, 1 / 8388608f);
        assertThat(decode(1, 32, 0x00, 0x00, 0x00, 0x40)).containsExactly(0.5f);
        assertThat(decode(3, 32, 0x00, 0x00, 0x80, 0xBE)).containsExactly(-0.25f);
        assertThat(decode(3, 64, 0, 0, 0, 0, 0, 0, 0xE0, 0x3F)).containsExactly(0.5f);
    }

    @Test
    void aWrongFrameSizeDoesNotChangeWhatSixteenBitsMean() {
        byte[] format = format(1, 1, 16_000, 16);
        format[12] = 4;
        byte[] data = {0x00, (byte) 0xC0, (byte) 0xFF, 0x7F};
        assertThat(new AudioDecoder().decode(wav(format, data)).samples()).containsExactly(-0.5f, 32767 / 32768f);
    }

    @Test
    void readsMp3InWavAndTheLongForms() throws IOException {
        byte[] mp3 = mp3("beep.mp3");
        byte[] file = wav(format(0x55, 1, 16_000, 0), mp3);
        assertThat(new AudioDecoder().decode(file).seconds())
                .isEqualTo(new AudioDecoder().decode(mp3).seconds());
        byte[] wide = wav(format(1, 1, 16_000, 16), new byte[] {0x00, (byte) 0xC0});
        System.arraycopy("BW64".getBytes(US_ASCII), 0, wide, 0, 4);
        assertThat(new AudioDecoder().decode(wide).samples()).containsExactly(-0.5f);
    }

    @ParameterizedTest
    @CsvSource({
        "2, Microsoft ADPCM, OTHER",
        "17, IMA ADPCM, OTHER",
        "49, GSM 6.10, GSM",
        "353, Windows Media Audio, WINDOWS_MEDIA"
    })
    void namesWhatAWavFileHoldsAndSaysWhatToDo(int tag, String name, UnreadSound kind) {
        assertThatThrownBy(() -> new AudioDecoder().decode(wav(format(tag, 1, 8000, 4), new byte[512])))
                .isInstanceOfSatisfying(UnreadableAudioException.class, refusal -> assertThat(refusal.kind())
                        .contains(kind))
                .hasMessageContaining(name)
                .hasMessageContaining("Save it as");
    }

    @Test
    void readsTelephoneEncodings() {
        // Ends and middle of the scales in ITU-T G.711, tables 1a and 2a, as 16 bits.
        assertThat(decode(7, 8, 0xFF, 0x7F, 0x80, 0x00)).containsExactly(0, 0, 32124 / 32768f, -32124 / 32768f);
        assertThat(decode(6, 8, 0xD5, 0x55, 0xAA, 0x2A))
                .containsExactly(8 / 32768f, -8 / 32768f, 32256 / 32768f, -32256 / 32768f);
    }

    @Test
    void takesNumbersThatAreNoneAsSilence() {
        assertThat(decode(3, 32, 0, 0, 0xC0, 0x7F, 0, 0, 0x80, 0x7F)).containsExactly(0, 0);
    }

    @Test
    void averagesTheChannels() {
        byte[] wav = wav(format(1, 2, 16000, 16), new byte[] {0, 0x40, 0, 0x20, 0, 0, 0, 0x40});
        assertThat(decoder.decode(wav).samples()).containsExactly(0.375f, 0.25f);
    }

    @Test
    void readsTheExtensibleForm() {
        byte[] format = Arrays.copyOf(format(0xFFFE, 1, 48000, 16), 40);
        format[16] = 22;
        format[24] = 1;
        assertThat(decoder.decode(wav(format, new byte[] {0, 0x40})).samples()).containsExactly(0.5f);
    }

    @Test
    void passesOverChunksItDoesNotKnowEvenOfOddSize() {
        byte[] format = format(1, 1, 16000, 16);
        byte[] data = {0, 0x40};
        byte[] padded = riff(chunk("fmt ", format), chunk("LIST", new byte[3]), chunk("data", data));
        byte[] unpadded =
                riff(chunk("fmt ", format), Arrays.copyOf(chunk("bext", new byte[3]), 11), chunk("data", data));
        assertThat(decoder.decode(padded).samples()).containsExactly(0.5f);
        assertThat(decoder.decode(unpadded).samples()).containsExactly(0.5f);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MAX_VALUE})
    void readsToTheEndWhatItsWriterDidNotComplete(int statedSize) {
        byte[] wav = WavEncoder.encode(FIVE);
        ByteBuffer header = ByteBuffer.wrap(wav).order(ByteOrder.LITTLE_ENDIAN);
        header.putInt(4, statedSize).putInt(40, statedSize);
        assertThat(decoder.decode(wav).samples()).containsExactly(FIVE.samples());
    }

    @Test
    void readsWhatIsLeftOfAFileThatWasCut() {
        byte[] cut = Arrays.copyOf(WavEncoder.encode(FIVE), 44 + 5);
        assertThat(decoder.decode(cut).samples()).containsExactly(0, 0.5f);
    }

    @ParameterizedTest
    @CsvSource({
        "2, 1, 16000, 4, UNSUPPORTED",
        "3, 1, 16000, 16, UNSUPPORTED",
        "1, 0, 16000, 16, DAMAGED",
        "1, 99, 16000, 16, DAMAGED",
        "1, 1, 0, 16, DAMAGED",
        "1, 1, -5, 16, DAMAGED"
    })
    void saysWhyItRefuses(int tag, int channels, int rate, int bits, UnreadableReason kind) {
        assertRefused(kind, wav(format(tag, channels, rate, bits), new byte[100]));
    }

    @Test
    void refusesWhatIsNoSound() {
        assertRefused(UnreadableReason.EMPTY);
        assertRefused(UnreadableReason.NOT_AUDIO, "no sound at all, only text".getBytes(US_ASCII));
        assertRefused(UnreadableReason.EMPTY, wav(format(1, 1, 16000, 16), new byte[0]));
        assertRefused(UnreadableReason.DAMAGED, riff(chunk("data", new byte[10])));
        assertRefused(UnreadableReason.DAMAGED, riff());
    }

    @Test
    void refusesWhatIsLongerThanAllowedBeforeTakingMemoryForIt() {
        byte[] second = WavEncoder.encode(new Pcm(new float[16001], 16000));
        assertThatThrownBy(() -> new AudioDecoder(1).decode(second))
                .hasMessage("This recording is longer than 1 seconds.");
        assertThatThrownBy(() -> new AudioDecoder(1).decode(mp3("beep.mp3")))
                .hasMessage("This recording is longer than 1 seconds.");
    }

    @Test
    void putsTheSoundOfAnMp3WhereItsEncoderFoundIt() throws IOException {
        Pcm beep = decoder.decode(mp3("beep.mp3"));
        assertThat(beep.sampleRate()).isEqualTo(22050);
        assertThat(beep.samples()).hasSize((int) (1.3 * 22050));
        assertThat(firstLoud(beep)).isCloseTo(0.5, within(0.001));
        assertThat(lastLoud(beep)).isCloseTo(1.0, within(0.001));
    }

    @Test
    void readsAnMp3WhoseEncoderTellsNothing() throws IOException {
        Pcm beep = decoder.decode(mp3("beep-without-tag.mp3"));
        assertThat(beep.sampleRate()).isEqualTo(24000);
        assertThat(lastLoud(beep) - firstLoud(beep)).isCloseTo(0.25, within(0.002));
    }

    @Test
    void readsWhatIsLeftOfAnMp3ThatWasCut() throws IOException {
        byte[] whole = mp3("beep.mp3");
        Pcm cut = decoder.decode(Arrays.copyOf(whole, whole.length * 2 / 3));
        assertThat(firstLoud(cut)).isCloseTo(0.5, within(0.001));
    }

    private void assertRefused(UnreadableReason kind, byte... file) {
        assertThatThrownBy(() -> decoder.decode(file))
                .isInstanceOfSatisfying(UnreadableAudioException.class, e -> assertThat(e.reason())
                        .isEqualTo(kind));
    }

    private float[] decode(int tag, int bits, int... bytes) {
        byte[] data = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            data[i] = (byte) bytes[i];
        }
        return decoder.decode(wav(format(tag, 1, 16000, bits), data)).samples();
    }

    private static double firstLoud(Pcm pcm) {
        int i = 0;
        while (Math.abs(pcm.samples()[i]) < 0.1) {
            i++;
        }
        return (double) i / pcm.sampleRate();
    }

    private static double lastLoud(Pcm pcm) {
        int i = pcm.samples().length - 1;
        while (Math.abs(pcm.samples()[i]) < 0.1) {
            i--;
        }
        return (double) i / pcm.sampleRate();
    }

    /// Whoever gave the call up waits for nothing: frames of another rate, of which nothing is kept, may fill 64 MiB.
    @Test
    void anInterruptedDecoderStops() throws IOException {
        byte[] file = mp3("beep.mp3");
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> new AudioDecoder().decode(file))
                    .isInstanceOfSatisfying(EngineException.class, e -> assertThat(e.kind())
                            .isEqualTo(EngineException.EngineErrorKind.INTERRUPTED));
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    private static byte[] mp3(String name) throws IOException {
        try (InputStream in = AudioDecoderTest.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        }
    }

    private static byte[] wav(byte[] format, byte[] data) {
        return riff(chunk("fmt ", format), chunk("data", data));
    }

    private static byte[] format(int tag, int channels, int rate, int bits) {
        int frameBytes = channels * ((bits + 7) / 8);
        return little(16)
                .putShort((short) tag)
                .putShort((short) channels)
                .putInt(rate)
                .putInt(rate * frameBytes)
                .putShort((short) frameBytes)
                .putShort((short) bits)
                .array();
    }

    private static byte[] chunk(String id, byte[] body) {
        return little(8 + body.length + body.length % 2)
                .put(id.getBytes(US_ASCII))
                .putInt(body.length)
                .put(body)
                .array();
    }

    private static byte[] riff(byte[]... chunks) {
        int bytes = Arrays.stream(chunks).mapToInt(chunk -> chunk.length).sum();
        ByteBuffer file = little(12 + bytes);
        file.put("RIFF".getBytes(US_ASCII)).putInt(4 + bytes).put("WAVE".getBytes(US_ASCII));
        for (byte[] chunk : chunks) {
            file.put(chunk);
        }
        return file.array();
    }

    private static ByteBuffer little(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    @Test
    void samplesAfterADataSizeOfZeroAreRead(@org.junit.jupiter.api.io.TempDir java.nio.file.Path crashed)
            throws IOException {
        java.nio.file.Path file = crashed.resolve("crashed.wav");
        float[] samples = new float[16_000];
        java.util.Arrays.fill(samples, 0.25f);
        WavEncoder.write(file, new Pcm(samples, 16_000));
        byte[] bytes = java.nio.file.Files.readAllBytes(file);
        java.nio.ByteBuffer.wrap(bytes).putInt(40, 0); // the size of the data, RIFF's is right
        java.nio.file.Files.write(file, bytes);
        assertThat(new AudioDecoder().decode(file).seconds()).isEqualTo(1);
    }
}
