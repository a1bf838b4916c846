package app.saywell.judge.service.store;

import app.saywell.judge.service.account.AccountException;
import app.saywell.judge.service.account.CreatedKey;
import app.saywell.judge.service.account.IssuedKey;
import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.account.KeySecret;
import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The API keys of the account. Safe for several threads and processes.
public final class ApiKeyStore {
    private static final int MAX_NAME_LENGTH = 100;
    private static final String HASH_OF_NOTHING = "0".repeat(64);

    private final ServiceDatabase database;
    private final SecureRandom random = new SecureRandom();

    /// @param database must stay open while this object is used
    public ApiKeyStore(ServiceDatabase database) {
        this.database = database;
    }

    /// Creates a key.
    ///
    /// @throws AccountException if name, expiry or limit are not allowed or the plan has no room
    public CreatedKey create(KeyRequest request) {
        return database.inExclusiveTransaction((handle, now) -> create(handle, now, request));
    }

    /// All keys ever created, oldest first.
    public List<IssuedKey> list() {
        return database.read(ApiKeyStore::all);
    }

    /// Deactivates a key permanently; deactivating it twice has no effect.
    ///
    /// @param handleOrName a handle, or a name that exactly one active key has
    /// @throws AccountException if no key has it
    public IssuedKey deactivate(String handleOrName) {
        return database.inExclusiveTransaction((handle, now) -> {
            IssuedKey key = findNamed(all(handle), handleOrName, now);
            handle.createUpdate("""
                UPDATE api_key SET deactivated_at = :now
                WHERE handle = :handle AND deactivated_at IS NULL
                """)
                    .bind("now", now.toEpochMilli())
                    .bind("handle", key.handle())
                    .execute();
            return find(handle, key.handle()).orElseThrow().key();
        });
    }

    /// The active key with this secret, if there is one.
    public Optional<IssuedKey> activeKey(KeySecret secret) {
        return database.read(handle -> {
            Instant now = database.now(handle);
            Optional<ApiKeyRow> row = find(handle, secret.handle());
            // An unknown handle takes as long to check as a wrong secret.
            String storedHash = row.map(ApiKeyRow::hash).orElse(HASH_OF_NOTHING);
            boolean matches = AccountRow.read(handle).keyHasher().matches(secret, storedHash);
            return row.map(ApiKeyRow::key).filter(key -> matches && key.statusAt(now) == IssuedKey.KeyStatus.ACTIVE);
        });
    }

    private CreatedKey create(Handle handle, Instant now, KeyRequest request) {
        AccountRow account = AccountRow.read(handle);
        int defaultRateLimit = account.plan().callsPerMinute().isEmpty()
                ? IssuedKey.UNLIMITED_RATE
                : KeyRequest.DEFAULT_CALLS_PER_MINUTE;
        int rateLimit = request.rateLimit().orElse(defaultRateLimit);
        validate(request, account, now);
        account.plan().maxKeys().ifPresent(maxKeys -> {
            if (countActive(handle, now) >= maxKeys) {
                throw new AccountException(
                        AccountException.AccountErrorKind.TOO_MANY_KEYS,
                        "The plan %s allows %d active key(s). Deactivate one first."
                                .formatted(account.plan().lowerCaseName(), maxKeys));
            }
        });
        KeySecret secret = KeySecret.generate(random);
        handle.createUpdate("""
            INSERT INTO api_key (handle, name, hash, rate_limit, created_at, expires_at)
            VALUES (:handle, :name, :hash, :rate, :now, :expires)
            """)
                .bind("handle", secret.handle())
                .bind("name", request.name())
                .bind("hash", account.keyHasher().hash(secret))
                .bind("rate", rateLimit)
                .bind("now", now.toEpochMilli())
                .bind("expires", request.expiresAt().map(Instant::toEpochMilli).orElse(null))
                .execute();
        return new CreatedKey(
                secret, find(handle, secret.handle()).orElseThrow().key());
    }

    private static void validate(KeyRequest request, AccountRow account, Instant now) {
        if (request.name().isBlank() || request.name().length() > MAX_NAME_LENGTH) {
            throw new AccountException(
                    AccountException.AccountErrorKind.BAD_NAME, "A key needs a name of 1 to 100 characters.");
        }
        if (request.expiresAt().isPresent() && !request.expiresAt().get().isAfter(now)) {
            throw new AccountException(
                    AccountException.AccountErrorKind.BAD_EXPIRY, "The key would already have expired.");
        }
        int requestedRate = request.rateLimit().orElse(1);
        if (requestedRate < 1 || requestedRate > account.maxRateLimit()) {
            throw new AccountException(
                    AccountException.AccountErrorKind.BAD_RATE_LIMIT,
                    "The rate limit is a number of calls per minute from 1 to %d.".formatted(account.maxRateLimit()));
        }
    }

    private static IssuedKey findNamed(List<IssuedKey> keys, String handleOrName, Instant now) {
        List<IssuedKey> byHandle =
                keys.stream().filter(key -> key.handle().equals(handleOrName)).toList();
        List<IssuedKey> candidates = byHandle.isEmpty()
                ? keys.stream()
                        .filter(key -> key.name().equals(handleOrName))
                        .filter(key -> key.statusAt(now) == IssuedKey.KeyStatus.ACTIVE)
                        .toList()
                : byHandle;
        if (candidates.size() != 1) {
            throw new AccountException(
                    AccountException.AccountErrorKind.UNKNOWN_KEY,
                    candidates.isEmpty()
                            ? "No key has that handle, and no active key has that name."
                            : "Several active keys have that name. Give the handle instead.");
        }
        return candidates.getFirst();
    }

    private static long countActive(Handle handle, Instant now) {
        return all(handle).stream()
                .filter(key -> key.statusAt(now) == IssuedKey.KeyStatus.ACTIVE)
                .count();
    }

    private static List<IssuedKey> all(Handle handle) {
        return handle.createQuery("SELECT * FROM api_key ORDER BY created_at, handle")
                .map((row, context) -> ApiKeyRow.of(row).key())
                .list();
    }

    private static Optional<ApiKeyRow> find(Handle handle, String keyHandle) {
        return handle.createQuery("SELECT * FROM api_key WHERE handle = :handle")
                .bind("handle", keyHandle)
                .map((row, context) -> ApiKeyRow.of(row))
                .findOne();
    }

    private record ApiKeyRow(IssuedKey key, String hash) {
        static ApiKeyRow of(ResultSet row) throws SQLException {
            return new ApiKeyRow(
                    new IssuedKey(
                            row.getString("handle"),
                            row.getString("name"),
                            row.getInt("rate_limit"),
                            Instant.ofEpochMilli(row.getLong("created_at")),
                            CreditTable.toInstant(row.getObject("expires_at")),
                            CreditTable.toInstant(row.getObject("deactivated_at"))),
                    row.getString("hash"));
        }
    }
}
