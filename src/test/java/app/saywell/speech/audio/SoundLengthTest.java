package app.saywell.speech.audio;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.signal.Pcm;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Lengths from headers are those of the decoder, whatever else the headers say.
class SoundLengthTest {
    private static final byte[] WAV = WavEncoder.encode(new Pcm(new float[12_000], 8_000));

    @Test
    void aWavFileIsAsLongAsItsSamples() {
        assertThat(SoundLength.seconds(WAV)).hasValue(1.5);
        assertThat(SoundLength.seconds(Arrays.copyOf(WAV, 44 + 8_000))).hasValue(0.5);
    }

    @Test
    void theStatedByteRateCountsForNothing() {
        byte[] lying = WAV.clone();
        ByteBuffer.wrap(lying).order(ByteOrder.LITTLE_ENDIAN).putInt(28, Integer.MAX_VALUE);
        assertThat(SoundLength.seconds(lying)).hasValue(1.5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"JUNK", "bext"})
    void chunksBeforeTheFormatAreSkipped(String id) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.write(WAV, 0, 12);
        file.write(id.getBytes(US_ASCII));
        file.write(new byte[] {28, 0, 0, 0});
        file.write(new byte[28]);
        file.write(WAV, 12, WAV.length - 12);
        assertThat(SoundLength.seconds(file.toByteArray())).hasValue(1.5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"RF64", "BW64"})
    void theLongFormsOfWavAreRead(String id) {
        byte[] file = WAV.clone();
        System.arraycopy(id.getBytes(US_ASCII), 0, file, 0, 4);
        assertThat(SoundLength.seconds(file)).hasValue(1.5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"beep.mp3", "beep-without-tag.mp3"})
    void anMp3IsAsLongAsItsFrames(String name) throws IOException {
        byte[] file = mp3(name);
        double decoded = new AudioDecoder().decode(file).seconds();
        assertThat(SoundLength.seconds(file).orElseThrow()).isCloseTo(decoded, within(0.06));
        byte[] tagged = Arrays.copyOf(file, file.length + 128);
        System.arraycopy("TAG".getBytes(US_ASCII), 0, tagged, file.length, 3);
        assertThat(SoundLength.seconds(tagged)).isEqualTo(SoundLength.seconds(file));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 14})
    void theRateOfAnMp3DecidesHowLongItIs(int rateIndex) {
        byte[] file = frames(rateIndex, 1_000);
        assertThat(SoundLength.seconds(file).orElseThrow()).isCloseTo(1_000 * 1152 / 48_000.0, within(1e-9));
    }

    @Test
    void whatFollowsTheFramesOfAnMp3MakesItsLengthUnknown() {
        byte[] file = frames(1, 100);
        assertThat(SoundLength.seconds(Arrays.copyOf(file, file.length + 100_000)))
                .isEmpty();
    }

    @Test
    void whatIsNoSoundHasNoLength() {
        assertThat(SoundLength.seconds(new byte[0])).isEmpty();
        assertThat(SoundLength.seconds("no sound at all, only text".getBytes(US_ASCII)))
                .isEmpty();
        assertThat(SoundLength.seconds(Arrays.copyOf(WAV, 44))).isEmpty();
    }

    // Of 48 kHz, MPEG 1, layer 3, one channel: 32 kbit/s have index 1, 320 have 14.
    private static byte[] frames(int rateIndex, int count) {
        int frameBytes = 144 * (rateIndex == 1 ? 32_000 : 320_000) / 48_000;
        byte[] file = new byte[frameBytes * count];
        for (int i = 0; i < count; i++) {
            ByteBuffer.wrap(file).putInt(i * frameBytes, 0xfffb_04c0 | rateIndex << 12);
        }
        return file;
    }

    private static byte[] mp3(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(SoundLengthTest.class.getResourceAsStream(name))) {
            return in.readAllBytes();
        }
    }
}
