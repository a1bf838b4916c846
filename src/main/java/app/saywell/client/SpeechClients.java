package app.saywell.client;

import app.saywell.client.call.Wire;
import app.saywell.client.guard.BookedWire;
import app.saywell.client.guard.KeepingWire;
import app.saywell.client.guard.OnceChannel;
import app.saywell.client.guard.Pace;
import app.saywell.client.guard.PoliteWire;
import app.saywell.client.guard.RetryingChannel;
import app.saywell.client.guard.Timing;
import app.saywell.client.http.HttpSettings;
import app.saywell.client.http.HttpWire;
import app.saywell.client.key.ApiKey;
import app.saywell.client.key.KeyCheck;
import app.saywell.speech.billing.AnswerStore;

import java.util.Optional;
import java.util.function.Supplier;

/// Makes clients: the stack of rules for each kind of service, from the outside in.
public final class SpeechClients {
    private final Timing timing;

    /// With the real time and chance.
    public SpeechClients() {
        this(Timing.system());
    }

    /// @param timing time and chance
    public SpeechClients(Timing timing) {
        this.timing = timing;
    }

    /// For whoever asks once, such as a command: retry → send. No answer is kept and nothing is
    /// booked.
    public SpeechClient plain(HttpSettings settings, Supplier<Optional<ApiKey>> key) {
        HttpWire wire = new HttpWire(settings, key, timing.clock());
        return new SpeechClient(
                new RetryingChannel(wire, timing),
                candidate -> check(settings, candidate),
                wire::close);
    }

    /// The service that the application carries: once → retry → keep → send. It costs nothing, so
    /// there is no ledger, and a question whose answer is unknown may be sent again.
    ///
    /// @param service a name that outlasts its changing port and changes when its scores do
    public SpeechClient embedded(
            HttpSettings settings,
            String service,
            Supplier<Optional<ApiKey>> key,
            AnswerStore answers) {
        HttpWire http = new HttpWire(settings, key, timing.clock());
        Wire keeping = new KeepingWire(http, service, answers);
        OnceChannel once =
                new OnceChannel(
                        new RetryingChannel(keeping, timing), service, answers, question -> false);
        return new SpeechClient(
                once, candidate -> check(settings, candidate), () -> close(once, http));
    }

    /// A service that is paid for: once → retry → pace → ledger and budget → keep → send.
    public SpeechClient hosted(
            HttpSettings settings, Supplier<Optional<ApiKey>> key, Books books, Terms terms) {
        String service = settings.address().base();
        Pace pace = new Pace(terms.callsAMinute(), timing);
        HttpWire http = new HttpWire(settings, key, timing.clock());
        Wire keeping = new KeepingWire(http, service, books.answers());
        Wire paid = paid(keeping, service, books, terms, pace);
        OnceChannel once =
                new OnceChannel(
                        new RetryingChannel(paid, timing),
                        service,
                        books.answers(),
                        books.ledger()::isUnanswered);
        return new SpeechClient(
                once,
                candidate -> {
                    try (HttpWire wire = wire(settings, candidate)) {
                        return KeyCheck.check(paid(wire, service, books, terms, pace));
                    }
                },
                () -> close(once, http));
    }

    private Wire paid(Wire inner, String service, Books books, Terms terms, Pace pace) {
        Wire booked =
                new BookedWire(
                        inner,
                        service,
                        books.ledger(),
                        terms.monthlyBudgetMicroDollars(),
                        timing.clock());
        return new PoliteWire(booked, pace);
    }

    private KeyCheck.Finding check(HttpSettings settings, ApiKey candidate) {
        try (HttpWire wire = wire(settings, candidate)) {
            return KeyCheck.check(wire);
        }
    }

    private HttpWire wire(HttpSettings settings, ApiKey candidate) {
        return new HttpWire(settings, () -> Optional.of(candidate), timing.clock());
    }

    private static void close(OnceChannel once, HttpWire http) {
        once.close();
        http.close();
    }
}
