package app.saywell.desk.shell.start;

import app.saywell.desk.settings.keys.IssuedApiKeys;
import app.saywell.judge.service.KeyConsole;
import app.saywell.judge.service.account.AccountException;
import app.saywell.judge.service.account.IssuedKey;
import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.account.KeySecret;
import app.saywell.judge.service.store.StorageConfig;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The keys in the database of this computer's service, whether or not it is running.
final class LocalServiceKeys implements IssuedApiKeys {
    private final StorageConfig storage;

    /// @param folder the folder of the service
    LocalServiceKeys(Path folder) {
        storage = StorageConfig.inFolder(folder);
    }

    @Override
    public List<IssuedKeyInfo> list() {
        try (KeyConsole console = KeyConsole.open(storage)) {
            Instant now = console.now();
            return console.list().stream().map(key -> toServiceKey(key, now)).toList();
        }
    }

    @Override
    public KeyCreation create(String name, Optional<Instant> expires, int callsAMinute) {
        KeyRequest unlimited = KeyRequest.withName(name).withRateLimit(callsAMinute);
        KeyRequest request = expires.map(unlimited::withExpiry).orElse(unlimited);
        try (KeyConsole console = KeyConsole.open(storage)) {
            return new KeyCreation.KeyCreated(console.create(request).secret().text());
        } catch (AccountException e) {
            return new KeyCreation.KeyCreationRefused(toReason(e));
        }
    }

    @Override
    public void deactivate(String handle) {
        try (KeyConsole console = KeyConsole.open(storage)) {
            boolean active = console.list().stream()
                    .filter(key -> key.handle().equals(handle))
                    .anyMatch(key -> key.deactivatedAt().isEmpty());
            if (active) {
                console.deactivate(handle);
            }
        }
    }

    private static IssuedKeyInfo toServiceKey(IssuedKey key, Instant now) {
        return new IssuedKeyInfo(
                KeySecret.PREFIX + key.handle() + "…",
                key.handle(),
                key.name(),
                switch (key.statusAt(now)) {
                    case ACTIVE -> IssuedKeyState.ACTIVE;
                    case INACTIVE -> IssuedKeyState.INACTIVE;
                },
                key.rateLimit() == IssuedKey.UNLIMITED_RATE ? OptionalInt.empty() : OptionalInt.of(key.rateLimit()),
                key.expiresAt());
    }

    private static KeyRefusalReason toReason(AccountException exception) {
        return switch (exception.kind()) {
            case BAD_NAME -> KeyRefusalReason.NAME;
            case BAD_EXPIRY -> KeyRefusalReason.EXPIRY;
            case BAD_RATE_LIMIT -> KeyRefusalReason.LIMIT;
            case TOO_MANY_KEYS -> KeyRefusalReason.TOO_MANY;
            case UNKNOWN_KEY, CREDIT_NOT_SOLD, BAD_AMOUNT -> throw exception;
        };
    }
}
