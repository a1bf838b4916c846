package app.saywell.desk.kit.tier;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.tier.ProsodyDifference.DifferenceKind;
import app.saywell.speech.Word;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProsodyDifferenceTest {
    @Test
    void tellsWhereStressIsMissingAndWhereThereIsTooMuch() {
        List<Word> model = List.of(word("cats", 0, 1, true), word("of", 1, 2, false), word("mine", 2, 3, true));
        List<Word> learner = List.of(word("cats", 0, 1, false), word("of", 1, 2, true), word("mine", 2, 3, true));
        assertThat(ProsodyDifference.between(model, learner))
                .containsExactly(
                        new ProsodyDifference(DifferenceKind.STRESS_MISSING, 0, 0, 1),
                        new ProsodyDifference(DifferenceKind.STRESS_ADDED, 1, 1, 2));
    }

    @Test
    void takesAContentWordThatOnlyTheLearnerStressesForAnotherUsualReading() {
        List<Word> model = List.of(word("big", 0, 1, false), word("cats", 1, 2, true));
        List<Word> learner = List.of(word("big", 0, 1, true), word("cats", 1, 2, true));
        assertThat(ProsodyDifference.between(model, learner)).isEmpty();
    }

    @Test
    void tellsWhereAPauseIsMissingAndWhereOneIsTooMuch() {
        List<Word> model = List.of(word(0, 1, false), word(1.5, 2, false), word(2, 3, false));
        List<Word> learner = List.of(word(0, 1, false), word(1.1, 2, false), word(2.5, 3, false));
        assertThat(ProsodyDifference.between(model, learner))
                .containsExactly(
                        new ProsodyDifference(DifferenceKind.PAUSE_MISSING, 0, 1.05, 1.05),
                        new ProsodyDifference(DifferenceKind.PAUSE_ADDED, 1, 2, 2.5));
    }

    @Test
    void takesTheClosureOfAConsonantForNoPauseAndALikePauseForNoDifference() {
        List<Word> model = List.of(word(0, 1, false), word(1.4, 2, false), word(2, 3, false));
        List<Word> learner = List.of(word(0, 1, false), word(1.5, 2, false), word(2.2, 3, false));
        assertThat(ProsodyDifference.between(model, learner)).isEmpty();
    }

    @Test
    void saysNothingOfReadingsWithOtherWords() {
        assertThat(ProsodyDifference.between(List.of(word(0, 1, true)), List.of()))
                .isEmpty();
    }

    private static Word word(double start, double end, boolean stressed) {
        return word("x", start, end, stressed);
    }

    private static Word word(String text, double start, double end, boolean stressed) {
        return new Word(text, start, end, 90, true, stressed, null, List.of(), List.of());
    }
}
