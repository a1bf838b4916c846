package app.saywell.service.store;

import app.saywell.service.account.Plan;
import app.saywell.speech.Endpoint;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;

/// Lets calls in, holds their price while they are answered, and bills those that were.
///
/// A held price is taken from what other calls can spend, so that no credit pays twice, however
/// many threads, processes or computers share the database. Safe for all of them.
public final class Ledger {
    /// Beyond the end of a call, after which what it holds is free again.
    private static final Duration GRACE = Duration.ofSeconds(30);

    private final Database database;
    private final Duration callTimeout;

    /// @param callTimeout the longest that a call can last
    public Ledger(Database database, Duration callTimeout) {
        this.database = database;
        this.callTimeout = callTimeout;
    }

    /// Decides whether a call goes on; if so, it counts towards the key's minute.
    ///
    /// @param key handle of the key
    /// @param keyLimit calls a minute as set at the key's creation; the plan's limit holds as well
    public Admission admit(String key, OptionalInt keyLimit, Endpoint endpoint) {
        return database.decide(
                (handle, now) -> {
                    Plan plan = AccountTable.read(handle).plan();
                    if (!plan.includes(endpoint)) {
                        return new Admission.PlanExcludes();
                    }
                    if (!plan.postpaid()) {
                        CreditTable.grantMonth(handle, plan, now);
                        if (CreditTable.left(handle, now) <= ChargeTable.held(handle, now)) {
                            return new Admission.NoCredit();
                        }
                    }
                    OptionalInt limit = lower(keyLimit, plan.callsPerMinute());
                    Optional<Duration> wait =
                            limit.isEmpty()
                                    ? Optional.empty()
                                    : RateWindow.admit(handle, key, limit.getAsInt(), now);
                    return wait.<Admission>map(Admission.TooMany::new)
                            .orElseGet(Admission.Admitted::new);
                });
    }

    /// Sets the price of a call aside.
    ///
    /// @return the name of the charge, or empty if the credits do not cover it
    public Optional<String> hold(String key, Cost cost) {
        return database.decide(
                (handle, now) -> {
                    Plan plan = AccountTable.read(handle).plan();
                    ChargeTable.dropAbandoned(handle, now);
                    if (!plan.postpaid()) {
                        CreditTable.grantMonth(handle, plan, now);
                        long free = CreditTable.left(handle, now) - ChargeTable.held(handle, now);
                        if (free < cost.price().microDollars()) {
                            return Optional.empty();
                        }
                    }
                    String charge = UUID.randomUUID().toString();
                    Instant until = now.plus(callTimeout).plus(GRACE);
                    ChargeTable.hold(handle, charge, key, cost, until);
                    return Optional.of(charge);
                });
    }

    /// Bills a call that was answered. What no credit covers is invoiced where the plan is
    /// postpaid; elsewhere it can only be the rest of a credit that ended during the call, and is
    /// waived.
    public void bill(String charge) {
        database.<Void>decide(
                (handle, now) -> {
                    Plan plan = AccountTable.read(handle).plan();
                    CreditTable.grantMonth(handle, plan, now);
                    long price = ChargeTable.price(handle, charge);
                    long uncovered = price - CreditTable.pay(handle, charge, price, now);
                    ChargeTable.bill(handle, charge, plan.postpaid() ? uncovered : 0, now);
                    return null;
                });
    }

    /// Frees what was held, or gives back what was billed: the call got no answer.
    public void release(String charge) {
        database.<Void>decide(
                (handle, now) -> {
                    CreditTable.giveBack(handle, charge);
                    ChargeTable.drop(handle, charge);
                    return null;
                });
    }

    private static OptionalInt lower(OptionalInt one, OptionalInt other) {
        if (one.isEmpty() || other.isEmpty()) {
            return one.isEmpty() ? other : one;
        }
        return OptionalInt.of(Math.min(one.getAsInt(), other.getAsInt()));
    }
}
