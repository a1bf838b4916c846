package app.saywell.desk.practice.presenter;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.practice.presenter.LoadedSentence.LoadedResult;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Word;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What *Why this score* says of the text that a service was sent.
class SentFormTest {
    @Test
    void wordsAreNamedWhereTheyStandForFigures() {
        assertThat(sentAs("https://hosted.example", "Come at 10.30.", "Come at ten thirty"))
                .contains("Come at ten thirty.");
    }

    @Test
    void nothingIsSaidWhereTheTextWasSentAsItIsWritten() {
        assertThat(sentAs("https://hosted.example", "Come at 10.30.", "Come at 10.30"))
                .isEmpty();
        assertThat(sentAs("https://hosted.example", "Wait—what? Hello,world :D", "Wait what Hello world"))
                .isEmpty();
        assertThat(sentAs("https://hosted.example", "Tea and/or cake", "Tea and/or cake"))
                .isEmpty();
        assertThat(sentAs(AnswerOrigin.EMBEDDED, "Come at 10.30.", "Come at ten thirty"))
                .isEmpty();
    }

    private static Optional<String> sentAs(String service, String text, String words) {
        List<SpeechComponent> components = Stream.of(words.split(" "))
                .<SpeechComponent>map(word -> new Word(word, 0, 1, 90, true, false, null, List.of(), List.of()))
                .toList();
        PronunciationResult result = new PronunciationResult(
                components, new PronunciationFeedback(new DimensionScore(90, ""), null, null, null));
        ScoringResult stored = new ScoringResult(
                1,
                1,
                SpeechJson.write(result),
                new ScoringResult.ScoringRequest(
                        ServiceEndpoint.PRONUNCIATION_SIMPLE, text, FeedbackLanguage.ENGLISH, Optional.empty()),
                new AnswerOrigin(service, "", 0, Instant.EPOCH),
                Optional.empty(),
                List.of());
        return LoadedSentence.sentAs(new LoadedResult(stored, result));
    }
}
