package app.saywell.client;

import app.saywell.client.guard.Timing;
import app.saywell.client.http.HttpSettings;
import app.saywell.client.http.ServiceAddress;
import app.saywell.client.key.ApiKey;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.speech.Reply;
import app.saywell.speech.billing.InMemoryAnswers;
import app.saywell.speech.billing.InMemoryLedger;
import app.saywell.speech.billing.LedgerEntry;
import app.saywell.speech.billing.Outcome;

import java.net.ProxySelector;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;

/// The whole client of a hosted service, with books in memory and a sleeper that only takes notes.
final class Rig implements AutoCloseable {
    static final ApiKey KEY = new ApiKey("sk-svc-test-0123456789");
    static final Instant NOW = Instant.parse("2026-03-14T12:00:00Z");
    static final Duration PATIENT = Duration.ofSeconds(20);

    final Books books;
    final List<Duration> waits = new CopyOnWriteArrayList<>();
    final SpeechClient client;

    Rig(String address, Duration wholeCall) {
        this(settings(address, wholeCall, ProxySelector.of(null)));
    }

    Rig(HttpSettings settings) {
        this(settings, new Books(new InMemoryAnswers(), new InMemoryLedger()));
    }

    /// With books that were there before.
    Rig(HttpSettings settings, Books books) {
        this.books = books;
        client =
                new SpeechClients(timing(waits))
                        .hosted(
                                settings,
                                () -> Optional.of(KEY),
                                books,
                                new Terms(1_000_000, () -> Long.MAX_VALUE));
    }

    static HttpSettings settings(String address) {
        return settings(address, PATIENT, ProxySelector.of(null));
    }

    static HttpSettings settings(String address, Duration wholeCall, ProxySelector proxies) {
        return new HttpSettings(
                ServiceAddress.of(address).orElseThrow(),
                wholeCall,
                wholeCall,
                HttpSettings.WhenInterrupted.FINISH_WHAT_WAS_SENT,
                proxies);
    }

    static Timing timing(List<Duration> waits) {
        AtomicLong nanos = new AtomicLong();
        return new Timing(
                Clock.fixed(NOW, ZoneOffset.UTC),
                nanos::get,
                length -> {
                    waits.add(length);
                    nanos.addAndGet(length.toNanos());
                },
                () -> 0.5);
    }

    Reply<?> ask(Endpoint endpoint) {
        return Samples.ask(client.service("test"), endpoint, Samples.audio(endpoint.ordinal()));
    }

    Failure fail(Endpoint endpoint) {
        return failure(ask(endpoint));
    }

    static Failure failure(Reply<?> reply) {
        return switch (reply) {
            case Reply.Failed<?>(Failure failure) -> failure;
            case Reply.Answer<?> answer ->
                    throw new AssertionError("answered where it should fail: " + answer.json());
        };
    }

    List<Outcome> outcomes() {
        return books.ledger().entries(YearMonth.of(2026, 3)).stream()
                .map(LedgerEntry::outcome)
                .toList();
    }

    @Override
    public void close() {
        client.close();
    }
}
