package app.saywell.client;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.client.guard.Timing;
import app.saywell.client.http.HttpSettings;
import app.saywell.client.http.ServiceAddress;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.Reply;
import app.saywell.speech.billing.InMemoryAnswers;
import app.saywell.speech.billing.InMemoryLedger;
import app.saywell.speech.billing.Ledger;

import org.junit.jupiter.api.Test;

import java.time.Clock;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Interrupting the caller at each place where it may wait.
class GivingUpTest {
    private final CountDownLatch waiting = new CountDownLatch(1);

    @Test
    void breaksOffACallToTheEmbeddedService() throws Exception {
        CountDownLatch gone = new CountDownLatch(1);
        try (FaultServer server =
                        FaultServer.start(
                                exchange -> {
                                    exchange.read();
                                    waiting.countDown();
                                    exchange.hang();
                                    gone.countDown();
                                });
                SpeechClient client = embedded(server, new InMemoryAnswers())) {
            assertThat(giveUp(client).kind()).isEqualTo(Kind.CANCELLED);
            gone.await();
        }
    }

    @Test
    void asksTheEmbeddedServiceAgainAfterACrash() throws Exception {
        try (FaultServer server =
                        FaultServer.start(
                                exchange -> {
                                    if (exchange.number() == 1) {
                                        exchange.read();
                                    } else {
                                        Samples.answerSoundly(exchange);
                                    }
                                });
                SpeechClient client = embedded(server, new InMemoryAnswers())) {
            assertThat(Rig.failure(ask(client)).kind()).isEqualTo(Kind.NO_ANSWER);
            assertThat(ask(client)).isInstanceOf(Reply.Answer.class);
        }
    }

    @Test
    void sendsNothingWhereTheCallerGaveUpBeforeItsTurn() throws Exception {
        Ledger ledger = new InMemoryLedger();
        try (FaultServer server = FaultServer.start(Samples::answerSoundly);
                SpeechClient client = hosted(server, ledger, 1)) {
            assertThat(Samples.ask(client.service("test"), Endpoint.TRANSCRIBE, Samples.audio(9)))
                    .isInstanceOf(Reply.Answer.class);
            assertThat(giveUp(client).kind()).isEqualTo(Kind.CANCELLED);
            assertThat(server.connections()).isEqualTo(1);
            assertThat(ledger.entries(YearMonth.of(2026, 3))).hasSize(1);
        }
    }

    @Test
    void sendsNothingMoreWhereTheCallerGaveUpBetweenTwoSendings() throws Exception {
        try (FaultServer server =
                        FaultServer.start(
                                exchange -> {
                                    exchange.read();
                                    exchange.respond("503 No", "text/plain", new byte[0]);
                                });
                SpeechClient client = hosted(server, new InMemoryLedger(), 100)) {
            assertThat(giveUp(client).kind()).isEqualTo(Kind.CANCELLED);
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    @Test
    void isCancelledAfterClosing() throws Exception {
        try (FaultServer server = FaultServer.start(Samples::answerSoundly)) {
            SpeechClient client = hosted(server, new InMemoryLedger(), 100);
            client.close();
            assertThat(Rig.failure(ask(client)).kind()).isEqualTo(Kind.CANCELLED);
            assertThat(server.connections()).isZero();
        }
    }

    /// Interrupts the caller as soon as it waits.
    private Failure giveUp(SpeechClient client) throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            CountDownLatch interrupt = new CountDownLatch(1);
            Thread[] caller = new Thread[1];
            Future<Reply<?>> reply =
                    threads.submit(
                            () -> {
                                caller[0] = Thread.currentThread();
                                interrupt.countDown();
                                Reply<?> late = ask(client);
                                assertThat(Thread.interrupted()).isTrue();
                                return late;
                            });
            interrupt.await();
            waiting.await();
            caller[0].interrupt();
            return Rig.failure(reply.get());
        }
    }

    private static Reply<?> ask(SpeechClient client) {
        return Samples.ask(client.service("test"), Endpoint.TRANSCRIBE, Samples.audio(1));
    }

    private static SpeechClient embedded(FaultServer server, InMemoryAnswers answers) {
        return new SpeechClients()
                .embedded(
                        HttpSettings.embedded(ServiceAddress.of(server.address()).orElseThrow()),
                        "embedded",
                        () -> Optional.of(Rig.KEY),
                        answers);
    }

    /// A client that waits for ever wherever it waits by itself.
    private SpeechClient hosted(FaultServer server, Ledger ledger, int callsAMinute) {
        Timing timing =
                new Timing(
                        Clock.fixed(Rig.NOW, ZoneOffset.UTC),
                        System::nanoTime,
                        _ -> {
                            waiting.countDown();
                            new CountDownLatch(1).await();
                        },
                        () -> 0.5);
        return new SpeechClients(timing)
                .hosted(
                        Rig.settings(server.address()),
                        () -> Optional.of(Rig.KEY),
                        new Books(new InMemoryAnswers(), ledger),
                        new Terms(callsAMinute, () -> Long.MAX_VALUE));
    }
}
