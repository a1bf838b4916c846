package app.saywell.desk.takes.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.DimensionScore;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.Word;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Feedback in another language changes the texts of a result, and nothing else.
class FeedbackTextsTest {
    private static final FluencyReport FLUENCY =
            new FluencyReport(8, 7, 3, 3, 5, List.of(), null, null, null, List.of(), List.of());

    @Test
    void takesTheTextsOfWhatBothCallWrong() {
        PronunciationResult shown = FeedbackTexts.replace(result(false, "en"), result(false, "ko"));
        assertThat(texts(shown)).containsExactly("ko word", "ko sound");
        assertThat(shown.feedback().pronunciation().feedback()).isEqualTo("ko");
    }

    @Test
    void takesNoTextThatFaultsWhatTheResultCallsRight() {
        assertThat(texts(FeedbackTexts.replace(result(true, null), result(false, "ko"))))
                .containsExactly(null, null);
    }

    @Test
    void keepsTheReportOnFluency() {
        assertThat(FeedbackTexts.replace(result(false, "en"), result(false, "ko"))
                        .fluency())
                .isEqualTo(FLUENCY);
    }

    private static List<@Nullable String> texts(PronunciationResult result) {
        Word word = result.words().getFirst();
        return Arrays.asList(word.feedback(), word.phonemes().getFirst().feedback());
    }

    private static PronunciationResult result(boolean isRight, @Nullable String language) {
        Phoneme sound = new Phoneme(
                "θ",
                isRight ? "θ" : "s",
                isRight ? 90 : 10,
                isRight,
                false,
                language == null ? null : language + " sound",
                0,
                1);
        Word word = new Word(
                "thin",
                0,
                1,
                isRight ? 90 : 40,
                isRight,
                false,
                language == null ? null : language + " word",
                List.of(),
                List.of(sound));
        return new PronunciationResult(
                List.of(word),
                new PronunciationFeedback(
                        new DimensionScore(isRight ? 100 : 0, language == null ? "" : language), null, null, null),
                FLUENCY);
    }
}
