package app.saywell.service.store;

import app.saywell.service.account.AccountException;
import app.saywell.service.account.Money;
import app.saywell.service.account.Plan;
import app.saywell.service.account.Statement;

import java.time.Instant;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;

/// The account's plan, credits and use. Safe for several threads and processes.
public final class AccountStore {
    private static final Money LEAST_PURCHASE = new Money(10_000_000);

    private final Database database;

    /// @param database stays open as long as this is used
    public AccountStore(Database database) {
        this.database = database;
    }

    /// How the account stands at this moment.
    public Statement statement() {
        return database.decide(
                (handle, now) -> {
                    Plan plan = AccountTable.read(handle).plan();
                    CreditTable.grantMonth(handle, plan, now);
                    YearMonth month = CreditTable.month(now);
                    return new Statement(
                            plan,
                            month,
                            CreditTable.open(handle, now).stream()
                                    .map(CreditTable.Row::credit)
                                    .toList(),
                            List.copyOf(ChargeTable.use(handle, month)),
                            ChargeTable.invoiced(handle, month));
                });
    }

    /// Changes the plan at once. This month's credit becomes that of the new plan, less what was
    /// spent of it; bought credit stays; keys beyond the new plan's number stay active.
    public void changePlan(Plan plan) {
        database.<Void>decide(
                (handle, now) -> {
                    handle.execute("UPDATE account SET plan = ? WHERE id = 1", plan.title());
                    CreditTable.grantMonth(handle, plan, now);
                    return null;
                });
    }

    /// Books credit that was bought.
    ///
    /// @throws AccountException if the plan sells none, or for less than $10
    public void addCredit(Money amount, Optional<Instant> expiresAt) {
        database.<Void>decide(
                (handle, now) -> {
                    Plan plan = AccountTable.read(handle).plan();
                    if (!plan.sellsCredit()) {
                        throw new AccountException(
                                AccountException.Kind.CREDIT_NOT_SOLD,
                                "Credit is sold on the plans pro and enterprise. This account is on %s."
                                        .formatted(plan.title()));
                    }
                    if (amount.compareTo(LEAST_PURCHASE) < 0) {
                        throw new AccountException(
                                AccountException.Kind.BAD_AMOUNT,
                                "The least that can be bought is %s.".formatted(LEAST_PURCHASE));
                    }
                    if (expiresAt.isPresent() && !expiresAt.get().isAfter(now)) {
                        throw new AccountException(
                                AccountException.Kind.BAD_EXPIRY,
                                "The credit would already have expired.");
                    }
                    CreditTable.add(handle, amount, expiresAt, now);
                    return null;
                });
    }

    /// Raises the ceiling for the rate of new keys, as agreed by contract.
    ///
    /// @param callsPerMinute above the usual 100; at most a million
    public void raiseRateLimit(int callsPerMinute) {
        if (callsPerMinute < 1 || callsPerMinute > 1_000_000) {
            throw new AccountException(
                    AccountException.Kind.BAD_RATE_LIMIT,
                    "That is not a number of calls a minute.");
        }
        database.<Void>decide(
                (handle, now) -> {
                    handle.execute("UPDATE account SET contract_rate_limit = ?", callsPerMinute);
                    return null;
                });
    }
}
