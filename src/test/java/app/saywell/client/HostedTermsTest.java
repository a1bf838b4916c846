package app.saywell.client;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.Reply;
import app.saywell.speech.billing.Charge;
import app.saywell.speech.billing.InMemoryAnswers;
import app.saywell.speech.billing.InMemoryLedger;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.YearMonth;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;

/// What is sent to a service that is paid for, to whom, and how it is booked.
class HostedTermsTest {
    @Test
    void stopsBeforeTheBudgetIsOverrun() throws Exception {
        AtomicLong budget = new AtomicLong(1_500);
        Books books = new Books(new InMemoryAnswers(), new InMemoryLedger());
        try (FaultServer server = FaultServer.start(Samples::answerSoundly);
                SpeechClient client = client(server.address(), books, budget)) {
            assertThat(ask(client, 1)).isInstanceOf(Reply.Answer.class);
            assertThat(ask(client, 2)).isInstanceOf(Reply.Answer.class);
            assertThat(ask(client, 3)).isInstanceOf(Reply.Answer.class);
            // Three times one begun second at 400 micro-dollars; the next would make it 1600.
            assertThat(Rig.failure(ask(client, 4)).kind()).isEqualTo(Kind.OVER_BUDGET);
            assertThat(server.connections()).isEqualTo(3);
            assertThat(ask(client, 1))
                    .as("what is stored costs nothing")
                    .isInstanceOf(Reply.Answer.class);
            budget.set(1_600);
            assertThat(ask(client, 4)).isInstanceOf(Reply.Answer.class);
        }
    }

    @Test
    void booksWhenWhereHowLongAndWhatForButNoContent() throws Exception {
        try (FaultServer server = FaultServer.start(Samples::answerSoundly);
                Rig rig = new Rig(server.address(), Rig.PATIENT)) {
            Samples.ask(rig.client.service("class 3-2"), Endpoint.PRONUNCIATION, Samples.audio(1));
            var lines = rig.books.ledger().entries(YearMonth.of(2026, 3));
            Charge charge = lines.getFirst().charge();
            assertThat(charge.at()).isEqualTo(Rig.NOW);
            assertThat(charge.question().endpoint()).isEqualTo(Endpoint.PRONUNCIATION);
            assertThat(charge.question().service()).isEqualTo(server.address());
            assertThat(charge.audioMillis()).isEqualTo(500);
            assertThat(charge.microDollars()).isEqualTo(600);
            assertThat(charge.purpose()).isEqualTo("class 3-2");
            assertThat(lines.toString()).doesNotContain("apples", Rig.KEY.value());
        }
    }

    @Test
    void neverTakesTheKeyToAnotherHost() throws Exception {
        try (FaultServer elsewhere = FaultServer.start(Samples::answerSoundly);
                FaultServer server =
                        FaultServer.start(
                                exchange -> {
                                    exchange.read();
                                    exchange.send(
                                            "HTTP/1.1 307 There\r\nLocation: "
                                                    + elsewhere.address()
                                                    + "/transcribe\r\nContent-Length: 0\r\n\r\n");
                                });
                Rig rig = new Rig(server.address(), Rig.PATIENT)) {
            for (Endpoint endpoint : Endpoint.values()) {
                assertThat(rig.fail(endpoint).kind()).isEqualTo(Kind.NOT_THE_SERVICE);
            }
            assertThat(server.received())
                    .allMatch(request -> request.header("x-api-key").equals(Rig.KEY.value()));
            assertThat(elsewhere.connections()).isZero();
        }
    }

    @Test
    void sendsNothingWithoutAKey() throws Exception {
        try (FaultServer server = FaultServer.start(Samples::answerSoundly);
                SpeechClient client =
                        new SpeechClients()
                                .plain(Rig.settings(server.address()), Optional::empty)) {
            assertThat(Rig.failure(ask(client, 1)).kind()).isEqualTo(Kind.NO_KEY);
            assertThat(server.connections()).isZero();
        }
    }

    @Test
    void waitsBetweenSendingsAsTheLawSays() throws Exception {
        try (FaultServer server =
                        FaultServer.start(
                                exchange -> {
                                    if (exchange.number() < 3) {
                                        exchange.read();
                                        exchange.respond("500 No", "text/plain", new byte[0]);
                                    } else {
                                        Samples.answerSoundly(exchange);
                                    }
                                });
                Rig rig = new Rig(server.address(), Rig.PATIENT)) {
            assertThat(rig.ask(Endpoint.TRANSCRIBE)).isInstanceOf(Reply.Answer.class);
            assertThat(rig.waits).containsExactly(Duration.ofSeconds(1), Duration.ofSeconds(2));
        }
    }

    private static SpeechClient client(String address, Books books, AtomicLong budget) {
        return new SpeechClients(Rig.timing(new CopyOnWriteArrayList<>()))
                .hosted(
                        Rig.settings(address),
                        () -> Optional.of(Rig.KEY),
                        books,
                        new Terms(1_000_000, budget::get));
    }

    private static Reply<?> ask(SpeechClient client, long seed) {
        return Samples.ask(client.service("test"), Endpoint.TRANSCRIBE, Samples.audio(seed));
    }
}
