package app.saywell.judge.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.engine.align.AdjoiningSound;
import app.saywell.judge.engine.align.PathEvidence;
import org.junit.jupiter.api.Test;

/// When the only word of a text counts as said though the network on texts says no.
class IsolatedWordCheckTest {
    private static final IsolatedWordCheck CHECK = new IsolatedWordCheck(0.2, 0.5, 0.7, 0.25, 0.5, -1.5);

    @Test
    void allThreeMustHold() {
        assertThat(CHECK.said(0.2, 0.7, 1, 0)).isTrue();
        assertThat(CHECK.said(0.19, 0.7, 1, 0)).as("improbable").isFalse();
        assertThat(CHECK.said(0.2, 0.69, 1, 0)).as("a word in a sentence").isFalse();
        assertThat(CHECK.said(0.2, 0.7, 1, 0, 1)).as("most sounds wrong").isFalse();
    }

    @Test
    void aWordWhoseEverySoundWasHeardWasSaid() {
        assertThat(CHECK.heard(0.7, 0.5f, 0, 0.2f)).isTrue();
        assertThat(CHECK.heard(0.7, 0.1f, 0.51f, 0.1f)).as("one sound another").isFalse();
        assertThat(CHECK.heard(1, 0.1f)).as("a single sound").isFalse();
    }

    @Test
    void aWordIsSaidWhereNothingElseWasHeard() {
        assertThat(CHECK.isAllThatWasHeard(new PathEvidence(-1.5, -9), 2)).isTrue();
        assertThat(CHECK.isAllThatWasHeard(new PathEvidence(-1.6, -9), 2)).isFalse();
        assertThat(CHECK.isAllThatWasHeard(new PathEvidence(0, -9), 1))
                .as("it may be a hum")
                .isFalse();
    }

    @Test
    void soundsThatWereHeardWithinALongerWordOrASentenceAreNoWordAlone() {
        assertThat(CHECK.heard(0.69, 0, 0)).isFalse();
        assertThat(CHECK.heard(0.25, 0, 0, 0, 0)).isFalse();
    }

    @Test
    void aWordThatTakesUpHardlyAnyOfTheSpeechIsPartOfASentence() {
        assertThat(CHECK.possible(0.25)).isTrue();
        assertThat(CHECK.possible(0.24)).isFalse();
    }

    @Test
    void aWordWithAnotherSoundDirectlyBesideItIsPartOfALongerOne() {
        AdjoiningSound.Evidence frames = new AdjoiningSound.Evidence(0, 0);
        assertThat(CHECK.isInsideAnother(new AdjoiningSound.Evidence(1.5, -5), frames))
                .isTrue();
        assertThat(CHECK.isInsideAnother(new AdjoiningSound.Evidence(-5, 3.5), frames))
                .isTrue();
        assertThat(CHECK.isInsideAnother(new AdjoiningSound.Evidence(0.9, 2.2), frames))
                .as("the most of words that were said well")
                .isFalse();
        assertThat(CHECK.isInsideAnother(new AdjoiningSound.Evidence(5, 5), new AdjoiningSound.Evidence(-1, -1)))
                .as("a pause between")
                .isFalse();
    }
}
