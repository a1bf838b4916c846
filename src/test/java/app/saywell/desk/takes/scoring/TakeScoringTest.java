package app.saywell.desk.takes.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.lessons.ReadingService;
import app.saywell.desk.lessons.reading.ReadingAnalyzer;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.CallFailure;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.ServiceEndpoint;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TakeScoringTest {
    @TempDir
    Path folder;

    @Test
    void resultsAndScoresOfATakeSurviveClosing() {
        long takeId;
        ScoringResult before;
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Sentence sentence = fixture.sentence("Then he went to the theme park");
            addModel(fixture, sentence);
            Take take = fixture.take(sentence);
            before = judged(fixture.score(take));
            takeId = take.id();
        }
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Take take = fixture.useCases.takes().find(takeId).orElseThrow();
            assertThat(fixture.useCases.scoring().latest(takeId)).contains(before);
            assertThat(fixture.useCases.takes().file(take.audio())).exists();
            assertThat(fixture.useCases
                            .readings()
                            .primaryReading(take.owner().sentenceId())
                            .orElseThrow())
                    .satisfies(model -> assertThat(model.analysis()).isPresent());
            assertThat(fixture.useCases.learners().current().id())
                    .isEqualTo(take.owner().learnerId());
        }
    }

    @Test
    void scoringTheSameTakeAgainMakesNoSecondCall() {
        ScoringResult first;
        Take take;
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            take = fixture.take(fixture.sentence("We call it bear"));
            first = judged(fixture.score(take));
            assertThat(judged(fixture.score(take))).isEqualTo(first);
            assertThat(fixture.embedded.calls).hasValue(1);
        }
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            assertThat(judged(fixture.score(take))).isEqualTo(first);
            assertThat(fixture.embedded.calls).hasValue(0);
        }
    }

    @Test
    void withoutAModelReadingTheTakeIsScoredByItsText() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            ScoringResult result = judged(fixture.score(fixture.take(fixture.sentence("We call it bear"))));
            assertThat(result.request().endpoint()).isEqualTo(ServiceEndpoint.PRONUNCIATION_SIMPLE);
            assertThat(result.scale()).isEqualTo(ScoreScale.HUNDRED);
            assertThat(result.origin().microDollars()).isZero();
        }
    }

    @Test
    void analysedComponentsAreSentBackByteForByteAndRequestedOnce() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Sentence sentence = fixture.sentence("We call it bear");
            ModelReading model = addModel(fixture, sentence);
            ScoringResult first = judged(fixture.score(fixture.take(sentence)));
            judged(fixture.score(fixture.take(sentence)));
            assertThat(first.request().endpoint()).isEqualTo(ServiceEndpoint.PRONUNCIATION);
            assertThat(first.request().readingId()).contains(model.id());
            String stored = model.analysis().orElseThrow().componentsJson();
            assertThat(stored).startsWith("[{").endsWith("}]").contains(" , \"word\"");
            assertThat(fixture.embedded.componentsSeen).containsExactly(stored, stored);
            assertThat(fixture.embedded.calls).hasValue(3);
        }
    }

    /// The service of the fixture counts the speaker's name as a word.
    @Test
    void anAnalysisWithWordsThatAreNotReadAloudIsMadeAnew() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Sentence sentence = fixture.sentence("Jinsu: We call it bear");
            addModel(fixture, sentence);
            assertThat(fixture.embedded.calls).hasValue(1);
            judged(fixture.score(fixture.take(sentence)));
            assertThat(fixture.embedded.calls).hasValue(3);
        }
    }

    @Test
    void nothingGoesToTheHostedServiceWithoutConsent() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Take take = fixture.take(fixture.sentence("We call it bear"));
            fixture.useCases.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
            assertThat(refused(fixture.score(take)).kind()).isEqualTo(CallFailure.FailureKind.NO_CONSENT);
            assertThat(fixture.hosted.calls).hasValue(0);

            long learner = take.owner().learnerId();
            fixture.useCases.learners().recordConsent(learner, Consent.HOSTED, "mother", "paper");
            ScoringResult result = judged(fixture.score(take));
            assertThat(result.origin().service()).isEqualTo("https://hosted.example");
            assertThat(result.origin().microDollars()).isEqualTo(600); // half a second is billed as one second

            fixture.useCases.learners().recordConsent(learner, Consent.NONE, "mother", "paper");
            assertThat(refused(fixture.score(take)).kind()).isEqualTo(CallFailure.FailureKind.NO_CONSENT);
        }
    }

    @Test
    void keepsTheTakeWhenTheServiceIsDown() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Take take = fixture.take(fixture.sentence("We call it bear"));
            fixture.embedded.refusal.set(
                    Optional.of(CallFailure.of(CallFailure.FailureKind.UNREACHABLE, "nobody listens")));
            assertThat(refused(fixture.score(take)).kind()).isEqualTo(CallFailure.FailureKind.UNREACHABLE);
            assertThat(fixture.useCases.takes().file(take.audio())).exists();
            fixture.embedded.refusal.set(Optional.empty());
            judged(fixture.score(take));
        }
    }

    @Test
    void anotherTextIsAnotherRequestAndTheOldAnswerIsKept() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Sentence sentence = fixture.sentence("We call it bear");
            addModel(fixture, sentence);
            Take take = fixture.take(sentence);
            ScoringResult old = judged(fixture.score(take));
            fixture.useCases.lessons().editSentence(sentence.id(), "We called it bear", "");
            ScoringResult anew = judged(fixture.score(take));
            assertThat(anew.request().text()).isEqualTo("We called it bear");
            assertThat(fixture.embedded.calls).hasValue(4);
            fixture.useCases.edits().history().undo();
            assertThat(judged(fixture.score(take))).isEqualTo(old);
            assertThat(fixture.embedded.calls).hasValue(4);
        }
    }

    @Test
    void subscribersAreNotifiedOfTheScoredTake() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Take take = fixture.take(fixture.sentence("We call it bear"));
            fixture.receivedChanges.clear();
            fixture.score(take);
            assertThat(fixture.receivedChanges)
                    .containsExactly(
                            new LibraryChange.TakesChanged(
                                    take.owner().sentenceId(), take.owner().learnerId()),
                            new LibraryChange.HeardTextChanged(take.id()));
        }
    }

    @Test
    void showingWhatIsScoredStartsNoService() throws InterruptedException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Sentence sentence = fixture.sentence("We call it bear");
            ModelReading model = addModel(fixture, sentence);
            ScoringResult result = judged(fixture.score(fixture.take(sentence)));
            FeedbackLanguage other = result.request().language() == FeedbackLanguage.KOREAN
                    ? FeedbackLanguage.ENGLISH
                    : FeedbackLanguage.KOREAN;
            SpeechServiceHandles stopped = new StoppedServices(fixture.engine.get());
            assertThat(new FeedbackTranslations(fixture.context(), stopped).price(result, other))
                    .contains(0L);
            assertThat(new ReadingAnalyzer(fixture.context(), stopped).analyse(model.id(), ServiceKind.EMBEDDED))
                    .isEmpty();
        }
    }

    /// Knows the name of its engine and starts nothing.
    private record StoppedServices(String embeddedEngine) implements SpeechServiceHandles {
        @Override
        public SpeechServiceHandle handleFor(ServiceKind kind, String purpose, boolean british, JudgingRule rule) {
            throw new AssertionError("nobody calls a service");
        }
    }

    private static ModelReading addModel(PracticeFixture fixture, Sentence sentence) {
        Path file = fixture.tone("model.wav", 440);
        ReadingService.AddedReading added = PracticeFixture.answerOf(answer -> fixture.useCases
                .readings()
                .add(sentence.id(), file, new ModelReading.ReadingSpeaker("Ms. Park", "American"), answer));
        assertThat(added.analysisFailure()).isEmpty();
        return added.reading();
    }

    private static ScoringResult judged(ScoringOutcome scored) {
        assertThat(scored).isInstanceOf(ScoringOutcome.ScoredTake.class);
        return ((ScoringOutcome.ScoredTake) scored).result();
    }

    private static CallFailure refused(ScoringOutcome scored) {
        assertThat(scored).isInstanceOf(ScoringOutcome.RefusedTake.class);
        return ((ScoringOutcome.RefusedTake) scored).failure();
    }
}
