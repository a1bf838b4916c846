package app.saywell.service;

import app.saywell.service.account.AccountException;
import app.saywell.service.account.ApiKey;
import app.saywell.service.account.CreatedKey;
import app.saywell.service.account.KeyRequest;
import app.saywell.service.account.Plan;
import app.saywell.service.store.Database;
import app.saywell.service.store.KeyStore;
import app.saywell.service.store.Storage;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/// Creates, lists and deactivates keys, whether or not the service runs on the same database.
public final class KeyConsole implements AutoCloseable {
    private final Database database;
    private final KeyStore keys;

    private KeyConsole(Database database) {
        this.database = database;
        this.keys = new KeyStore(database);
    }

    /// Opens the console on a database, which is made if it is missing.
    ///
    /// @throws app.saywell.service.store.StoreException if it cannot be opened
    public static KeyConsole open(Storage storage) {
        return open(storage, Optional.empty());
    }

    /// Opens the console by the clock that the service goes by, too.
    ///
    /// @param clock absent as in [ServiceConfig]
    public static KeyConsole open(Storage storage, Optional<InstantSource> clock) {
        return new KeyConsole(Database.open(storage, clock, Plan.ENTERPRISE));
    }

    /// Makes a key; its value is to be shown now and never again.
    ///
    /// @throws AccountException if name, expiry or limit are not allowed or the plan has no room
    public CreatedKey create(KeyRequest request) {
        return keys.create(request);
    }

    /// All keys ever made, the oldest first.
    public List<ApiKey> list() {
        return keys.list();
    }

    /// Ends a key for good.
    ///
    /// @param handleOrName its handle, or its name if only one active key has it
    /// @throws AccountException if no key goes by it
    public ApiKey deactivate(String handleOrName) {
        return keys.deactivate(handleOrName);
    }

    /// This moment, by which [ApiKey#status] is to be asked.
    public Instant now() {
        return database.now();
    }

    @Override
    public void close() {
        database.close();
    }
}
