package app.saywell.desk.takes.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.lessons.ReadingService;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.CallFailure;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Word;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Feedback in the other language has the words of the result, whether it has figures or words in their place.
class TranslatedFiguresTest {
    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private Sentence sentence;
    private Take take;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        sentence = fixture.sentence("It is 5");
        take = fixture.take(sentence);
        fixture.useCases.learners().recordConsent(take.owner().learnerId(), Consent.HOSTED, "mother", "paper");
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void isAskedForInTheFormOfTheResult() {
        ScoringResult figures = result("It is 5", Optional.empty());
        assertThat(ask()).isEmpty();
        assertThat(fixture.hosted.formsAsked)
                .containsExactly(figures.serviceResult().components());
    }

    @Test
    void isNotPaidForWhereTheModelReadingHasTheOtherForm() {
        Path file = fixture.tone("model.wav", 440);
        ModelReading reading = PracticeFixture.<ReadingService.AddedReading>answerOf(answer -> fixture.useCases
                        .readings()
                        .add(sentence.id(), file, new ModelReading.ReadingSpeaker("Ms. Park", "American"), answer))
                .reading();
        ScoringResult inWords = result("It is five", Optional.of(reading.id()));
        assertThat(fixture.useCases.feedbackTranslations().price(inWords, FeedbackLanguage.KOREAN))
                .as("not offered")
                .isEmpty();
        assertThat(ask().orElseThrow().kind()).isEqualTo(CallFailure.FailureKind.BAD_REQUEST);
        assertThat(fixture.hosted.calls).hasValue(0);
        result("It is 5", Optional.of(reading.id()));
        assertThat(ask()).isEmpty();
        assertThat(fixture.hosted.calls).hasValue(1);
    }

    private Optional<CallFailure> ask() {
        return PracticeFixture.answerOf(
                answer -> fixture.useCases.feedbackTranslations().ask(take.id(), FeedbackLanguage.KOREAN, answer));
    }

    private ScoringResult result(String words, Optional<Long> reading) {
        List<SpeechComponent> components = Stream.of(words.split(" "))
                .<SpeechComponent>map(word -> new Word(word, 0, 1, 90, true, false, null, List.of(), List.of()))
                .toList();
        PronunciationResult answer = new PronunciationResult(
                components, new PronunciationFeedback(new DimensionScore(90, ""), null, null, null));
        ServiceEndpoint endpoint =
                reading.isPresent() ? ServiceEndpoint.PRONUNCIATION : ServiceEndpoint.PRONUNCIATION_SIMPLE;
        return fixture.library
                .results()
                .insert(
                        take.id(),
                        SpeechJson.write(answer),
                        new ScoringResult.ScoringRequest(endpoint, sentence.text(), FeedbackLanguage.ENGLISH, reading),
                        new AnswerOrigin("https://hosted.example", "", 0, PracticeFixture.NOW));
    }
}
