package app.saywell.desk.takes.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.HeardText;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.CallFailure;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeardTextsTest {
    @TempDir
    Path folder;

    @Test
    void thisComputerListensToWhatItScoredOnceAndAtNoCost() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Take take = fixture.take(fixture.sentence("We call it bear"));
            fixture.embedded.heardText.set(Optional.of("We call it bare."));
            fixture.score(take);
            HeardText heard = fixture.useCases.heardTexts().find(take.id()).orElseThrow();
            assertThat(heard.text()).isEqualTo("We call it bare.");
            assertThat(heard.origin().onThisComputer()).isTrue();
            assertThat(heard.origin().microDollars()).isZero();
            fixture.score(take);
            assertThat(fixture.embedded.transcriptionCalls).hasValue(1);
        }
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            assertThat(fixture.useCases.heardTexts().findByLesson(1))
                    .as("it is kept")
                    .containsValue("We call it bare.");
        }
    }

    @Test
    void aTakeWithMissedWordsIsListenedToThoughItHasNoScore() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Take take = fixture.take(fixture.sentence("We call it bear"));
            refuse(fixture, CallFailure.FailureKind.NOT_ALL_WORDS_SPOKEN);
            fixture.embedded.heardText.set(Optional.of("Thank you"));
            // The refusal is only about scoring.
            fixture.embedded.refusesTranscriptions.set(false);
            assertThat(fixture.score(take)).isInstanceOf(ScoringOutcome.RefusedTake.class);
            assertThat(fixture.useCases.heardTexts().find(take.id()).map(HeardText::text))
                    .contains("Thank you");
        }
    }

    @Test
    void takesOfTheQueueAreListenedToAfterTheirScores() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            var sentence = fixture.sentence("We call it bear");
            Take first = fixture.take(sentence);
            Take second = fixture.take(sentence);
            fixture.useCases.scoringQueue().resume();
            fixture.useCases.scoringQueue().enqueue(List.of(first.id(), second.id()));
            assertThat(fixture.useCases.heardTexts().findByLesson(sentence.lessonId()))
                    .containsOnlyKeys(first.id(), second.id());
        }
    }

    @Test
    void theHostedServiceListensOnlyWhenAskedAndWithConsent() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Take take = fixture.take(fixture.sentence("We call it bear"));
            fixture.useCases.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
            assertThat(ask(fixture, take).map(CallFailure::kind)).contains(CallFailure.FailureKind.NO_CONSENT);
            fixture.useCases.learners().recordConsent(take.owner().learnerId(), Consent.HOSTED, "mother", "paper");
            fixture.score(take);
            assertThat(fixture.hosted.transcriptionCalls)
                    .as("scored, not heard")
                    .hasValue(0);
            assertThat(fixture.embedded.transcriptionCalls).hasValue(0);
            long price = fixture.useCases.heardTexts().price(take.id());
            assertThat(price).isPositive();
            assertThat(ask(fixture, take)).isEmpty();
            assertThat(fixture.useCases
                            .heardTexts()
                            .find(take.id())
                            .orElseThrow()
                            .origin())
                    .satisfies(origin -> {
                        assertThat(origin.service()).isEqualTo("https://hosted.example");
                        assertThat(origin.microDollars()).isEqualTo(price);
                    });
        }
    }

    @Test
    void whatWasHeardIsErasedWithTheLearner() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Take take = fixture.take(fixture.sentence("We call it bear"));
            fixture.score(take);
            assertThat(fixture.useCases.heardTexts().find(take.id())).isPresent();
            fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
            assertThat(fixture.useCases.heardTexts().find(take.id())).isEmpty();
        }
    }

    private static void refuse(PracticeFixture fixture, CallFailure.FailureKind kind) {
        fixture.embedded.refusal.set(Optional.of(CallFailure.of(kind, "missing words")));
    }

    private static Optional<CallFailure> ask(PracticeFixture fixture, Take take) {
        return PracticeFixture.answerOf(answer -> fixture.useCases.heardTexts().ask(take.id(), answer));
    }
}
