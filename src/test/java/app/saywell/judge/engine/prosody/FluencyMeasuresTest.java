package app.saywell.judge.engine.prosody;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.FluencyReport.FluencyPause;
import app.saywell.speech.FluencyReport.PausePlace;
import app.saywell.speech.RunMeasures;
import app.saywell.speech.SpokenSpan;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Rates, runs, rhythm and melody, against figures worked out by hand.
class FluencyMeasuresTest {

    @Test
    void countsSyllablesWithAndWithoutPauses() {
        RunMeasures runs = RunMeasures.of(List.of(
                new SpokenSpan(0.5, 1.0, 2, false),
                new SpokenSpan(1.2, 1.5, 1, true),
                new SpokenSpan(2.0, 2.5, 3, false)));
        assertThat(runs.speechRate()).isCloseTo(6 / 2.0, within(1e-9));
        assertThat(runs.articulationRate())
                .as("half a second is a pause, a fifth is none")
                .isCloseTo(4, within(1e-9));
        assertThat(runs.meanLengthOfRun()).isEqualTo(3);
        assertThat(runs.pauses()).containsExactly(new FluencyPause(1, 0.5, PausePlace.PHRASE_BORDER));
    }

    @Test
    void aPauseBetweenWordsThatBelongTogetherIsAHesitation() {
        RunMeasures runs = RunMeasures.of(List.of(new SpokenSpan(0, 0.2, 1, false), new SpokenSpan(0.8, 1.0, 1, true)));
        assertThat(runs.pauses()).extracting(FluencyPause::place).containsExactly(PausePlace.INSIDE_PHRASE);
    }

    @Test
    void evenVowelsHaveNoVariability() {
        assertThat(VowelRhythm.variability(new double[] {0.1, 0.1, 0.1, 0.1}).orElseThrow())
                .isZero();
        assertThat(VowelRhythm.variability(new double[] {0.1, 0.3, 0.1}).orElseThrow())
                .as("a difference of .2 at a mean of .2")
                .isCloseTo(100, within(1e-9));
        assertThat(VowelRhythm.variability(new double[] {0.1, 0.3})).isEmpty();
    }

    @Test
    void anOctaveIsTwelveSemitones() {
        float[] hertz = new float[200];
        for (int i = 0; i < hertz.length; i++) {
            hertz[i] = i % 10 == 0 ? 0 : (float) (100 * Math.pow(2, (double) i / (hertz.length - 1)));
        }
        assertThat(MelodyMeasures.range(hertz).orElseThrow()).isCloseTo(0.9 * 12, within(0.2));
        assertThat(MelodyMeasures.movement(hertz).orElseThrow()).isCloseTo(12, within(0.3));
    }

    @Test
    void aFallIsNegativeAndWhispersHaveNoMelody() {
        float[] falling = new float[30];
        for (int i = 0; i < falling.length; i++) {
            falling[i] = 220 - 3 * i;
        }
        assertThat(MelodyMeasures.movement(falling).orElseThrow()).isLessThan(-5);
        assertThat(MelodyMeasures.movement(new float[100])).isEmpty();
        assertThat(MelodyMeasures.range(new float[100])).isEmpty();
        float[] seeming = new float[1000];
        Arrays.fill(seeming, 0, 30, 200);
        assertThat(MelodyMeasures.range(seeming))
                .as("some of a whisper seems voiced")
                .isEmpty();
        float[] brief = new float[50];
        Arrays.fill(brief, 10, 20, 200);
        Arrays.fill(brief, 30, 37, 200);
        assertThat(MelodyMeasures.range(brief))
                .as("two short words said aloud, of half a second")
                .hasValue(0);
    }
}
