package app.saywell.practice.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.people.Consent;
import app.saywell.library.settings.ServiceKind;
import app.saywell.practice.Room;
import app.saywell.practice.scoring.Transcripts.Wish;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.speech.Reply;
import app.saywell.speech.Transcription;
import app.saywell.speech.billing.QuestionKey;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class TranscriptsTest {
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
    void aVoiceGoesAsFarAsItsConsent(Consent consent, ServiceKind service, boolean goes) {
        try (Room room = new Room(folder)) {
            long learner = room.practice.people().current().id();
            room.practice.people().consent(learner, consent, "mother", "paper");
            Reply<Transcription> reply = write(room, learner, service);
            assertThat(reply instanceof Reply.Answer<?>).isEqualTo(goes);
            assertThat(room.embedded.calls.get() + room.hosted.calls.get()).isEqualTo(goes ? 1 : 0);
            if (reply instanceof Reply.Failed<Transcription>(Failure failure)) {
                assertThat(failure.kind()).isEqualTo(Failure.Kind.NO_CONSENT);
            }
        }
    }

    @Test
    void saysWhatAQuestionComesToBeforeItIsAsked() {
        try (Room room = new Room(folder)) {
            Path half = room.tone("half.wav", 300);
            Transcripts transcripts = room.practice.transcripts();
            assertThat(transcripts.estimate(half, ServiceKind.HOSTED))
                    .isEqualTo(new Estimate(1, 0.5, 400));
            assertThat(transcripts.estimate(half, ServiceKind.EMBEDDED).microDollars()).isZero();
            assertThat(room.hosted.calls).hasValue(0);
        }
    }

    @Test
    void keptTranscriptsGoWithWhoeverIsErased() {
        try (Room room = new Room(folder)) {
            var answers = room.library.answers();
            QuestionKey transcript =
                    new QuestionKey("a".repeat(64), "b".repeat(64), "x", Endpoint.TRANSCRIBE);
            QuestionKey judgement =
                    new QuestionKey("c".repeat(64), "d".repeat(64), "x", Endpoint.PRONUNCIATION);
            answers.keep(transcript, "{}");
            answers.keep(judgement, "{}");
            room.practice.erasure().erase(room.practice.people().current().id());
            assertThat(answers.find(transcript)).isEmpty();
            assertThat(answers.find(judgement)).isPresent();
        }
    }

    @Test
    void speechThatIsNotKeptIsRemovedAtTheNextStartAtTheLatest() throws IOException {
        try (Room room = new Room(folder)) {
            Path spoken = room.practice.scratch().begin();
            Path other = room.tone("mine.wav", 300);
            Files.copy(other, spoken);
            room.practice.scratch().remove(other);
            assertThat(other).exists();
            room.practice.start();
            assertThat(spoken).doesNotExist();
        }
    }

    private static Reply<Transcription> write(Room room, long learner, ServiceKind service) {
        Path file = room.tone("spoken.wav", 300);
        return Room.value(
                answer ->
                        room.practice
                                .transcripts()
                                .write(
                                        new Wish(learner, file, false),
                                        service,
                                        Unknown.KEEP,
                                        answer));
    }
}
