package app.saywell.service.http;

import app.saywell.service.account.ApiKey;
import app.saywell.service.account.KeyValue;
import app.saywell.service.call.Problem;
import app.saywell.service.call.Till;
import app.saywell.service.store.Admission;
import app.saywell.service.store.Cost;
import app.saywell.service.store.KeyStore;
import app.saywell.service.store.Ledger;
import app.saywell.speech.Endpoint;

import org.eclipse.jetty.server.Request;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Who may call, how often, and what it costs: the account's answers as refusals.
public final class Gate {
    private static final String KEY_HEADER = "x-api-key";

    private final KeyStore keys;
    private final Ledger ledger;
    private final KeyValue sessionKey;

    /// @param sessionKey a key that is known to this process alone
    public Gate(KeyStore keys, Ledger ledger, KeyValue sessionKey) {
        this.keys = keys;
        this.ledger = ledger;
        this.sessionKey = sessionKey;
    }

    /// @throws app.saywell.service.call.Refused unless exactly one key was sent, and it is active
    Caller authenticate(Request request) {
        List<String> sent = request.getHeaders().getValuesList(KEY_HEADER);
        return (sent.size() == 1 ? KeyValue.of(sent.getFirst()) : Optional.<KeyValue>empty())
                .flatMap(this::caller)
                .orElseThrow(
                        () ->
                                Problem.of(
                                                Problem.Kind.UNAUTHORIZED,
                                                "The API key is missing, wrong, inactive or"
                                                        + " expired.")
                                        .refused());
    }

    /// Counts the call, or refuses with 402 or 429.
    void admit(Caller caller, Endpoint endpoint) {
        Problem problem =
                switch (ledger.admit(caller.handle(), caller.callsPerMinute(), endpoint)) {
                    case Admission.Admitted() -> null;
                    case Admission.PlanExcludes() ->
                            Problem.of(
                                    Problem.Kind.PAYMENT_REQUIRED,
                                    "The plan does not include this endpoint.");
                    case Admission.NoCredit() -> noCredit();
                    case Admission.TooMany(var wait) ->
                            Problem.of(
                                            Problem.Kind.RATE_LIMIT_EXCEEDED,
                                            "The key has made its calls of this minute.")
                                    .retryAfter(Math.ceilDiv(Math.max(1, wait.toMillis()), 1000L));
                };
        if (problem != null) {
            throw problem.refused();
        }
    }

    /// Where the price of one call is set aside.
    Till till(Caller caller, Endpoint endpoint) {
        return seconds ->
                ledger.hold(caller.handle(), new Cost(endpoint, seconds))
                        .map(this::hold)
                        .orElseThrow(() -> noCredit().refused());
    }

    private Till.Hold hold(String charge) {
        return new Till.Hold() {
            @Override
            public void bill() {
                ledger.bill(charge);
            }

            @Override
            public void release() {
                ledger.release(charge);
            }
        };
    }

    private Optional<Caller> caller(KeyValue sent) {
        if (sent.same(sessionKey)) {
            return Optional.of(new Caller(sessionKey.handle(), OptionalInt.empty()));
        }
        return keys.activeKey(sent).map(Gate::caller);
    }

    private static Caller caller(ApiKey key) {
        return new Caller(key.handle(), OptionalInt.of(key.rateLimit()));
    }

    private static Problem noCredit() {
        return Problem.of(
                Problem.Kind.PAYMENT_REQUIRED, "The account's credits do not cover this call.");
    }
}
