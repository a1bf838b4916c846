package app.saywell.judge.service;

import app.saywell.judge.service.account.AccountException;
import app.saywell.judge.service.account.AccountStatement;
import app.saywell.judge.service.account.DollarAmount;
import app.saywell.judge.service.account.ServicePlan;
import app.saywell.judge.service.store.AccountStore;
import app.saywell.judge.service.store.ServiceDatabase;
import app.saywell.judge.service.store.StorageConfig;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/// Shows and changes plan and credits. Works whether or not a service is running on the same
/// database.
public final class AccountConsole implements AutoCloseable {
    private final ServiceDatabase database;
    private final AccountStore account;

    private AccountConsole(ServiceDatabase database) {
        this.database = database;
        this.account = new AccountStore(database);
    }

    /// Opens the console on a database, which is created if it is missing.
    ///
    /// @throws app.saywell.judge.service.store.StoreException if it cannot be opened
    public static AccountConsole open(StorageConfig storage) {
        return open(storage, Optional.empty());
    }

    /// Opens the console with the clock that the service uses.
    ///
    /// @param clock absent as in [ServiceConfig]
    public static AccountConsole open(StorageConfig storage, Optional<InstantSource> clock) {
        return new AccountConsole(ServiceDatabase.open(storage, clock, ServicePlan.ENTERPRISE));
    }

    /// Plan, credits and this month's usage.
    public AccountStatement statement() {
        return account.statement();
    }

    /// Changes the plan immediately. This month's credit becomes that of the new plan, minus what
    /// was already spent. Bought credit stays. Keys above the new plan's limit stay active.
    public void changePlan(ServicePlan plan) {
        account.changePlan(plan);
    }

    /// Adds bought credit; it does not expire unless an expiry is given.
    ///
    /// @throws AccountException if the plan sells none, or for less than $10
    public void addCredit(DollarAmount amount, Optional<Instant> expiresAt) {
        account.addCredit(amount, expiresAt);
    }

    /// Raises the maximum rate limit of new keys above the default of 100 calls per minute, as
    /// agreed by contract.
    ///
    /// @throws AccountException if it is not a number from 1 to a million
    public void raiseRateLimit(int callsPerMinute) {
        account.raiseRateLimit(callsPerMinute);
    }

    @Override
    public void close() {
        database.close();
    }
}
