package app.saywell.desk.client;

import app.saywell.desk.client.call.Transport;
import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.HttpTransport;
import app.saywell.desk.client.key.ApiKey;
import app.saywell.desk.client.key.KeyCheck;
import app.saywell.desk.client.policy.DeduplicatingPipeline;
import app.saywell.desk.client.policy.FreeCallTransport;
import app.saywell.desk.client.policy.LedgerTransport;
import app.saywell.desk.client.policy.RateLimitingTransport;
import app.saywell.desk.client.policy.ResponseStoringTransport;
import app.saywell.desk.client.policy.RetryingPipeline;
import app.saywell.desk.client.policy.SlidingWindowRateLimiter;
import app.saywell.desk.client.policy.TimeAndRandomSource;
import app.saywell.speech.billing.AnswerStore;
import java.util.Optional;
import java.util.function.Supplier;

/// Creates clients with the layers for each kind of service, listed from the outside in.
public final class SpeechClientFactory {
    private final TimeAndRandomSource timing;

    /// With real time and real randomness.
    public SpeechClientFactory() {
        this(TimeAndRandomSource.system());
    }

    /// @param timing time and randomness
    public SpeechClientFactory(TimeAndRandomSource timing) {
        this.timing = timing;
    }

    /// For single calls, such as those of a command: retry → send. No answer is stored and no
    /// ledger entry is written.
    public SpeechClient plain(HttpSettings settings, Supplier<Optional<ApiKey>> key) {
        HttpTransport transport = new HttpTransport(settings, key, timing.clock());
        return new SpeechClient(
                new RetryingPipeline(transport, timing),
                candidateKey -> check(settings, candidateKey),
                transport::close);
    }

    /// For the embedded service: deduplicate → retry → store → send. Its calls are free, so there
    /// is no ledger, and a request whose answer was lost may be sent again: it counts as one that
    /// took too long.
    ///
    /// @param service a name that does not depend on the port, and changes when the scores change
    public SpeechClient embedded(
            HttpSettings settings, String service, Supplier<Optional<ApiKey>> key, AnswerStore answers) {
        HttpTransport httpTransport = new HttpTransport(settings, key, timing.clock());
        Transport storing = new ResponseStoringTransport(new FreeCallTransport(httpTransport), service, answers);
        DeduplicatingPipeline deduplicating =
                new DeduplicatingPipeline(new RetryingPipeline(storing, timing), service, answers, question -> false);
        return new SpeechClient(
                deduplicating,
                candidateKey -> check(settings, candidateKey),
                () -> close(deduplicating, httpTransport));
    }

    /// For the embedded service while somebody speaks: send.
    public FollowClient follower(HttpSettings settings, Supplier<Optional<ApiKey>> key) {
        return new FollowClient(new HttpTransport(settings, key, timing.clock()));
    }

    /// For a paid service: deduplicate → retry → rate limit → ledger and budget → store → send.
    public SpeechClient hosted(
            HttpSettings settings, Supplier<Optional<ApiKey>> key, BillingStores stores, RateLimitAndBudget limits) {
        String service = settings.address().baseUrl();
        SlidingWindowRateLimiter rateLimiter = new SlidingWindowRateLimiter(limits.callsPerMinute(), timing);
        HttpTransport httpTransport = new HttpTransport(settings, key, timing.clock());
        Transport storing = new ResponseStoringTransport(httpTransport, service, stores.answerStore());
        Transport limited = withRateLimitAndLedger(storing, service, stores, limits, rateLimiter);
        DeduplicatingPipeline deduplicating = new DeduplicatingPipeline(
                new RetryingPipeline(limited, timing), service, stores.answerStore(), stores.ledger()::isIndeterminate);
        return new SpeechClient(
                deduplicating,
                candidateKey -> {
                    try (HttpTransport candidateTransport = transportWith(settings, candidateKey)) {
                        return KeyCheck.check(
                                withRateLimitAndLedger(candidateTransport, service, stores, limits, rateLimiter));
                    }
                },
                () -> close(deduplicating, httpTransport));
    }

    private Transport withRateLimitAndLedger(
            Transport inner,
            String service,
            BillingStores stores,
            RateLimitAndBudget limits,
            SlidingWindowRateLimiter rateLimiter) {
        Transport withLedger = new LedgerTransport(
                inner, service, stores.ledger(), limits.monthlyBudgetMicroDollars(), timing.clock());
        return new RateLimitingTransport(withLedger, rateLimiter);
    }

    private KeyCheck.KeyCheckResult check(HttpSettings settings, ApiKey candidateKey) {
        try (HttpTransport transport = transportWith(settings, candidateKey)) {
            return KeyCheck.check(transport);
        }
    }

    private HttpTransport transportWith(HttpSettings settings, ApiKey candidateKey) {
        return new HttpTransport(settings, () -> Optional.of(candidateKey), timing.clock());
    }

    private static void close(DeduplicatingPipeline deduplicating, HttpTransport httpTransport) {
        deduplicating.close();
        httpTransport.close();
    }
}
