package app.saywell.ui.kit.wave;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.Word;
import app.saywell.ui.kit.wave.Difference.Kind;

import org.junit.jupiter.api.Test;

import java.util.List;

class DifferenceTest {
    @Test
    void tellsWhereStressIsMissingAndWhereThereIsTooMuch() {
        List<Word> model = List.of(word(0, 1, true), word(1, 2, false), word(2, 3, true));
        List<Word> learner = List.of(word(0, 1, false), word(1, 2, true), word(2, 3, true));
        assertThat(Difference.between(model, learner))
                .containsExactly(
                        new Difference(Kind.STRESS_MISSING, 0, 0, 1),
                        new Difference(Kind.STRESS_ADDED, 1, 1, 2));
    }

    @Test
    void tellsWhereAPauseIsMissingAndWhereOneIsTooMuch() {
        List<Word> model = List.of(word(0, 1, false), word(1.5, 2, false), word(2, 3, false));
        List<Word> learner = List.of(word(0, 1, false), word(1.1, 2, false), word(2.5, 3, false));
        assertThat(Difference.between(model, learner))
                .containsExactly(
                        new Difference(Kind.PAUSE_MISSING, 0, 1.05, 1.05),
                        new Difference(Kind.PAUSE_ADDED, 1, 2, 2.5));
    }

    @Test
    void takesTheClosureOfAConsonantForNoPauseAndALikePauseForNoDifference() {
        List<Word> model = List.of(word(0, 1, false), word(1.4, 2, false), word(2, 3, false));
        List<Word> learner = List.of(word(0, 1, false), word(1.5, 2, false), word(2.2, 3, false));
        assertThat(Difference.between(model, learner)).isEmpty();
    }

    @Test
    void saysNothingOfReadingsWithOtherWords() {
        assertThat(Difference.between(List.of(word(0, 1, true)), List.of())).isEmpty();
    }

    private static Word word(double start, double end, boolean stressed) {
        return new Word("x", start, end, 90, true, stressed, null, List.of(), List.of());
    }
}
