package app.saywell.judge.service.store;

import app.saywell.judge.service.account.AccountException;
import app.saywell.judge.service.account.AccountStatement;
import app.saywell.judge.service.account.DollarAmount;
import app.saywell.judge.service.account.ServicePlan;
import java.time.Instant;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;

/// The account's plan, credits and usage. Safe for several threads and processes.
public final class AccountStore {
    private static final DollarAmount MIN_PURCHASE = new DollarAmount(10_000_000);

    private final ServiceDatabase database;

    /// @param database must stay open while this object is used
    public AccountStore(ServiceDatabase database) {
        this.database = database;
    }

    /// The current state of the account.
    public AccountStatement statement() {
        return database.inExclusiveTransaction((handle, now) -> {
            ServicePlan plan = AccountRow.read(handle).plan();
            CreditTable.grantMonth(handle, plan, now);
            YearMonth month = CreditTable.monthOf(now);
            return new AccountStatement(
                    plan,
                    month,
                    CreditTable.openCredits(handle, now).stream()
                            .map(CreditTable.CreditRow::credit)
                            .toList(),
                    List.copyOf(ChargeTable.usageByEndpoint(handle, month)),
                    ChargeTable.invoicedTotal(handle, month));
        });
    }

    /// Changes the plan immediately. This month's credit becomes that of the new plan, minus what
    /// was already spent. Bought credit stays. Keys above the new plan's limit stay active.
    public void changePlan(ServicePlan plan) {
        database.<Void>inExclusiveTransaction((handle, now) -> {
            handle.execute("UPDATE account SET plan = ? WHERE id = 1", plan.lowerCaseName());
            CreditTable.grantMonth(handle, plan, now);
            return null;
        });
    }

    /// Adds bought credit.
    ///
    /// @throws AccountException if the plan sells none, or for less than $10
    public void addCredit(DollarAmount amount, Optional<Instant> expiresAt) {
        database.<Void>inExclusiveTransaction((handle, now) -> {
            ServicePlan plan = AccountRow.read(handle).plan();
            if (!plan.sellsCredit()) {
                throw new AccountException(
                        AccountException.AccountErrorKind.CREDIT_NOT_SOLD,
                        "Credit is sold on the plans pro and enterprise. This account is on %s."
                                .formatted(plan.lowerCaseName()));
            }
            if (amount.compareTo(MIN_PURCHASE) < 0) {
                throw new AccountException(
                        AccountException.AccountErrorKind.BAD_AMOUNT,
                        "The minimum purchase is %s.".formatted(MIN_PURCHASE));
            }
            if (expiresAt.isPresent() && !expiresAt.get().isAfter(now)) {
                throw new AccountException(
                        AccountException.AccountErrorKind.BAD_EXPIRY, "The credit would already have expired.");
            }
            CreditTable.add(handle, amount, expiresAt, now);
            return null;
        });
    }

    /// Raises the maximum rate limit of new keys, as agreed by contract.
    ///
    /// @param callsPerMinute from 1 to a million; values below the default of 100 have no effect
    public void raiseRateLimit(int callsPerMinute) {
        if (callsPerMinute < 1 || callsPerMinute > 1_000_000) {
            throw new AccountException(
                    AccountException.AccountErrorKind.BAD_RATE_LIMIT,
                    "The number of calls per minute must be from 1 to 1000000.");
        }
        database.<Void>inExclusiveTransaction((handle, now) -> {
            handle.execute("UPDATE account SET contract_rate_limit = ?", callsPerMinute);
            return null;
        });
    }
}
