package app.saywell.desk.client;

import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.ServiceAddress;
import app.saywell.desk.client.key.ApiKey;
import app.saywell.desk.client.policy.TimeAndRandomSource;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.billing.BillingOutcome;
import app.saywell.speech.billing.InMemoryAnswerStore;
import app.saywell.speech.billing.InMemoryLedger;
import app.saywell.speech.billing.LedgerEntry;
import app.saywell.speech.language.text.SpokenForm;
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

/// A complete client of a hosted service, with stores in memory and a sleeper that only records the
/// delays.
final class ClientTestRig implements AutoCloseable {
    static final ApiKey KEY = new ApiKey("sk-svc-test-0123456789");
    static final Instant NOW = Instant.parse("2026-03-14T12:00:00Z");
    static final Duration LONG_TIMEOUT = Duration.ofSeconds(60);

    final BillingStores stores;
    final List<Duration> waits = new CopyOnWriteArrayList<>();
    final SpeechClient client;

    ClientTestRig(String address, Duration callTimeout) {
        this(settings(address, callTimeout, ProxySelector.of(null)));
    }

    ClientTestRig(HttpSettings settings) {
        this(settings, new BillingStores(new InMemoryAnswerStore(), new InMemoryLedger()));
    }

    /// With existing stores.
    ClientTestRig(HttpSettings settings, BillingStores stores) {
        this.stores = stores;
        client = new SpeechClientFactory(timing(waits))
                .hosted(
                        settings,
                        () -> Optional.of(KEY),
                        stores,
                        new RateLimitAndBudget(1_000_000, () -> Long.MAX_VALUE));
    }

    static HttpSettings settings(String address) {
        return settings(address, LONG_TIMEOUT, ProxySelector.of(null));
    }

    static HttpSettings settings(String address, Duration callTimeout, ProxySelector proxies) {
        return new HttpSettings(
                ServiceAddress.parse(address).orElseThrow(),
                callTimeout,
                callTimeout,
                HttpSettings.InterruptPolicy.FINISH_SENT_CALLS,
                proxies);
    }

    static TimeAndRandomSource timing(List<Duration> waits) {
        AtomicLong nanos = new AtomicLong();
        return new TimeAndRandomSource(
                Clock.fixed(NOW, ZoneOffset.UTC),
                nanos::get,
                length -> {
                    waits.add(length);
                    nanos.addAndGet(length.toNanos());
                },
                () -> 0.5);
    }

    ServiceReply<?> ask(ServiceEndpoint endpoint) {
        return SampleCalls.ask(
                client.service("test", SpokenForm::asWritten), endpoint, SampleCalls.audio(endpoint.ordinal()));
    }

    CallFailure askExpectingFailure(ServiceEndpoint endpoint) {
        return failure(ask(endpoint));
    }

    static CallFailure failure(ServiceReply<?> reply) {
        return switch (reply) {
            case ServiceReply.FailedCall<?>(CallFailure failure) -> failure;
            case ServiceReply.AnsweredCall<?> answer ->
                throw new AssertionError("answered where it should fail: " + answer.json());
        };
    }

    List<BillingOutcome> outcomes() {
        return stores.ledger().entries(YearMonth.of(2026, 3)).stream()
                .map(LedgerEntry::outcome)
                .toList();
    }

    @Override
    public void close() {
        client.close();
    }
}
