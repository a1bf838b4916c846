package app.saywell.engine.network;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Arrays;

class PassageTest {
    private static final int SILENCE = 39;

    @Test
    void everyStepGoesToTheSoundHeardThere() {
        float[][] steps = heard(3, 3, 7, SILENCE, SILENCE, 5);
        Passage.Way way = new Passage().then(3, 7).pause().then(5).through(steps, 0, 6);
        assertThat(way.places()).containsExactly(0, 0, 1, 2, 2, 3);
        assertThat(way.logLikelihood()).isZero();
    }

    @Test
    void aPauseThatIsNotThereIsPassedBy() {
        float[][] steps = heard(3, 7);
        Passage.Way way =
                new Passage().pause().then(3).pause().then(7).pause().through(steps, 0, 2);
        assertThat(way.places()).containsExactly(1, 3);
        assertThat(way.logLikelihood()).isZero();
    }

    @Test
    void aSoundThatWasNotSaidCostsAStep() {
        float[][] steps = heard(3, 3, 7, 7);
        double with = new Passage().then(3, 9, 7).through(steps, 0, 4).logLikelihood();
        double without = new Passage().then(3, 7).through(steps, 0, 4).logLikelihood();
        assertThat(without - with).isEqualTo(8);
    }

    @Test
    void speechOutsideTheTextCountsAsAnything() {
        float[][] steps = heard(3, 12, 15, 7);
        double pause = new Passage().then(3).pause().then(7).through(steps, 0, 4).logLikelihood();
        Passage.Way any = new Passage().then(3).anything().then(7).through(steps, 0, 4);
        assertThat(any.places()).containsExactly(0, 1, 1, 2);
        assertThat(any.logLikelihood()).isGreaterThan(pause);
    }

    @Test
    void onlyTheGivenStepsAreLookedAt() {
        float[][] steps = heard(9, 3, 7, 9);
        Passage.Way way = new Passage().then(3, 7).through(steps, 1, 3);
        assertThat(way.places()).containsExactly(0, 1);
        assertThat(way.logLikelihood()).isZero();
    }

    @Test
    void tooFewStepsAreNoWay() {
        float[][] steps = heard(3, 7);
        Passage.Way way = new Passage().then(3, 7, 5).through(steps, 0, 2);
        assertThat(way.logLikelihood()).isEqualTo(-30);
    }

    /// Each step is surely one sound; any other is at -8.
    private static float[][] heard(int... sounds) {
        float[][] steps = new float[sounds.length][SILENCE + 1];
        for (int t = 0; t < sounds.length; t++) {
            Arrays.fill(steps[t], -8);
            steps[t][sounds[t]] = 0;
        }
        return steps;
    }
}
