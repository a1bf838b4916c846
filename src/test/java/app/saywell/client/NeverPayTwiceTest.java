package app.saywell.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Reply;
import app.saywell.speech.SpeechService;
import app.saywell.speech.Upload;
import app.saywell.speech.billing.AnswerStore;
import app.saywell.speech.billing.Charge;
import app.saywell.speech.billing.InMemoryAnswers;
import app.saywell.speech.billing.InMemoryLedger;
import app.saywell.speech.billing.Ledger;
import app.saywell.speech.billing.LedgerEntry;
import app.saywell.speech.billing.Outcome;
import app.saywell.speech.billing.QuestionKey;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// One billed call for one question, through double clicks, second thoughts, restarts and crashes.
class NeverPayTwiceTest {
    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch mayAnswer = new CountDownLatch(1);

    @ParameterizedTest
    @EnumSource
    void answersTheSameQuestionFromTheStore(Endpoint endpoint) throws Exception {
        try (FaultServer server = FaultServer.start(Samples::answerSoundly);
                Rig rig = new Rig(server.address(), Rig.PATIENT)) {
            assertThat(source(rig.ask(endpoint))).isEqualTo(Reply.Source.CALL);
            try (Rig restarted = new Rig(Rig.settings(server.address()), rig.books)) {
                assertThat(source(restarted.ask(endpoint))).isEqualTo(Reply.Source.STORED);
            }
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    @Test
    void callsAgainWhereAnythingOfTheQuestionDiffers() throws Exception {
        try (FaultServer server = FaultServer.start(Samples::answerSoundly);
                Rig rig = new Rig(server.address(), Rig.PATIENT)) {
            SpeechService service = rig.client.service("test");
            Upload audio = Samples.audio(1);
            List<Reply<?>> replies = new ArrayList<>();
            for (int round = 0; round < 2; round++) {
                replies.add(service.pronunciation(audio, "a", "[]", FeedbackLanguage.ENGLISH));
                replies.add(service.pronunciation(audio, "a", "[]", FeedbackLanguage.KOREAN));
                replies.add(service.pronunciation(audio, "a", "[ ]", FeedbackLanguage.ENGLISH));
                replies.add(service.pronunciation(audio, "b", "[]", FeedbackLanguage.ENGLISH));
                replies.add(service.pronunciationSimple(audio, "a", FeedbackLanguage.ENGLISH));
                replies.add(
                        service.pronunciationSimple(
                                Samples.audio(2), "a", FeedbackLanguage.ENGLISH));
                replies.add(service.transcribe(audio, true));
                replies.add(service.transcribe(audio, false));
            }
            assertThat(replies.subList(0, 8)).allMatch(reply -> source(reply) == Reply.Source.CALL);
            assertThat(replies.subList(8, 16))
                    .allMatch(reply -> source(reply) == Reply.Source.STORED);
            assertThat(server.connections()).isEqualTo(8);
        }
    }

    @Test
    void callsAgainWhereAnotherServiceIsAsked() throws Exception {
        try (FaultServer one = FaultServer.start(Samples::answerSoundly);
                FaultServer two = FaultServer.start(Samples::answerSoundly);
                Rig rig = new Rig(one.address(), Rig.PATIENT);
                Rig other = new Rig(Rig.settings(two.address()), rig.books)) {
            rig.ask(Endpoint.TRANSCRIBE);
            assertThat(source(other.ask(Endpoint.TRANSCRIBE))).isEqualTo(Reply.Source.CALL);
        }
    }

    @Test
    void makesOneCallOfManyClicks() throws Exception {
        try (FaultServer server = FaultServer.start(this::answerWhenAllowed);
                Rig rig = new Rig(server.address(), Rig.PATIENT);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Reply<?>>> clicks = new ArrayList<>();
            for (int click = 0; click < 20; click++) {
                clicks.add(threads.submit(() -> rig.ask(Endpoint.PRONUNCIATION)));
            }
            asked.await();
            mayAnswer.countDown();
            int calls = 0;
            for (Future<Reply<?>> click : clicks) {
                calls += source(click.get()) == Reply.Source.CALL ? 1 : 0;
            }
            assertThat(calls).isEqualTo(1);
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    @Test
    void keepsTheAnswerOfACallWhoseCallerGaveUp() throws Exception {
        try (FaultServer server = FaultServer.start(this::answerWhenAllowed);
                Rig rig = new Rig(server.address(), Rig.PATIENT);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Reply<?>> impatient = threads.submit(() -> rig.ask(Endpoint.PRONUNCIATION));
            asked.await();
            impatient.cancel(true);
            Future<Reply<?>> patient = threads.submit(() -> rig.ask(Endpoint.PRONUNCIATION));
            mayAnswer.countDown();
            assertThat(source(patient.get())).isEqualTo(Reply.Source.STORED);
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    @Test
    void doesNotRepeatWhatWasUnderWayWhenTheApplicationEnded() throws Exception {
        try (FaultServer server = FaultServer.start(this::answerWhenAllowed);
                Rig rig = new Rig(server.address(), Rig.PATIENT);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Reply<?>> broken = threads.submit(() -> rig.ask(Endpoint.PRONUNCIATION));
            asked.await();
            rig.close();
            assertThat(Rig.failure(broken.get()).kind()).isIn(Kind.NO_ANSWER, Kind.CANCELLED);
            assertThat(rig.outcomes()).containsExactly(Outcome.SENT);
            mayAnswer.countDown();

            try (Rig restarted = new Rig(Rig.settings(server.address()), rig.books)) {
                assertThat(restarted.fail(Endpoint.PRONUNCIATION).kind()).isEqualTo(Kind.NO_ANSWER);
                assertThat(server.connections()).isEqualTo(1);
                letGo(rig);
                assertThat(source(restarted.ask(Endpoint.PRONUNCIATION)))
                        .isEqualTo(Reply.Source.CALL);
                assertThat(rig.outcomes()).containsExactly(Outcome.LET_GO, Outcome.BILLED);
            }
        }
    }

    @Test
    void findsTheAnswerWhereTheCrashCameBeforeTheLedgerKnew() throws Exception {
        InMemoryLedger ledger = new InMemoryLedger();
        Books crashing = new Books(new InMemoryAnswers(), new CrashingLedger(ledger));
        try (FaultServer server = FaultServer.start(Samples::answerSoundly);
                Rig rig = new Rig(Rig.settings(server.address()), crashing)) {
            assertThat(catchThrowable(() -> rig.ask(Endpoint.TRANSCRIBE)))
                    .isInstanceOf(IllegalStateException.class);
            Books sound = new Books(crashing.answers(), ledger);
            try (Rig restarted = new Rig(Rig.settings(server.address()), sound)) {
                assertThat(source(restarted.ask(Endpoint.TRANSCRIBE)))
                        .isEqualTo(Reply.Source.STORED);
            }
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    @Test
    void handsOverAnAnswerThatCannotBeKeptAndDoesNotPayForItAgain() throws Exception {
        Books full = new Books(new FullStore(), new InMemoryLedger());
        try (FaultServer server = FaultServer.start(Samples::answerSoundly);
                Rig rig = new Rig(Rig.settings(server.address()), full)) {
            assertThat(source(rig.ask(Endpoint.TRANSCRIBE))).isEqualTo(Reply.Source.CALL);
            assertThat(rig.fail(Endpoint.TRANSCRIBE).kind()).isEqualTo(Kind.NO_ANSWER);
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    private void answerWhenAllowed(FaultServer.Exchange exchange) throws IOException {
        Endpoint endpoint = Samples.endpoint(exchange.read());
        asked.countDown();
        try {
            mayAnswer.await();
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
        exchange.respond(
                "200 OK",
                "application/json",
                Samples.answer(endpoint).getBytes(StandardCharsets.UTF_8));
    }

    private static Reply.Source source(Reply<?> reply) {
        return switch (reply) {
            case Reply.Answer<?> answer -> answer.source();
            case Reply.Failed<?> failed -> throw new AssertionError(failed.failure().toString());
        };
    }

    private static void letGo(Rig rig) {
        LedgerEntry entry = rig.books.ledger().entries(YearMonth.of(2026, 3)).getFirst();
        rig.books.ledger().letGo(entry.charge().question().audioDigest());
    }

    /// Goes down each time a line is to be settled.
    private record CrashingLedger(Ledger ledger) implements Ledger {
        @Override
        public OptionalLong open(Charge charge, long budgetMicroDollars) {
            return ledger.open(charge, budgetMicroDollars);
        }

        @Override
        public void settle(long id, Outcome outcome) {
            throw new IllegalStateException("power cut");
        }

        @Override
        public boolean isUnanswered(QuestionKey question) {
            return ledger.isUnanswered(question);
        }

        @Override
        public void letGo(String audioDigest) {
            ledger.letGo(audioDigest);
        }

        @Override
        public long spentMicroDollars(String service, YearMonth month) {
            return ledger.spentMicroDollars(service, month);
        }

        @Override
        public List<LedgerEntry> entries(YearMonth month) {
            return ledger.entries(month);
        }
    }

    /// Has no room left.
    private static final class FullStore implements AnswerStore {
        @Override
        public Optional<String> find(QuestionKey question) {
            return Optional.empty();
        }

        @Override
        public void keep(QuestionKey question, String json) {
            throw new IllegalStateException("disk full");
        }
    }
}
