package app.saywell.speech.signal.prosody;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.Word;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PitchCurve;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

class ProsodyTransplantationTest {
    /// A man on one note: two words of 0.4 s and no pause.
    private static final SpokenReading MONOTONE = new SpokenReading(
            SyntheticSpeech.voice(1, at -> at < 0.1 || at > 0.9 ? 0 : 110, at -> 1),
            List.of(SyntheticSpeech.word(0.1, "mi", 0.2, 0.5), SyntheticSpeech.word(0.5, "na", 0.6, 0.9)));

    /// A child that rises by an octave and pauses; the second word is long and softer.
    private static final DoubleUnaryOperator RISING =
            at -> at < 0.2 || at > 1.4 || (at > 0.5 && at < 0.8) ? 0 : 200 * Math.pow(2, (at - 0.2) / 1.2);

    private static final SpokenReading MODEL = new SpokenReading(
            SyntheticSpeech.voice(1.5, RISING, at -> at < 0.6 ? 1 : 0.5),
            List.of(SyntheticSpeech.word(0.2, "mi", 0.3, 0.5), SyntheticSpeech.word(0.8, "na", 0.95, 1.4)));

    private static Pcm resynthesized() {
        return ProsodyTransplantation.resynthesize(MONOTONE, MODEL).orElseThrow();
    }

    @Test
    void theWordsLieWhereTheModelHasThem() {
        Pcm made = resynthesized();
        assertThat(made.seconds()).isCloseTo(MODEL.audio().seconds(), within(0.001));
        PitchCurve pitch = PitchCurve.of(made);
        assertThat(pitch.hertzAt(0.35)).isPositive();
        assertThat(pitch.hertzAt(0.65)).isZero();
        assertThat(pitch.hertzAt(1.1)).isPositive();
        assertThat(peak(made, 0.56, 0.74)).isLessThan(0.01f);
    }

    @Test
    void theMelodyIsTheModelsInTheRegisterOfTheSpeaker() {
        PitchCurve pitch = PitchCurve.of(resynthesized());
        double early = pitch.hertzAt(0.35);
        double late = pitch.hertzAt(1.25);
        assertThat(12 * Math.log(late / early) / Math.log(2)).isCloseTo(12 * (1.25 - 0.35) / 1.2, within(0.8));
        assertThat(early).isBetween(60.0, 130.0);
    }

    @Test
    void aVowelThatTheModelSaysSofterBecomesSofter() {
        Pcm made = resynthesized();
        assertThat(peak(made, 1.15, 1.35)).isLessThan(0.8f * peak(made, 0.35, 0.48));
    }

    @Test
    void readingsOfOtherWordsAreNotAligned() {
        List<Word> fewer = MODEL.words().subList(0, 1);
        assertThat(ProsodyTransplantation.resynthesize(MONOTONE, new SpokenReading(MODEL.audio(), fewer)))
                .isEmpty();
        SpokenReading unheard = new SpokenReading(MONOTONE.audio(), List.of());
        assertThat(ProsodyTransplantation.resynthesize(unheard, new SpokenReading(MODEL.audio(), List.of())))
                .isEmpty();
    }

    @Test
    void aWhisperTakesTheLengthsOfTheModel() {
        SpokenReading whisper = new SpokenReading(SyntheticSpeech.voice(1, at -> 0, at -> 0), MONOTONE.words());
        assertThat(ProsodyTransplantation.resynthesize(whisper, MODEL)
                        .orElseThrow()
                        .seconds())
                .isCloseTo(MODEL.audio().seconds(), within(0.001));
    }

    @Test
    void timesThatCannotBeAreBorne() {
        Word strange = SyntheticSpeech.word(0.7, "mi", 0.2, 0.1);
        SpokenReading reading = new SpokenReading(
                MONOTONE.audio(), List.of(strange, MONOTONE.words().getLast()));
        assertThat(ProsodyTransplantation.resynthesize(reading, MODEL)).isPresent();
        assertThat(ProsodyTransplantation.resynthesize(MODEL, reading)).isPresent();
    }

    @Test
    void theBurstOfAPlosiveKeepsItsLength() {
        Word said = SyntheticSpeech.word(0, "at", 0.2, 0.4);
        Word expected = SyntheticSpeech.word(0, "at", 0.2, 0.3);
        ReadingAlignment alignment = ReadingAlignment.of(List.of(said), List.of(expected), 0.4, 0.3);
        assertThat(alignment.sourceAt(0.28)).isCloseTo(0.38, within(1e-9));
        assertThat(alignment.sourceAt(0.1)).isCloseTo(0.1, within(1e-9));
        assertThat(alignment.sourceAt(0.235)).isCloseTo(0.285, within(1e-9));
    }

    @Test
    void aSoundThatWasHardlySaidGoesWithItsNeighbour() {
        Word said = SyntheticSpeech.word(0, "nis", 0.1, 0.11, 0.21);
        Word expected = SyntheticSpeech.word(0, "nis", 0.1, 0.2, 0.3);
        ReadingAlignment alignment = ReadingAlignment.of(List.of(said), List.of(expected), 0.21, 0.3);
        double steepest = 0;
        for (double at = 0; at < 0.29; at += 0.001) {
            steepest = Math.max(steepest, 0.001 / (alignment.sourceAt(at + 0.001) - alignment.sourceAt(at)));
        }
        assertThat(steepest).isLessThan(3.01);
    }

    private static float peak(Pcm audio, double from, double to) {
        float peak = 0;
        for (int i = (int) (from * audio.sampleRate()); i < to * audio.sampleRate(); i++) {
            peak = Math.max(peak, Math.abs(audio.samples()[i]));
        }
        return peak;
    }
}
