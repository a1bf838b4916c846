package app.saywell.desk.takes.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.takes.scoring.TranscriptionService.TranscriptionRequest;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.TextType;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.billing.RequestKey;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.TaskOutcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TranscriptionServiceTest {
    @TempDir
    private Path folder;

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
            TranscriptionOutcome outcome = write(fixture, service);
            assertThat(outcome instanceof TranscriptionOutcome.Transcribed).isEqualTo(goes);
            assertThat(fixture.embedded.transcriptionCalls.get() + fixture.hosted.transcriptionCalls.get())
                    .isEqualTo(goes ? 1 : 0);
            if (outcome instanceof TranscriptionOutcome.TranscriptionRefused(CallFailure failure)) {
                assertThat(failure.kind()).isEqualTo(CallFailure.FailureKind.NO_CONSENT);
            }
        }
    }

    @Test
    void estimatesTheCostBeforeTranscribing() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Path half = fixture.tone("half.wav", 300);
            TranscriptionService transcripts = fixture.useCases.transcription();
            assertThat(transcripts.estimate(half, ServiceKind.HOSTED)).isEqualTo(new CostEstimate(1, 0.5, 400));
            assertThat(transcripts.estimate(half, ServiceKind.EMBEDDED).microDollars())
                    .isZero();
            assertThat(fixture.hosted.transcriptionCalls).hasValue(0);
        }
    }

    @Test
    void erasingALearnerErasesStoredTranscripts() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            var answers = fixture.library.paidAnswers();
            RequestKey transcript = new RequestKey("a".repeat(64), "b".repeat(64), "x", ServiceEndpoint.TRANSCRIBE);
            RequestKey judgement = new RequestKey("c".repeat(64), "d".repeat(64), "x", ServiceEndpoint.PRONUNCIATION);
            answers.store(transcript, "{}");
            answers.store(judgement, "{}");
            fixture.useCases
                    .erasure()
                    .eraseLearner(fixture.useCases.learners().current().id());
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

    @Test
    void aLongRecordingIsSentInPartsAndItsTextsAreJoinedWithTheirTimes() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            List<Long> progress = new ArrayList<>();
            TranscriptionOutcome outcome = write(
                    fixture, longRecording(), ServiceKind.EMBEDDED, (done, total) -> progress.add(10 * done + total));
            Transcript transcript = ((TranscriptionOutcome.Transcribed) outcome).transcript();
            assertThat(fixture.embedded.transcriptionCalls).hasValue(3);
            assertThat(progress).containsExactly(3L, 13L, 23L);
            assertThat(transcript.text()).isEqualTo("안녕, see you 안녕, see you 안녕, see you");
            assertThat(transcript.textWithTimes())
                    .isEqualTo(
                            "0:00  안녕, see you\n0:%02d  안녕, see you\n1:%02d  안녕, see you",
                            (int) transcript.parts().get(1).start(),
                            (int) transcript.parts().get(2).start() - 60);
            assertThat(Transcript.withoutTimes(transcript.textWithTimes())).isEqualTo(transcript.text());
            assertThat(transcript.textType()).isEqualTo(TextType.CODE_SWITCHED);
        }
    }

    @Test
    void aFailedPartEndsItAndThePriceIsNeverMoreThanWasSaid() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Path recording = longRecording();
            CostEstimate estimate = fixture.useCases.transcription().estimate(recording, ServiceKind.HOSTED);
            assertThat(estimate.calls()).isGreaterThanOrEqualTo(3);
            assertThat(estimate.microDollars()).isGreaterThanOrEqualTo(400L * (130 + 2));
            fixture.embedded.refusal.set(Optional.of(CallFailure.of(CallFailure.FailureKind.TIMED_OUT, "late")));
            assertThat(write(fixture, recording, ServiceKind.EMBEDDED, ProgressListener.NONE))
                    .isInstanceOf(TranscriptionOutcome.TranscriptionRefused.class);
            assertThat(fixture.embedded.transcriptionCalls).hasValue(1);
        }
    }

    @Test
    void nothingMoreIsSentOnceItIsCancelled() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            AtomicReference<TaskOutcome<TranscriptionOutcome>> outcome = new AtomicReference<>();
            fixture.useCases
                    .transcription()
                    .transcribe(
                            new TranscriptionRequest(learner(fixture), longRecording(), false),
                            ServiceKind.EMBEDDED,
                            IndeterminateCalls.BLOCK,
                            (done, total) -> {
                                if (done == 1) {
                                    Thread.currentThread().interrupt();
                                }
                            },
                            outcome::set);
            assertThat(outcome.get()).isInstanceOf(TaskOutcome.TaskCancelled.class);
            assertThat(fixture.embedded.transcriptionCalls).hasValue(2);
        }
    }

    private Path longRecording() throws IOException {
        float[] samples = new float[130 * 8_000];
        for (int i = 0; i < samples.length; i++) {
            boolean pause = i / 8_000 == 45 || i / 8_000 == 88;
            samples[i] = pause ? 0 : (float) (0.3 * Math.sin(0.2 * i));
        }
        Path file = folder.resolve("long.wav");
        WavEncoder.write(file, new Pcm(samples, 8_000));
        return file;
    }

    private static long learner(PracticeFixture fixture) {
        return fixture.useCases.learners().current().id();
    }

    private static TranscriptionOutcome write(PracticeFixture fixture, ServiceKind service) {
        return write(fixture, fixture.tone("spoken.wav", 300), service, ProgressListener.NONE);
    }

    private static TranscriptionOutcome write(
            PracticeFixture fixture, Path file, ServiceKind service, ProgressListener progress) {
        return PracticeFixture.answerOf(answer -> fixture.useCases
                .transcription()
                .transcribe(
                        new TranscriptionRequest(learner(fixture), file, false),
                        service,
                        IndeterminateCalls.BLOCK,
                        progress,
                        answer));
    }
}
