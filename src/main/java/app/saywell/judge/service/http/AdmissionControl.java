package app.saywell.judge.service.http;

import app.saywell.judge.service.account.IssuedKey;
import app.saywell.judge.service.account.KeySecret;
import app.saywell.judge.service.call.ApiError;
import app.saywell.judge.service.call.CreditReserver;
import app.saywell.judge.service.store.AdmissionResult;
import app.saywell.judge.service.store.ApiKeyStore;
import app.saywell.judge.service.store.CallCost;
import app.saywell.judge.service.store.CreditLedger;
import app.saywell.speech.ServiceEndpoint;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.jetty.server.Request;

/// Authenticates callers, applies plan, credit and rate limits, and reserves prices.
public final class AdmissionControl {
    private static final String KEY_HEADER = "x-api-key";

    private final ApiKeyStore keys;
    private final CreditLedger ledger;
    private final KeySecret sessionKey;

    /// @param sessionKey a key that only this process knows
    public AdmissionControl(ApiKeyStore keys, CreditLedger ledger, KeySecret sessionKey) {
        this.keys = keys;
        this.ledger = ledger;
        this.sessionKey = sessionKey;
    }

    /// @throws app.saywell.judge.service.call.ApiException unless exactly one key was sent and it is
    ///     active
    AuthenticatedCaller authenticate(Request request) {
        List<String> keyHeaders = request.getHeaders().getValuesList(KEY_HEADER);
        return (keyHeaders.size() == 1 ? KeySecret.parse(keyHeaders.getFirst()) : Optional.<KeySecret>empty())
                .flatMap(this::caller)
                .orElseThrow(() -> ApiError.of(
                                ApiError.ApiErrorKind.UNAUTHORIZED,
                                "The API key is missing, wrong, inactive or" + " expired.")
                        .toException());
    }

    /// Counts the call, or fails with 402 or 429.
    void admit(AuthenticatedCaller caller, ServiceEndpoint endpoint) {
        ApiError apiError =
                switch (ledger.admit(caller.keyHandle(), caller.callsPerMinute(), endpoint)) {
                    case AdmissionResult.CallAdmitted() -> null;
                    case AdmissionResult.PlanExcludes() ->
                        ApiError.of(ApiError.ApiErrorKind.PAYMENT_REQUIRED, "The plan does not include this endpoint.");
                    case AdmissionResult.CreditExhausted() -> noCredit();
                    case AdmissionResult.RateLimitReached(var retryAfter) ->
                        ApiError.of(ApiError.ApiErrorKind.RATE_LIMIT_EXCEEDED, "The key has reached its rate limit.")
                                .retryAfter(Math.ceilDiv(Math.max(1, retryAfter.toMillis()), 1000L));
                };
        if (apiError != null) {
            throw apiError.toException();
        }
    }

    /// Reserves the price of one call.
    CreditReserver creditReserver(AuthenticatedCaller caller, ServiceEndpoint endpoint) {
        return seconds -> ledger.holdPrice(caller.keyHandle(), new CallCost(endpoint, seconds))
                .map(this::reservation)
                .orElseThrow(() -> noCredit().toException());
    }

    private CreditReserver.CreditReservation reservation(String chargeId) {
        return new CreditReserver.CreditReservation() {
            @Override
            public void bill() {
                ledger.bill(chargeId);
            }

            @Override
            public void release() {
                ledger.release(chargeId);
            }
        };
    }

    private Optional<AuthenticatedCaller> caller(KeySecret secret) {
        if (secret.matches(sessionKey)) {
            return Optional.of(new AuthenticatedCaller(sessionKey.handle(), OptionalInt.empty()));
        }
        return keys.activeKey(secret).map(AdmissionControl::caller);
    }

    private static AuthenticatedCaller caller(IssuedKey key) {
        return new AuthenticatedCaller(key.handle(), OptionalInt.of(key.rateLimit()));
    }

    private static ApiError noCredit() {
        return ApiError.of(ApiError.ApiErrorKind.PAYMENT_REQUIRED, "The account's credits do not cover this call.");
    }
}
