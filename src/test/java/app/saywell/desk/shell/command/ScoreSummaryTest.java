package app.saywell.desk.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.DimensionScore;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The sign, the number and the sounds of a word say the same, whatever a service answers.
class ScoreSummaryTest {
    @Test
    void aWordWithAWrongSoundHasNoScoreOfARightOne() {
        assertThat(ScoreSummary.of(result(word(95, sound("θ", "s", false)), word(95, sound("t", "t", true)))))
                .contains("!  69.0  thin", "θ→s!")
                .contains("✓  95.0  thin");
    }

    @Test
    void aSoundThatIsCalledRightWasNotReplaced() {
        assertThat(ScoreSummary.of(result(word(95, sound("t", "ɾ", true)), word(95, sound("t", "t", true)))))
                .doesNotContain("→", "!");
    }

    @Test
    void aSingleWordHasItsOwnScore() {
        assertThat(ScoreSummary.of(result(word(40, sound("θ", "s", false)))))
                .startsWith("word           40.0 of 0-100")
                .doesNotContain("pronunciation");
    }

    private static PronunciationResult result(SpeechComponent... words) {
        return new PronunciationResult(
                List.of(words), new PronunciationFeedback(new DimensionScore(100, "All right."), null, null, null));
    }

    private static Word word(double score, Phoneme sound) {
        return new Word("thin", 0, 1, score, score >= 70, false, null, List.of(), List.of(sound));
    }

    private static Phoneme sound(String expected, String heard, boolean isRight) {
        return new Phoneme(expected, heard, isRight ? 90 : 10, isRight, false, null, 0, 1);
    }
}
