package app.saywell.desk.client;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.billing.CallCharge;
import app.saywell.speech.billing.InMemoryAnswerStore;
import app.saywell.speech.billing.InMemoryLedger;
import app.saywell.speech.language.text.SpokenForm;
import java.time.Duration;
import java.time.YearMonth;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// Requests to a paid service: budget, ledger, key and retries.
class HostedServiceTest {
    @Test
    void stopsBeforeTheBudgetIsOverrun() throws Exception {
        AtomicLong budget = new AtomicLong(1_500);
        BillingStores books = new BillingStores(new InMemoryAnswerStore(), new InMemoryLedger());
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly);
                SpeechClient client = client(server.address(), books, budget)) {
            assertThat(ask(client, 1)).isInstanceOf(ServiceReply.AnsweredCall.class);
            assertThat(ask(client, 2)).isInstanceOf(ServiceReply.AnsweredCall.class);
            assertThat(ask(client, 3)).isInstanceOf(ServiceReply.AnsweredCall.class);
            // Three calls of one billed second at 400 micro-dollars; the next would make 1600.
            assertThat(ClientTestRig.failure(ask(client, 4)).kind()).isEqualTo(FailureKind.OVER_BUDGET);
            assertThat(server.connections()).isEqualTo(3);
            assertThat(ask(client, 1)).as("what is stored costs nothing").isInstanceOf(ServiceReply.AnsweredCall.class);
            budget.set(1_600);
            assertThat(ask(client, 4)).isInstanceOf(ServiceReply.AnsweredCall.class);
        }
    }

    @Test
    void booksWhenWhereHowLongAndWhatForButNoContent() throws Exception {
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly);
                ClientTestRig rig = new ClientTestRig(server.address(), ClientTestRig.LONG_TIMEOUT)) {
            SampleCalls.ask(
                    rig.client.service("class 3-2", SpokenForm::asWritten),
                    ServiceEndpoint.PRONUNCIATION,
                    SampleCalls.audio(1));
            var lines = rig.stores.ledger().entries(YearMonth.of(2026, 3));
            CallCharge charge = lines.getFirst().charge();
            assertThat(charge.sentAt()).isEqualTo(ClientTestRig.NOW);
            assertThat(charge.request().endpoint()).isEqualTo(ServiceEndpoint.PRONUNCIATION);
            assertThat(charge.request().service()).isEqualTo(server.address());
            assertThat(charge.audioMillis()).isEqualTo(500);
            assertThat(charge.microDollars()).isEqualTo(600);
            assertThat(charge.purpose()).isEqualTo("class 3-2");
            assertThat(lines.toString()).doesNotContain("apples", ClientTestRig.KEY.value());
        }
    }

    @Test
    void neverTakesTheKeyToAnotherHost() throws Exception {
        try (FaultServer elsewhere = FaultServer.start(SampleCalls::answerValidly);
                FaultServer server = FaultServer.start(exchange -> {
                    exchange.read();
                    exchange.send("HTTP/1.1 307 There\r\nLocation: "
                            + elsewhere.address()
                            + "/transcribe\r\nContent-Length: 0\r\n\r\n");
                });
                ClientTestRig rig = new ClientTestRig(server.address(), ClientTestRig.LONG_TIMEOUT)) {
            for (ServiceEndpoint endpoint : ServiceEndpoint.values()) {
                assertThat(rig.askExpectingFailure(endpoint).kind()).isEqualTo(FailureKind.NOT_THE_SERVICE);
            }
            assertThat(server.received())
                    .allMatch(request -> request.header("x-api-key").equals(ClientTestRig.KEY.value()));
            assertThat(elsewhere.connections()).isZero();
        }
    }

    @Test
    void sendsNothingWithoutAKey() throws Exception {
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly);
                SpeechClient client =
                        new SpeechClientFactory().plain(ClientTestRig.settings(server.address()), Optional::empty)) {
            assertThat(ClientTestRig.failure(ask(client, 1)).kind()).isEqualTo(FailureKind.NO_KEY);
            assertThat(server.connections()).isZero();
        }
    }

    @Test
    void waitsBetweenAttemptsAsTheRetryPolicySays() throws Exception {
        try (FaultServer server = FaultServer.start(exchange -> {
                    if (exchange.number() < 3) {
                        exchange.read();
                        exchange.respond("500 No", "text/plain", new byte[0]);
                    } else {
                        SampleCalls.answerValidly(exchange);
                    }
                });
                ClientTestRig rig = new ClientTestRig(server.address(), ClientTestRig.LONG_TIMEOUT)) {
            assertThat(rig.ask(ServiceEndpoint.TRANSCRIBE)).isInstanceOf(ServiceReply.AnsweredCall.class);
            assertThat(rig.waits).containsExactly(Duration.ofSeconds(1), Duration.ofSeconds(2));
        }
    }

    private static SpeechClient client(String address, BillingStores books, AtomicLong budget) {
        return new SpeechClientFactory(ClientTestRig.timing(new CopyOnWriteArrayList<>()))
                .hosted(
                        ClientTestRig.settings(address),
                        () -> Optional.of(ClientTestRig.KEY),
                        books,
                        new RateLimitAndBudget(1_000_000, budget::get));
    }

    private static ServiceReply<?> ask(SpeechClient client, long seed) {
        return SampleCalls.ask(
                client.service("test", SpokenForm::asWritten), ServiceEndpoint.TRANSCRIBE, SampleCalls.audio(seed));
    }
}
