package app.saywell.desk.client;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.ServiceAddress;
import app.saywell.desk.client.policy.TimeAndRandomSource;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.billing.CallLedger;
import app.saywell.speech.billing.InMemoryAnswerStore;
import app.saywell.speech.billing.InMemoryLedger;
import app.saywell.speech.language.text.SpokenForm;
import java.time.Clock;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/// Interrupts the caller at each point where it may wait.
class CallerInterruptionTest {
    private final CountDownLatch waiting = new CountDownLatch(1);

    @Test
    void breaksOffACallToTheEmbeddedService() throws Exception {
        CountDownLatch gone = new CountDownLatch(1);
        try (FaultServer server = FaultServer.start(exchange -> {
                    exchange.read();
                    waiting.countDown();
                    exchange.hang();
                    gone.countDown();
                });
                SpeechClient client = embedded(server, new InMemoryAnswerStore())) {
            assertThat(giveUp(client).kind()).isEqualTo(FailureKind.CANCELLED);
            gone.await();
        }
    }

    @Test
    void asksTheEmbeddedServiceAgainAfterACrash() throws Exception {
        try (FaultServer server = FaultServer.start(exchange -> {
                    if (exchange.number() == 1) {
                        exchange.read();
                    } else {
                        SampleCalls.answerValidly(exchange);
                    }
                });
                SpeechClient client = embedded(server, new InMemoryAnswerStore())) {
            assertThat(ClientTestRig.failure(ask(client)).kind()).isEqualTo(FailureKind.TIMED_OUT);
            assertThat(ask(client)).isInstanceOf(ServiceReply.AnsweredCall.class);
        }
    }

    /// What took a minute in vain is not tried again at once.
    @Test
    void doesNotRepeatATimeOutOfTheEmbeddedService() throws Exception {
        try (FaultServer server = FaultServer.start(exchange -> {
                    exchange.read();
                    exchange.respond("504 Late", "text/plain", new byte[0]);
                });
                SpeechClient client = embedded(server, new InMemoryAnswerStore())) {
            assertThat(ClientTestRig.failure(ask(client)).kind()).isEqualTo(FailureKind.TIMED_OUT);
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    @Test
    void sendsNothingWhereTheCallerGaveUpBeforeItsTurn() throws Exception {
        CallLedger ledger = new InMemoryLedger();
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly);
                SpeechClient client = hosted(server, ledger, 1)) {
            assertThat(SampleCalls.ask(
                            client.service("test", SpokenForm::asWritten),
                            ServiceEndpoint.TRANSCRIBE,
                            SampleCalls.audio(9)))
                    .isInstanceOf(ServiceReply.AnsweredCall.class);
            assertThat(giveUp(client).kind()).isEqualTo(FailureKind.CANCELLED);
            assertThat(server.connections()).isEqualTo(1);
            assertThat(ledger.entries(YearMonth.of(2026, 3))).hasSize(1);
        }
    }

    @Test
    void sendsNothingMoreWhereTheCallerGaveUpBetweenTwoSendings() throws Exception {
        try (FaultServer server = FaultServer.start(exchange -> {
                    exchange.read();
                    exchange.respond("503 No", "text/plain", new byte[0]);
                });
                SpeechClient client = hosted(server, new InMemoryLedger(), 100)) {
            assertThat(giveUp(client).kind()).isEqualTo(FailureKind.CANCELLED);
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    @Test
    void isCancelledAfterClosing() throws Exception {
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly)) {
            SpeechClient client = hosted(server, new InMemoryLedger(), 100);
            client.close();
            assertThat(ClientTestRig.failure(ask(client)).kind()).isEqualTo(FailureKind.CANCELLED);
            assertThat(server.connections()).isZero();
        }
    }

    /// Interrupts the caller when it waits.
    private CallFailure giveUp(SpeechClient client) throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            CountDownLatch interrupt = new CountDownLatch(1);
            Thread[] caller = new Thread[1];
            Future<ServiceReply<?>> reply = threads.submit(() -> {
                caller[0] = Thread.currentThread();
                interrupt.countDown();
                ServiceReply<?> late = ask(client);
                assertThat(Thread.interrupted()).isTrue();
                return late;
            });
            interrupt.await();
            waiting.await();
            caller[0].interrupt();
            return ClientTestRig.failure(reply.get());
        }
    }

    private static ServiceReply<?> ask(SpeechClient client) {
        return SampleCalls.ask(
                client.service("test", SpokenForm::asWritten), ServiceEndpoint.TRANSCRIBE, SampleCalls.audio(1));
    }

    private static SpeechClient embedded(FaultServer server, InMemoryAnswerStore answers) {
        return new SpeechClientFactory()
                .embedded(
                        HttpSettings.embedded(
                                ServiceAddress.parse(server.address()).orElseThrow()),
                        "embedded",
                        () -> Optional.of(ClientTestRig.KEY),
                        answers);
    }

    /// A client whose own delays never end.
    private SpeechClient hosted(FaultServer server, CallLedger ledger, int callsPerMinute) {
        TimeAndRandomSource timing = new TimeAndRandomSource(
                Clock.fixed(ClientTestRig.NOW, ZoneOffset.UTC),
                System::nanoTime,
                _ -> {
                    waiting.countDown();
                    new CountDownLatch(1).await();
                },
                () -> 0.5);
        return new SpeechClientFactory(timing)
                .hosted(
                        ClientTestRig.settings(server.address()),
                        () -> Optional.of(ClientTestRig.KEY),
                        new BillingStores(new InMemoryAnswerStore(), ledger),
                        new RateLimitAndBudget(callsPerMinute, () -> Long.MAX_VALUE));
    }
}
