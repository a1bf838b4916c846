package app.saywell.speech.signal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.audio.AudioDecoder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A made voice of one second in the middle of eight seconds of a quiet room, and real readings with silence around
/// them.
class SpokenPartTest {
    private static final int RATE = 16_000;
    private static final Path SPEECH = Path.of("src/test/resources/app/saywell/speech");

    private final Random random = new Random(3);

    @Test
    void silenceBeforeAndAfterIsLeftOutButForALittle() {
        float[] room = room(8, 0.0004);
        vowel(room, 3, 4);
        assertCut(room, 2.7, 4.4);
    }

    @Test
    void aSoftFirstAndLastConsonantStays() {
        float[] room = room(8, 0.0002);
        vowel(room, 3, 4);
        hiss(room, 2.85, 3, 0.003); // 36 dB below the vowel, as an f far from the microphone
        hiss(room, 4.05, 4.25, 0.003);
        Pcm part = SpokenPart.of(new Pcm(room, RATE));
        double start = startIn(room, part);
        assertThat(start).isBetween(2.4, 2.8);
        assertThat(start + part.seconds()).isBetween(4.3, 4.75);
    }

    @Test
    void theClickOfTheKeyThatEndsARecordingIsNoSpeech() {
        float[] room = room(8, 0.0004);
        hiss(room, 0.1, 0.14, 0.2);
        vowel(room, 3, 4);
        hiss(room, 7.8, 7.84, 0.2);
        assertCut(room, 2.7, 4.4);
    }

    @Test
    void aShortWordBeforeAPauseIsNoClick() {
        float[] room = room(8, 0.0004);
        vowel(room, 1, 1.12);
        vowel(room, 3, 4);
        vowel(room, 5.5, 5.62);
        assertCut(room, 0.7, 6.02);
    }

    @Test
    void theReleaseOfALastPlosiveBelongsToItsWord() {
        float[] room = room(8, 0.0004);
        vowel(room, 3, 4);
        hiss(room, 4.15, 4.18, 0.02);
        assertCut(room, 2.7, 4.58);
    }

    @Test
    void aRecordingWithoutSilenceOrWithoutSoundStaysAsItIs() {
        float[] voice = new float[RATE];
        vowel(voice, 0, 1);
        Pcm spoken = new Pcm(voice, RATE);
        assertThat(SpokenPart.of(spoken)).isSameAs(spoken);
        Pcm silence = new Pcm(new float[2 * RATE], RATE);
        assertThat(SpokenPart.of(silence)).isSameAs(silence);
        Pcm nothing = new Pcm(new float[0], RATE);
        assertThat(SpokenPart.of(nothing)).isSameAs(nothing);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
    void nothingOfARealReadingIsLost(int number) throws IOException {
        Pcm reading = new AudioDecoder().decode(SPEECH.resolve(number + "-model.wav"));
        int rate = reading.sampleRate();
        int pad = 5 * rate;
        float[] padded = new float[reading.samples().length + 2 * pad];
        for (int i = 0; i < padded.length; i++) {
            padded[i] = (float) (random.nextGaussian() * 0.0003);
        }
        System.arraycopy(reading.samples(), 0, padded, pad, reading.samples().length);
        Pcm part = SpokenPart.of(new Pcm(padded, rate));
        assertThat(part.seconds()).isLessThan(reading.seconds() + 0.8);
        int from = indexOf(padded, part.samples());
        float loudest = peak(padded, 0, padded.length);
        assertThat(peak(padded, 0, from)).as("before").isLessThan(loudest / 80);
        assertThat(peak(padded, from + part.samples().length, padded.length))
                .as("after")
                .isLessThan(loudest / 80);
    }

    private static void assertCut(float[] room, double start, double end) {
        Pcm part = SpokenPart.of(new Pcm(room, RATE));
        double found = startIn(room, part);
        assertThat(found).isCloseTo(start, within(0.03));
        assertThat(found + part.seconds()).isCloseTo(end, within(0.03));
    }

    private float[] room(double seconds, double level) {
        float[] samples = new float[(int) (seconds * RATE)];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (random.nextGaussian() * level);
        }
        return samples;
    }

    private static void vowel(float[] samples, double from, double to) {
        for (int i = (int) (from * RATE); i < (int) (to * RATE); i++) {
            for (int harmonic = 1; harmonic <= 10; harmonic++) {
                samples[i] += (float) (0.15 / harmonic * Math.sin(2 * Math.PI * 150 * harmonic * i / RATE));
            }
        }
    }

    private void hiss(float[] samples, double from, double to, double level) {
        for (int i = (int) (from * RATE); i < (int) (to * RATE); i++) {
            samples[i] += (float) (random.nextGaussian() * level);
        }
    }

    private static double startIn(float[] whole, Pcm part) {
        return (double) indexOf(whole, part.samples()) / RATE;
    }

    private static int indexOf(float[] whole, float[] part) {
        for (int from = 0; from + part.length <= whole.length; from++) {
            if (Arrays.equals(whole, from, from + part.length, part, 0, part.length)) {
                return from;
            }
        }
        throw new AssertionError("it is no part of the recording");
    }

    private static float peak(float[] samples, int from, int to) {
        float peak = 0;
        for (int i = from; i < to; i++) {
            peak = Math.max(peak, Math.abs(samples[i]));
        }
        return peak;
    }
}
