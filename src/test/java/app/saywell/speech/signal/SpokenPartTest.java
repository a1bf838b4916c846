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
import org.junit.jupiter.params.provider.CsvSource;
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
    void aShortSoftVowelOfASlowReadingIsNoClick() {
        float[] room = room(8, 0.0004);
        vowel(room, 2, 2.05, 0.02);
        vowel(room, 3, 4);
        vowel(room, 5.5, 5.55, 0.02);
        assertCut(room, 1.7, 5.95);
    }

    @ParameterizedTest
    @CsvSource({"20.5, 18", "25, 20", "30, 25"})
    void aSoftFirstAndLastWordInANoisyRoomStays(double noiseBelow, double wordsBelow) {
        float[] voice = new float[8 * RATE];
        vowel(voice, 3, 4);
        float[] room = room(8, noiseLevel(voice, 3 * RATE, 4 * RATE, noiseBelow));
        vowel(room, 2, 2.2, 0.15 * Math.pow(10, -wordsBelow / 20));
        vowel(room, 3, 4);
        vowel(room, 4.5, 4.7, 0.15 * Math.pow(10, -wordsBelow / 20));
        Pcm part = SpokenPart.of(new Pcm(room, RATE));
        double start = startIn(room, part);
        assertThat(start).isBetween(0.0, 1.73);
        assertThat(start + part.seconds()).isBetween(5.07, 8.0);
    }

    @Test
    void aRoomThatCouldHideAWordIsKeptWhole() {
        float[] voice = new float[8 * RATE];
        vowel(voice, 3, 4);
        float[] room = room(8, noiseLevel(voice, 3 * RATE, 4 * RATE, 12));
        vowel(room, 3, 4);
        Pcm whole = new Pcm(room, RATE);
        assertThat(SpokenPart.of(whole)).isSameAs(whole);
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

    /// What is heard of the reading in a silent room is heard in a noisy one too.
    @ParameterizedTest
    @CsvSource({
        "1, 15", "2, 15", "3, 15", "4, 15", "5, 15", "6, 15", "7, 15", "1, 20", "2, 20", "3, 20", "4, 20", "5, 20",
        "6, 20", "7, 20", "1, 25", "2, 25", "3, 25", "4, 25", "5, 25", "6, 25", "7, 25"
    })
    void nothingOfARealReadingIsLostInANoisyRoom(int number, int noiseBelow) throws IOException {
        Pcm reading = new AudioDecoder().decode(SPEECH.resolve(number + "-model.wav"));
        int rate = reading.sampleRate();
        int pad = 5 * rate;
        float[] clean = new float[reading.samples().length + 2 * pad];
        System.arraycopy(reading.samples(), 0, clean, pad, reading.samples().length);
        double level = noiseLevel(clean, pad, pad + reading.samples().length, noiseBelow);
        float[] noisy = clean.clone();
        for (int i = 0; i < noisy.length; i++) {
            noisy[i] += (float) (random.nextGaussian() * level);
        }
        Pcm part = SpokenPart.of(new Pcm(noisy, rate));
        double from = (double) indexOf(noisy, part.samples()) / rate;
        LoudBlocks heard = LoudBlocks.of(SpeechBand.of(new Pcm(clean, rate)));
        assertThat(from).isLessThan((double) heard.first() / LoudBlocks.PER_SECOND);
        assertThat(from + part.seconds()).isGreaterThan((heard.last() + 1.0) / LoudBlocks.PER_SECOND);
        if (noiseBelow >= 20) {
            assertThat(part.seconds()).isLessThan(reading.seconds() + 0.8);
        }
    }

    /// The level of a noise that is so many decibels below what is said from one sample to another.
    private static double noiseLevel(float[] voice, int from, int to, double decibelsBelow) {
        double power = 0;
        for (int i = from; i < to; i++) {
            power += (double) voice[i] * voice[i] / (to - from);
        }
        return Math.sqrt(power) * Math.pow(10, -decibelsBelow / 20);
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
        vowel(samples, from, to, 0.15);
    }

    private static void vowel(float[] samples, double from, double to, double level) {
        for (int i = (int) (from * RATE); i < (int) (to * RATE); i++) {
            for (int harmonic = 1; harmonic <= 10; harmonic++) {
                samples[i] += (float) (level / harmonic * Math.sin(2 * Math.PI * 150 * harmonic * i / RATE));
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
