package app.saywell.judge.service.store;

import app.saywell.judge.service.account.ServicePlan;
import app.saywell.speech.ServiceEndpoint;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;

/// Admits calls, holds their price while they are in progress, and bills answered calls.
///
/// Other calls cannot spend a held price, so no credit is spent twice. Safe for several threads,
/// processes and computers that share the database.
public final class CreditLedger {
    /// How long after the end of a call its hold still counts.
    private static final Duration HOLD_GRACE = Duration.ofSeconds(30);

    private final ServiceDatabase database;
    private final Duration callTimeout;

    /// @param callTimeout the longest duration of a call
    public CreditLedger(ServiceDatabase database, Duration callTimeout) {
        this.database = database;
        this.callTimeout = callTimeout;
    }

    /// Decides whether a call is admitted; if so, it counts towards the key's rate limit.
    ///
    /// @param keyHandle handle of the key
    /// @param keyLimit the key's own limit in calls per minute; the plan's limit applies as well
    public AdmissionResult admit(String keyHandle, OptionalInt keyLimit, ServiceEndpoint endpoint) {
        return database.inExclusiveTransaction((handle, now) -> {
            ServicePlan plan = AccountRow.read(handle).plan();
            if (!plan.includes(endpoint)) {
                return new AdmissionResult.PlanExcludes();
            }
            if (!plan.postpaid()) {
                CreditTable.grantMonth(handle, plan, now);
                if (CreditTable.remainingMicroDollars(handle, now) <= ChargeTable.heldMicroDollars(handle, now)) {
                    return new AdmissionResult.CreditExhausted();
                }
            }
            OptionalInt limit = lowerLimit(keyLimit, plan.callsPerMinute());
            Optional<Duration> retryAfter = limit.isEmpty()
                    ? Optional.empty()
                    : SlidingRateWindow.tryAdmit(handle, keyHandle, limit.getAsInt(), now);
            return retryAfter
                    .<AdmissionResult>map(AdmissionResult.RateLimitReached::new)
                    .orElseGet(AdmissionResult.CallAdmitted::new);
        });
    }

    /// Holds the price of a call.
    ///
    /// @return the id of the charge, or empty if the credits do not cover it
    public Optional<String> holdPrice(String keyHandle, CallCost cost) {
        return database.inExclusiveTransaction((handle, now) -> {
            ServicePlan plan = AccountRow.read(handle).plan();
            ChargeTable.deleteAbandoned(handle, now);
            if (!plan.postpaid()) {
                CreditTable.grantMonth(handle, plan, now);
                long available =
                        CreditTable.remainingMicroDollars(handle, now) - ChargeTable.heldMicroDollars(handle, now);
                if (available < cost.price().microDollars()) {
                    return Optional.empty();
                }
            }
            String chargeId = UUID.randomUUID().toString();
            Instant heldUntil = now.plus(callTimeout).plus(HOLD_GRACE);
            ChargeTable.insertHold(handle, chargeId, keyHandle, cost, heldUntil);
            return Optional.of(chargeId);
        });
    }

    /// Bills an answered call. On a postpaid plan the part that no credit covers is invoiced. On
    /// other plans such a part exists only if a credit expired during the call, and it is waived.
    public void bill(String chargeId) {
        database.<Void>inExclusiveTransaction((handle, now) -> {
            ServicePlan plan = AccountRow.read(handle).plan();
            CreditTable.grantMonth(handle, plan, now);
            long price = ChargeTable.priceMicroDollars(handle, chargeId);
            long uncovered = price - CreditTable.payCharge(handle, chargeId, price, now);
            ChargeTable.markBilled(handle, chargeId, plan.postpaid() ? uncovered : 0, now);
            return null;
        });
    }

    /// Releases the hold or refunds the bill of a call that was not answered.
    public void release(String chargeId) {
        database.<Void>inExclusiveTransaction((handle, now) -> {
            CreditTable.refundCharge(handle, chargeId);
            ChargeTable.delete(handle, chargeId);
            return null;
        });
    }

    private static OptionalInt lowerLimit(OptionalInt first, OptionalInt second) {
        if (first.isEmpty() || second.isEmpty()) {
            return first.isEmpty() ? second : first;
        }
        return OptionalInt.of(Math.min(first.getAsInt(), second.getAsInt()));
    }
}
