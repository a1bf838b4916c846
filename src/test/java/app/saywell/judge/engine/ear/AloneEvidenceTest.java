package app.saywell.judge.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.engine.align.FramePosteriors;
import app.saywell.judge.engine.align.PathPosteriors;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.language.lexicon.Phone;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

/// What the ear hears in the place of a sound decides for a word alone, as the evidence ships.
class AloneEvidenceTest {
    private static final SoundVerdict SHIPPED = ShippedVerdict.SOUNDS;
    private static final double BORDER = SHIPPED.borderAlone(JudgingRule.DEFAULT);

    @Property
    void theLikelierAnotherSoundTheHigher(
            @ForAll @DoubleRange(min = 0, max = 0.5) double fault,
            @ForAll @DoubleRange(min = 0, max = 0.5) double another,
            @ForAll @DoubleRange(min = 0, max = 0.5) double more) {
        double less = odds(fault, another, 2);
        assertThat(odds(fault, another + more, 2)).isGreaterThanOrEqualTo(less);
        assertThat(odds(fault + more, another, 2)).isGreaterThanOrEqualTo(less);
    }

    @Test
    void aSoundThatWasClearlyHeardAsAnotherIsWrongWhateverPeopleWouldGiveIt() {
        assertThat(odds(0.96, 0.95, 1.8)).isGreaterThan(BORDER).isEqualTo(odds(0.96, 0.95, 0.2));
    }

    @Test
    void aSoundThatWasHeardAsItselfIsRight() {
        assertThat(odds(0.02, 0.01, 2)).isLessThan(BORDER);
        assertThat(odds(0.6, 0.35, 0.4)).as("doubtful").isLessThan(BORDER);
    }

    /// The log-odds of a TH of which another sound is as probable as said.
    private static double odds(double fault, double another, double score) {
        float[] said = new float[FramePosteriors.CLASSES];
        Map.of(Phone.S, another, Phone.TH, 1 - another)
                .forEach((phone, probability) -> said[phone.ordinal()] = probability.floatValue());
        float[] scores = {(float) score};
        float[] faults = {(float) fault};
        float[] none = {0};
        SoundScores heard = new SoundScores(
                scores, faults, scores, faults, none, scores, said, new PathPosteriors(new float[0]), new float[4]);
        return Arrays.stream(SHIPPED.aloneEvidence().of(List.of(Phone.TH), heard))
                .sum();
    }
}
