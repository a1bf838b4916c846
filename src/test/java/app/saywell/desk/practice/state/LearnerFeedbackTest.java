package app.saywell.desk.practice.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.speech.Word;
import java.util.List;
import org.junit.jupiter.api.Test;

class LearnerFeedbackTest {
    private final ExplainedResult verdict = SyntheticReading.learner().verdict();

    @Test
    void keepsTheBestWordsInTheOrderOfTheSentence() {
        LearnerFeedback advice =
                LearnerFeedback.of(verdict.pronunciationResult().words(), SoundFocus.ALL);
        assertThat(advice.goodWords()).extracting(Word::word).containsExactly("Then", "went", "park");
    }

    @Test
    void namesAtMostTwoToMendTheSurestFirst() {
        LearnerFeedback advice =
                LearnerFeedback.of(verdict.pronunciationResult().words(), SoundFocus.ALL);
        assertThat(advice.wordsToImprove()).extracting(fix -> fix.word().word()).containsExactly("theme", "he");
        assertThat(advice.wordsToImprove().getFirst().sound().orElseThrow().userPhoneme())
                .isEqualTo("ʌ");
    }

    @Test
    void countsTheTriesInARowThatMissedTheSameSound() {
        List<Word> words = verdict.pronunciationResult().words();
        LearnerFeedback.WordToImprove theme =
                LearnerFeedback.of(words, SoundFocus.ALL).wordsToImprove().getFirst();
        List<Word> right = words.stream()
                .map(word ->
                        new Word(word.word(), word.start(), word.end(), 99, true, false, null, List.of(), List.of()))
                .toList();
        assertThat(theme.timesMissedBefore(List.of())).isZero();
        assertThat(theme.timesMissedBefore(List.of(words, words))).isEqualTo(2);
        assertThat(theme.timesMissedBefore(List.of(words, right, words))).isEqualTo(1);
        assertThat(theme.timesMissedBefore(List.of(right, words))).isZero();
    }

    @Test
    void saysNothingOfWhatHasNoScore() {
        Word unscored = new Word("x", 0, 1, Double.NaN, false, false, null, List.of(), List.of());
        LearnerFeedback advice = LearnerFeedback.of(List.of(unscored), SoundFocus.ALL);
        assertThat(advice.goodWords()).isEmpty();
        assertThat(advice.wordsToImprove()).isEmpty();
    }

    @Test
    void addsTheFourPartsOnTheirOwnScales() {
        assertThat(verdict.total()).isCloseTo(84, within(1e-9));
        ExplainedResult.PartScore pronunciation = verdict.parts().getFirst();
        assertThat(pronunciation.min()).isEqualTo(50);
        assertThat(pronunciation.max()).isEqualTo(70);
        assertThat(pronunciation.fraction()).isCloseTo(0.835, within(1e-9));
    }

    @Test
    void explainsWhatOneMoreRightWordWouldHaveGiven() {
        assertThat(verdict.correctWords()).isEqualTo(4);
        assertThat(verdict.nearestToCorrect().orElseThrow().word()).isEqualTo("he");
        assertThat(verdict.totalWithOneMoreWord().orElseThrow()).isCloseTo(84 + 20.0 / 6, within(1e-9));
    }
}
