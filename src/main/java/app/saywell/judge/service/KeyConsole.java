package app.saywell.judge.service;

import app.saywell.judge.service.account.AccountException;
import app.saywell.judge.service.account.CreatedKey;
import app.saywell.judge.service.account.IssuedKey;
import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.account.ServicePlan;
import app.saywell.judge.service.store.ApiKeyStore;
import app.saywell.judge.service.store.ServiceDatabase;
import app.saywell.judge.service.store.StorageConfig;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/// Creates, lists and deactivates keys. Works whether or not a service is running on the same
/// database.
public final class KeyConsole implements AutoCloseable {
    private final ServiceDatabase database;
    private final ApiKeyStore keys;

    private KeyConsole(ServiceDatabase database) {
        this.database = database;
        this.keys = new ApiKeyStore(database);
    }

    /// Opens the console on a database, which is created if it is missing.
    ///
    /// @throws app.saywell.judge.service.store.StoreException if it cannot be opened
    public static KeyConsole open(StorageConfig storage) {
        return open(storage, Optional.empty());
    }

    /// Opens the console with the clock that the service uses.
    ///
    /// @param clock absent as in [ServiceConfig]
    public static KeyConsole open(StorageConfig storage, Optional<InstantSource> clock) {
        return new KeyConsole(ServiceDatabase.open(storage, clock, ServicePlan.ENTERPRISE));
    }

    /// Creates a key. Its secret can be shown only now.
    ///
    /// @throws AccountException if name, expiry or limit are not allowed or the plan has no room
    public CreatedKey create(KeyRequest request) {
        return keys.create(request);
    }

    /// All keys ever created, oldest first.
    public List<IssuedKey> list() {
        return keys.list();
    }

    /// Deactivates a key permanently.
    ///
    /// @param handleOrName its handle, or a name that exactly one active key has
    /// @throws AccountException if no key has it
    public IssuedKey deactivate(String handleOrName) {
        return keys.deactivate(handleOrName);
    }

    /// The current time of the database, for [IssuedKey#statusAt].
    public Instant now() {
        return database.now();
    }

    @Override
    public void close() {
        database.close();
    }
}
