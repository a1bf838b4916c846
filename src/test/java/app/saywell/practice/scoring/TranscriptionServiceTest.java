package app.saywell.practice.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.learner.Consent;
import app.saywell.library.settings.ServiceKind;
import app.saywell.practice.PracticeFixture;
import app.saywell.practice.scoring.TranscriptionService.TranscriptionRequest;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.Transcription;
import app.saywell.speech.billing.RequestKey;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class TranscriptionServiceTest {
    @TempDir private Path folder;

    @ParameterizedTest
    @CsvSource({
        "NONE, EMBEDDED, false",
        "NONE, HOSTED, false",
        "THIS_COMPUTER, EMBEDDED, true",
        "THIS_COMPUTER, HOSTED, false",
        "HOSTED, EMBEDDED, true",
        "HOSTED, HOSTED, true"
    })
    void audioIsSentOnlyAsFarAsConsentAllows(Consent consent, ServiceKind service, boolean goes) {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            long learner = fixture.useCases.learners().current().id();
            fixture.useCases.learners().recordConsent(learner, consent, "mother", "paper");
            ServiceReply<Transcription> reply = write(fixture, learner, service);
            assertThat(reply instanceof ServiceReply.AnsweredCall<?>).isEqualTo(goes);
            assertThat(
                            fixture.embedded.transcriptionCalls.get()
                                    + fixture.hosted.transcriptionCalls.get())
                    .isEqualTo(goes ? 1 : 0);
            if (reply instanceof ServiceReply.FailedCall<Transcription>(CallFailure failure)) {
                assertThat(failure.kind()).isEqualTo(CallFailure.FailureKind.NO_CONSENT);
            }
        }
    }

    @Test
    void estimatesTheCostBeforeTranscribing() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Path half = fixture.tone("half.wav", 300);
            TranscriptionService transcripts = fixture.useCases.transcription();
            assertThat(transcripts.estimate(half, ServiceKind.HOSTED))
                    .isEqualTo(new CostEstimate(1, 0.5, 400));
            assertThat(transcripts.estimate(half, ServiceKind.EMBEDDED).microDollars()).isZero();
            assertThat(fixture.hosted.transcriptionCalls).hasValue(0);
        }
    }

    @Test
    void erasingALearnerErasesStoredTranscripts() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            var answers = fixture.library.paidAnswers();
            RequestKey transcript =
                    new RequestKey("a".repeat(64), "b".repeat(64), "x", ServiceEndpoint.TRANSCRIBE);
            RequestKey judgement =
                    new RequestKey(
                            "c".repeat(64), "d".repeat(64), "x", ServiceEndpoint.PRONUNCIATION);
            answers.store(transcript, "{}");
            answers.store(judgement, "{}");
            fixture.useCases.erasure().eraseLearner(fixture.useCases.learners().current().id());
            assertThat(answers.find(transcript)).isEmpty();
            assertThat(answers.find(judgement)).isPresent();
        }
    }

    @Test
    void temporaryRecordingsAreRemovedAtTheNextStart() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Path spoken = fixture.useCases.temporaryRecordings().newRecordingFile();
            Path other = fixture.tone("mine.wav", 300);
            Files.copy(other, spoken);
            fixture.useCases.temporaryRecordings().remove(other);
            assertThat(other).exists();
            fixture.useCases.start();
            assertThat(spoken).doesNotExist();
        }
    }

    private static ServiceReply<Transcription> write(
            PracticeFixture fixture, long learner, ServiceKind service) {
        Path file = fixture.tone("spoken.wav", 300);
        return PracticeFixture.answerOf(
                answer ->
                        fixture.useCases
                                .transcription()
                                .transcribe(
                                        new TranscriptionRequest(learner, file, false),
                                        service,
                                        IndeterminateCalls.BLOCK,
                                        answer));
    }
}
