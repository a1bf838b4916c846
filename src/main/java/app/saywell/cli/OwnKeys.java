package app.saywell.cli;

import app.saywell.service.KeyConsole;
import app.saywell.service.account.AccountException;
import app.saywell.service.account.ApiKey;
import app.saywell.service.account.KeyRequest;
import app.saywell.service.account.KeyValue;
import app.saywell.service.store.Storage;
import app.saywell.ui.studio.ServiceKeys;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The keys that lie in the folder of this computer's service, whether or not it runs.
final class OwnKeys implements ServiceKeys {
    private final Storage storage;

    /// @param folder of the service
    OwnKeys(Path folder) {
        storage = Storage.inFolder(folder);
    }

    @Override
    public List<Key> list() {
        try (KeyConsole console = KeyConsole.open(storage)) {
            Instant now = console.now();
            return console.list().stream().map(key -> shown(key, now)).toList();
        }
    }

    @Override
    public Made create(String name, Optional<Instant> expires, int callsAMinute) {
        KeyRequest usual = KeyRequest.named(name).limitedTo(callsAMinute);
        KeyRequest request = expires.map(usual::expiring).orElse(usual);
        try (KeyConsole console = KeyConsole.open(storage)) {
            return new Made.Fresh(console.create(request).value().text());
        } catch (AccountException e) {
            return new Made.Refused(why(e));
        }
    }

    @Override
    public void deactivate(String handle) {
        try (KeyConsole console = KeyConsole.open(storage)) {
            boolean active =
                    console.list().stream()
                            .filter(key -> key.handle().equals(handle))
                            .anyMatch(key -> key.deactivatedAt().isEmpty());
            if (active) {
                console.deactivate(handle);
            }
        }
    }

    private static Key shown(ApiKey key, Instant now) {
        return new Key(
                KeyValue.PREFIX + key.handle() + "…",
                key.handle(),
                key.name(),
                switch (key.status(now)) {
                    case ACTIVE -> State.ACTIVE;
                    case INACTIVE -> State.INACTIVE;
                },
                key.rateLimit() == ApiKey.UNLIMITED
                        ? OptionalInt.empty()
                        : OptionalInt.of(key.rateLimit()),
                key.expiresAt());
    }

    private static Why why(AccountException refused) {
        return switch (refused.kind()) {
            case BAD_NAME -> Why.NAME;
            case BAD_EXPIRY -> Why.EXPIRY;
            case BAD_RATE_LIMIT -> Why.LIMIT;
            case TOO_MANY_KEYS -> Why.TOO_MANY;
            case UNKNOWN_KEY, CREDIT_NOT_SOLD, BAD_AMOUNT -> throw refused;
        };
    }
}
