package app.saywell.service.store;

import app.saywell.service.account.AccountException;
import app.saywell.service.account.ApiKey;
import app.saywell.service.account.CreatedKey;
import app.saywell.service.account.KeyRequest;
import app.saywell.service.account.KeyValue;

import org.jdbi.v3.core.Handle;

import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The keys of the account. Safe for several threads and processes.
public final class KeyStore {
    private static final int LONGEST_NAME = 100;
    private static final String ABSENT = "0".repeat(64);

    private final Database database;
    private final SecureRandom random = new SecureRandom();

    /// @param database stays open as long as this is used
    public KeyStore(Database database) {
        this.database = database;
    }

    /// Makes a key.
    ///
    /// @throws AccountException if name, expiry or limit are not allowed or the plan has no room
    public CreatedKey create(KeyRequest request) {
        return database.decide((handle, now) -> create(handle, now, request));
    }

    /// All keys that were ever made, the oldest first.
    public List<ApiKey> list() {
        return database.read(KeyStore::all);
    }

    /// Ends a key for good; ending it twice changes nothing.
    ///
    /// @param handleOrName a handle, or a name that only one active key has
    /// @throws AccountException if no key goes by it
    public ApiKey deactivate(String handleOrName) {
        return database.decide(
                (handle, now) -> {
                    ApiKey key = named(all(handle), handleOrName, now);
                    handle.createUpdate(
                                    """
                                    UPDATE api_key SET deactivated_at = :now
                                    WHERE handle = :handle AND deactivated_at IS NULL
                                    """)
                            .bind("now", now.toEpochMilli())
                            .bind("handle", key.handle())
                            .execute();
                    return find(handle, key.handle()).orElseThrow().key();
                });
    }

    /// The active key that was sent, if it is one.
    public Optional<ApiKey> activeKey(KeyValue sent) {
        return database.read(
                handle -> {
                    Instant now = database.now(handle);
                    Optional<Row> row = find(handle, sent.handle());
                    // An unknown handle takes as long as a wrong secret.
                    String stored = row.map(Row::hash).orElse(ABSENT);
                    boolean same = AccountTable.read(handle).pepper().matches(sent, stored);
                    return row.map(Row::key)
                            .filter(key -> same && key.status(now) == ApiKey.Status.ACTIVE);
                });
    }

    private CreatedKey create(Handle handle, Instant now, KeyRequest request) {
        AccountTable account = AccountTable.read(handle);
        int usual =
                account.plan().callsPerMinute().isEmpty()
                        ? ApiKey.UNLIMITED
                        : KeyRequest.USUAL_CALLS_PER_MINUTE;
        int rateLimit = request.rateLimit().orElse(usual);
        check(request, account, now);
        account.plan()
                .keys()
                .ifPresent(
                        most -> {
                            if (countActive(handle, now) >= most) {
                                throw new AccountException(
                                        AccountException.Kind.TOO_MANY_KEYS,
                                        "The plan %s has room for %d active key(s). Deactivate one first."
                                                .formatted(account.plan().title(), most));
                            }
                        });
        KeyValue value = KeyValue.random(random);
        handle.createUpdate(
                        """
                        INSERT INTO api_key (handle, name, hash, rate_limit, created_at, expires_at)
                        VALUES (:handle, :name, :hash, :rate, :now, :expires)
                        """)
                .bind("handle", value.handle())
                .bind("name", request.name())
                .bind("hash", account.pepper().hash(value))
                .bind("rate", rateLimit)
                .bind("now", now.toEpochMilli())
                .bind("expires", request.expiresAt().map(Instant::toEpochMilli).orElse(null))
                .execute();
        return new CreatedKey(value, find(handle, value.handle()).orElseThrow().key());
    }

    private static void check(KeyRequest request, AccountTable account, Instant now) {
        if (request.name().isBlank() || request.name().length() > LONGEST_NAME) {
            throw new AccountException(
                    AccountException.Kind.BAD_NAME, "A key needs a name of 1 to 100 characters.");
        }
        if (request.expiresAt().isPresent() && !request.expiresAt().get().isAfter(now)) {
            throw new AccountException(
                    AccountException.Kind.BAD_EXPIRY, "The key would already have expired.");
        }
        int asked = request.rateLimit().orElse(1);
        if (asked < 1 || asked > account.rateLimitCeiling()) {
            throw new AccountException(
                    AccountException.Kind.BAD_RATE_LIMIT,
                    "The rate limit is a number of calls a minute from 1 to %d."
                            .formatted(account.rateLimitCeiling()));
        }
    }

    private static ApiKey named(List<ApiKey> keys, String handleOrName, Instant now) {
        List<ApiKey> byHandle =
                keys.stream().filter(key -> key.handle().equals(handleOrName)).toList();
        List<ApiKey> found =
                byHandle.isEmpty()
                        ? keys.stream()
                                .filter(key -> key.name().equals(handleOrName))
                                .filter(key -> key.status(now) == ApiKey.Status.ACTIVE)
                                .toList()
                        : byHandle;
        if (found.size() != 1) {
            throw new AccountException(
                    AccountException.Kind.UNKNOWN_KEY,
                    found.isEmpty()
                            ? "No key goes by that handle, and no active one by that name."
                            : "Several active keys have that name. Give the handle instead.");
        }
        return found.getFirst();
    }

    private static long countActive(Handle handle, Instant now) {
        return all(handle).stream().filter(key -> key.status(now) == ApiKey.Status.ACTIVE).count();
    }

    private static List<ApiKey> all(Handle handle) {
        return handle.createQuery("SELECT * FROM api_key ORDER BY created_at, handle")
                .map((row, context) -> Row.of(row).key())
                .list();
    }

    private static Optional<Row> find(Handle handle, String keyHandle) {
        return handle.createQuery("SELECT * FROM api_key WHERE handle = :handle")
                .bind("handle", keyHandle)
                .map((row, context) -> Row.of(row))
                .findOne();
    }

    private record Row(ApiKey key, String hash) {
        static Row of(ResultSet row) throws SQLException {
            return new Row(
                    new ApiKey(
                            row.getString("handle"),
                            row.getString("name"),
                            row.getInt("rate_limit"),
                            Instant.ofEpochMilli(row.getLong("created_at")),
                            CreditTable.moment(row.getObject("expires_at")),
                            CreditTable.moment(row.getObject("deactivated_at"))),
                    row.getString("hash"));
        }
    }
}
