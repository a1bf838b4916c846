package app.saywell.service;

import app.saywell.service.account.AccountException;
import app.saywell.service.account.Money;
import app.saywell.service.account.Plan;
import app.saywell.service.account.Statement;
import app.saywell.service.store.AccountStore;
import app.saywell.service.store.Database;
import app.saywell.service.store.Storage;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/// Shows and changes plan and credits, whether or not the service runs on the same database.
public final class AccountConsole implements AutoCloseable {
    private final Database database;
    private final AccountStore account;

    private AccountConsole(Database database) {
        this.database = database;
        this.account = new AccountStore(database);
    }

    /// Opens the console on a database, which is made if it is missing.
    ///
    /// @throws app.saywell.service.store.StoreException if it cannot be opened
    public static AccountConsole open(Storage storage) {
        return open(storage, Optional.empty());
    }

    /// Opens the console by the clock that the service goes by, too.
    ///
    /// @param clock absent as in [ServiceConfig]
    public static AccountConsole open(Storage storage, Optional<InstantSource> clock) {
        return new AccountConsole(Database.open(storage, clock, Plan.ENTERPRISE));
    }

    /// Plan, credits and this month's use.
    public Statement statement() {
        return account.statement();
    }

    /// Changes the plan at once. This month's credit becomes that of the new plan, less what was
    /// spent of it; bought credit stays; keys beyond the new plan's number stay active.
    public void changePlan(Plan plan) {
        account.changePlan(plan);
    }

    /// Books credit that was bought; without an end unless one is given.
    ///
    /// @throws AccountException if the plan sells none, or for less than $10
    public void addCredit(Money amount, Optional<Instant> expiresAt) {
        account.addCredit(amount, expiresAt);
    }

    /// Raises the calls a minute that new keys may be given above the usual 100, as agreed by
    /// contract.
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
