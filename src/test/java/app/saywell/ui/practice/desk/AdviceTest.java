package app.saywell.ui.practice.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.library.people.Strictness;
import app.saywell.speech.Word;
import app.saywell.ui.practice.Spoken;

import org.junit.jupiter.api.Test;

import java.util.List;

class AdviceTest {
    private final Verdict verdict = Spoken.learner().verdict();

    @Test
    void keepsTheBestWordsInTheOrderOfTheSentence() {
        Advice advice = Advice.of(verdict.judgement().words(), Strictness.ORDINARY);
        assertThat(advice.keep()).extracting(Word::word).containsExactly("Then", "went", "park");
    }

    @Test
    void namesAtMostTwoToMendTheSurestFirst() {
        Advice advice = Advice.of(verdict.judgement().words(), Strictness.ORDINARY);
        assertThat(advice.fix())
                .extracting(fix -> fix.said().word())
                .containsExactly("theme", "he");
        assertThat(advice.fix().getFirst().sound().orElseThrow().userPhoneme()).isEqualTo("ʌ");
    }

    @Test
    void saysNothingOfWhatHasNoScore() {
        Word unscored = new Word("x", 0, 1, Double.NaN, false, false, null, List.of(), List.of());
        Advice advice = Advice.of(List.of(unscored), Strictness.ORDINARY);
        assertThat(advice.keep()).isEmpty();
        assertThat(advice.fix()).isEmpty();
    }

    @Test
    void addsTheFourPartsOnTheirOwnScales() {
        assertThat(verdict.total()).isCloseTo(84, within(1e-9));
        Verdict.Scored pronunciation = verdict.parts().getFirst();
        assertThat(pronunciation.min()).isEqualTo(50);
        assertThat(pronunciation.max()).isEqualTo(70);
        assertThat(pronunciation.share()).isCloseTo(0.835, within(1e-9));
    }

    @Test
    void explainsWhatOneMoreRightWordWouldHaveGiven() {
        assertThat(verdict.wordsRight()).isEqualTo(4);
        assertThat(verdict.nearestToRight().orElseThrow().word()).isEqualTo("he");
        assertThat(verdict.withOneMoreWord().orElseThrow()).isCloseTo(84 + 20.0 / 6, within(1e-9));
    }
}
