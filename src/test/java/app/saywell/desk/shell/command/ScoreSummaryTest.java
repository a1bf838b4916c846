package app.saywell.desk.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.takes.fluency.FlowLevel;
import app.saywell.desk.takes.fluency.FluencyMeasure;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.FluencyReport.ListItem;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpokenWords;
import app.saywell.speech.Strictness;
import app.saywell.speech.Word;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What the command line says of a result: the sign, the number and the sounds of a word say the same, whatever a
/// service answers.
class ScoreSummaryTest {
    @Test
    void eachMeasureOfFluencyStandsWithWhatIsUsual() {
        String said = summary(result(new FluencyReport(
                8.1,
                7,
                3,
                3.4,
                6,
                List.of(),
                50.0,
                8.0,
                -3.0,
                List.of(),
                List.of(new ListItem(0, 2.0), new ListItem(1, null)))));
        assertThat(said).contains("fluency        8.1 of 10", "(usual: rise): rise, unclear\n");
        for (FluencyMeasure measure : List.of(FluencyMeasure.SPEECH_RATE, FluencyMeasure.FINAL_MOVEMENT)) {
            assertThat(said)
                    .containsPattern(String.format(
                            Locale.ROOT,
                            "%.1f to %.1f +%.1f to %.1f",
                            measure.ofLearners(FlowLevel.EIGHT).low(),
                            measure.ofLearners(FlowLevel.EIGHT).high(),
                            measure.ofNatives().low(),
                            measure.ofNatives().high()));
        }
        assertThat(said).doesNotContain("fillers", "singing", "whispering");
    }

    @Test
    void whatIsUsualAtTheEndOfStatementsIsNotToldOfAQuestion() {
        var report = new FluencyReport(8.1, 7, 3, 3.4, 6, List.of(), 50.0, 8.0, 4.0, List.of(), List.of());
        assertThat(ScoreSummary.of(result(report), "“Go on?” ", Optional.empty(), Map.of()))
                .containsPattern("pitch at the end, semitones +4\\.0 *\\R");
        assertThat(summary(result(report))).containsPattern("pitch at the end, semitones +4\\.0 +-3\\.4 to 1\\.6 ");
    }

    @Test
    void theRuleIsToldWhereThereIsOne() {
        PronunciationResult result = result(word(95, sound("t", "t", true)));
        assertThat(ScoreSummary.of(
                        result,
                        "Tin.",
                        Optional.of(new JudgingRule(Strictness.STRICT, FirstLanguage.KOREAN)),
                        Map.of()))
                .startsWith("judged by      strictness strict, first language ko" + System.lineSeparator());
        assertThat(ScoreSummary.of(result, "Tin.", Optional.empty(), Map.of())).doesNotContain("judged by");
    }

    @Test
    void whisperingAndSingingAreTold() {
        var report = new FluencyReport(5, 5, 1, 1.2, 4, List.of(), null, null, null, List.of(), List.of());
        assertThat(summary(result(report))).contains("only whispering", "as in singing");
    }

    private static String summary(PronunciationResult result) {
        return ScoreSummary.of(result, "Go on.", Optional.empty(), Map.of());
    }

    private static PronunciationResult result(FluencyReport report) {
        return new PronunciationResult(
                List.of(SpokenWords.word("go", true), SpokenWords.word("on", true)),
                new PronunciationFeedback(new DimensionScore(90, ""), null, null, null),
                report);
    }

    @Test
    void aWordWithAWrongSoundHasNoScoreOfARightOne() {
        assertThat(summary(result(word(95, sound("θ", "s", false)), word(95, sound("t", "t", true)))))
                .contains("!  69.0  thin", "θ→s!")
                .contains("✓  95.0  thin");
    }

    @Test
    void whatWasHeardIsToldInWordsOfEachWrongSoundWithTheFileThatSaysIt() {
        Phoneme wrong = new Phoneme("θ", "s", 10, false, false, "The th sounded like s.", 0, 1);
        PronunciationResult result = result(word(95, sound("t", "t", true)), word(40, wrong));
        assertThat(ScoreSummary.of(result, "Tin thin.", Optional.empty(), Map.of(1, Path.of("out", "02.wav"))))
                .containsPattern("θ→s! *\\R +θ→s +The th sounded like s\\.\\R +hear it: out.02\\.wav\\R$")
                .containsOnlyOnce("hear it");
    }

    @Test
    void aSoundThatIsCalledRightWasNotReplaced() {
        assertThat(summary(result(word(95, sound("t", "ɾ", true)), word(95, sound("t", "t", true)))))
                .doesNotContain("→", "!");
    }

    @Test
    void aSingleWordHasItsOwnScore() {
        assertThat(summary(result(word(40, sound("θ", "s", false)))))
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
