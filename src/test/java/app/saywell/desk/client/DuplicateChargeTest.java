package app.saywell.desk.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import app.saywell.speech.AudioUpload;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.SpeechService;
import app.saywell.speech.billing.AnswerStore;
import app.saywell.speech.billing.BillingOutcome;
import app.saywell.speech.billing.CallCharge;
import app.saywell.speech.billing.CallLedger;
import app.saywell.speech.billing.InMemoryAnswerStore;
import app.saywell.speech.billing.InMemoryLedger;
import app.saywell.speech.billing.LedgerEntry;
import app.saywell.speech.billing.RequestKey;
import app.saywell.speech.language.text.SpokenForm;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Equal requests are billed once, despite double clicks, interruptions, restarts and crashes.
class DuplicateChargeTest {
    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch mayAnswer = new CountDownLatch(1);

    @ParameterizedTest
    @EnumSource
    void answersTheSameQuestionFromTheStore(ServiceEndpoint endpoint) throws Exception {
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly);
                ClientTestRig rig = new ClientTestRig(server.address(), ClientTestRig.LONG_TIMEOUT)) {
            assertThat(source(rig.ask(endpoint))).isEqualTo(ServiceReply.AnswerSource.CALL);
            try (ClientTestRig restarted = new ClientTestRig(ClientTestRig.settings(server.address()), rig.stores)) {
                assertThat(source(restarted.ask(endpoint))).isEqualTo(ServiceReply.AnswerSource.STORED);
            }
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    @Test
    void callsAgainWhereAnythingOfTheQuestionDiffers() throws Exception {
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly);
                ClientTestRig rig = new ClientTestRig(server.address(), ClientTestRig.LONG_TIMEOUT)) {
            SpeechService service = rig.client.service("test", SpokenForm::asWritten);
            AudioUpload audio = SampleCalls.audio(1);
            List<ServiceReply<?>> replies = new ArrayList<>();
            for (int round = 0; round < 2; round++) {
                replies.add(service.pronunciation(audio, "a", "[]", FeedbackLanguage.ENGLISH));
                replies.add(service.pronunciation(audio, "a", "[]", FeedbackLanguage.KOREAN));
                replies.add(service.pronunciation(audio, "a", "[ ]", FeedbackLanguage.ENGLISH));
                replies.add(service.pronunciation(audio, "b", "[]", FeedbackLanguage.ENGLISH));
                replies.add(service.pronunciationSimple(audio, "a", FeedbackLanguage.ENGLISH));
                replies.add(service.pronunciationSimple(SampleCalls.audio(2), "a", FeedbackLanguage.ENGLISH));
                replies.add(service.transcribe(audio, true));
                replies.add(service.transcribe(audio, false));
            }
            assertThat(replies.subList(0, 8)).allMatch(reply -> source(reply) == ServiceReply.AnswerSource.CALL);
            assertThat(replies.subList(8, 16)).allMatch(reply -> source(reply) == ServiceReply.AnswerSource.STORED);
            assertThat(server.connections()).isEqualTo(8);
        }
    }

    @Test
    void callsAgainWhereAnotherServiceIsAsked() throws Exception {
        try (FaultServer firstServer = FaultServer.start(SampleCalls::answerValidly);
                FaultServer secondServer = FaultServer.start(SampleCalls::answerValidly);
                ClientTestRig rig = new ClientTestRig(firstServer.address(), ClientTestRig.LONG_TIMEOUT);
                ClientTestRig other = new ClientTestRig(ClientTestRig.settings(secondServer.address()), rig.stores)) {
            rig.ask(ServiceEndpoint.TRANSCRIBE);
            assertThat(source(other.ask(ServiceEndpoint.TRANSCRIBE))).isEqualTo(ServiceReply.AnswerSource.CALL);
        }
    }

    @Test
    void makesOneCallOfManyClicks() throws Exception {
        try (FaultServer server = FaultServer.start(this::answerWhenAllowed);
                ClientTestRig rig = new ClientTestRig(server.address(), ClientTestRig.LONG_TIMEOUT);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<ServiceReply<?>>> clicks = new ArrayList<>();
            for (int click = 0; click < 20; click++) {
                clicks.add(threads.submit(() -> rig.ask(ServiceEndpoint.PRONUNCIATION)));
            }
            asked.await();
            mayAnswer.countDown();
            int calls = 0;
            for (Future<ServiceReply<?>> click : clicks) {
                calls += source(click.get()) == ServiceReply.AnswerSource.CALL ? 1 : 0;
            }
            assertThat(calls).isEqualTo(1);
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    @Test
    void keepsTheAnswerOfACallWhoseCallerGaveUp() throws Exception {
        try (FaultServer server = FaultServer.start(this::answerWhenAllowed);
                ClientTestRig rig = new ClientTestRig(server.address(), ClientTestRig.LONG_TIMEOUT);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<ServiceReply<?>> impatient = threads.submit(() -> rig.ask(ServiceEndpoint.PRONUNCIATION));
            asked.await();
            impatient.cancel(true);
            Future<ServiceReply<?>> patient = threads.submit(() -> rig.ask(ServiceEndpoint.PRONUNCIATION));
            mayAnswer.countDown();
            assertThat(source(patient.get())).isEqualTo(ServiceReply.AnswerSource.STORED);
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    @Test
    void doesNotRepeatACallThatWasInProgressWhenTheApplicationEnded() throws Exception {
        try (FaultServer server = FaultServer.start(this::answerWhenAllowed);
                ClientTestRig rig = new ClientTestRig(server.address(), ClientTestRig.LONG_TIMEOUT);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<ServiceReply<?>> broken = threads.submit(() -> rig.ask(ServiceEndpoint.PRONUNCIATION));
            asked.await();
            rig.close();
            assertThat(ClientTestRig.failure(broken.get()).kind()).isIn(FailureKind.NO_ANSWER, FailureKind.CANCELLED);
            assertThat(rig.outcomes()).containsExactly(BillingOutcome.SENT);
            mayAnswer.countDown();

            try (ClientTestRig restarted = new ClientTestRig(ClientTestRig.settings(server.address()), rig.stores)) {
                assertThat(restarted
                                .askExpectingFailure(ServiceEndpoint.PRONUNCIATION)
                                .kind())
                        .isEqualTo(FailureKind.NO_ANSWER);
                assertThat(server.connections()).isEqualTo(1);
                allowResend(rig);
                assertThat(source(restarted.ask(ServiceEndpoint.PRONUNCIATION)))
                        .isEqualTo(ServiceReply.AnswerSource.CALL);
                assertThat(rig.outcomes()).containsExactly(BillingOutcome.LET_GO, BillingOutcome.BILLED);
            }
        }
    }

    @Test
    void findsTheAnswerWhereTheCrashCameBeforeTheLedgerKnew() throws Exception {
        InMemoryLedger ledger = new InMemoryLedger();
        BillingStores crashing = new BillingStores(new InMemoryAnswerStore(), new CrashingLedger(ledger));
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly);
                ClientTestRig rig = new ClientTestRig(ClientTestRig.settings(server.address()), crashing)) {
            assertThat(catchThrowable(() -> rig.ask(ServiceEndpoint.TRANSCRIBE)))
                    .isInstanceOf(IllegalStateException.class);
            BillingStores sound = new BillingStores(crashing.answerStore(), ledger);
            try (ClientTestRig restarted = new ClientTestRig(ClientTestRig.settings(server.address()), sound)) {
                assertThat(source(restarted.ask(ServiceEndpoint.TRANSCRIBE)))
                        .isEqualTo(ServiceReply.AnswerSource.STORED);
            }
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    @Test
    void handsOverAnAnswerThatCannotBeKeptAndDoesNotPayForItAgain() throws Exception {
        BillingStores full = new BillingStores(new FullStore(), new InMemoryLedger());
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly);
                ClientTestRig rig = new ClientTestRig(ClientTestRig.settings(server.address()), full)) {
            assertThat(source(rig.ask(ServiceEndpoint.TRANSCRIBE))).isEqualTo(ServiceReply.AnswerSource.CALL);
            assertThat(rig.askExpectingFailure(ServiceEndpoint.TRANSCRIBE).kind())
                    .isEqualTo(FailureKind.NO_ANSWER);
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    private void answerWhenAllowed(FaultServer.ServerExchange exchange) throws IOException {
        ServiceEndpoint endpoint = SampleCalls.endpoint(exchange.read());
        asked.countDown();
        try {
            mayAnswer.await();
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
        exchange.respond(
                "200 OK", "application/json", SampleCalls.answer(endpoint).getBytes(StandardCharsets.UTF_8));
    }

    private static ServiceReply.AnswerSource source(ServiceReply<?> reply) {
        return switch (reply) {
            case ServiceReply.AnsweredCall<?> answer -> answer.source();
            case ServiceReply.FailedCall<?> failed ->
                throw new AssertionError(failed.failure().toString());
        };
    }

    private static void allowResend(ClientTestRig rig) {
        LedgerEntry entry = rig.stores.ledger().entries(YearMonth.of(2026, 3)).getFirst();
        rig.stores.ledger().allowResend(entry.charge().request().audioDigest());
    }

    /// Fails whenever an entry is settled.
    private record CrashingLedger(CallLedger ledger) implements CallLedger {
        @Override
        public OptionalLong openEntry(CallCharge charge, long budgetMicroDollars) {
            return ledger.openEntry(charge, budgetMicroDollars);
        }

        @Override
        public void settleEntry(long id, BillingOutcome outcome) {
            throw new IllegalStateException("power cut");
        }

        @Override
        public boolean isIndeterminate(RequestKey question) {
            return ledger.isIndeterminate(question);
        }

        @Override
        public void allowResend(String audioDigest) {
            ledger.allowResend(audioDigest);
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

    /// A store on a full disk.
    private static final class FullStore implements AnswerStore {
        @Override
        public Optional<String> find(RequestKey question) {
            return Optional.empty();
        }

        @Override
        public void store(RequestKey question, String json) {
            throw new IllegalStateException("disk full");
        }
    }
}
