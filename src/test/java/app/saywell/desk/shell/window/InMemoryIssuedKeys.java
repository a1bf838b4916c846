package app.saywell.desk.shell.window;

import app.saywell.desk.settings.keys.IssuedApiKeys;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;

/// Issued keys in memory, for screens. The real store is tested with the command line.
public final class InMemoryIssuedKeys implements IssuedApiKeys {
    private final List<IssuedKeyInfo> keys = new CopyOnWriteArrayList<>();

    @Override
    public List<IssuedKeyInfo> list() {
        return List.copyOf(keys);
    }

    @Override
    public KeyCreation create(String name, Optional<Instant> expires, int callsAMinute) {
        if (callsAMinute > MAX_CALLS_PER_MINUTE) {
            return new KeyCreation.KeyCreationRefused(KeyRefusalReason.LIMIT);
        }
        String handle = "Room%04d".formatted(keys.size());
        String prefix = "sk-svc-" + handle;
        keys.add(new IssuedKeyInfo(
                prefix + "…", handle, name, IssuedKeyState.ACTIVE, OptionalInt.of(callsAMinute), expires));
        return new KeyCreation.KeyCreated(prefix + "0123456789012345678901234567890123456789");
    }

    @Override
    public void deactivate(String handle) {
        keys.replaceAll(key -> key.handle().equals(handle)
                ? new IssuedKeyInfo(
                        key.visiblePrefix(),
                        handle,
                        key.name(),
                        IssuedKeyState.INACTIVE,
                        key.callsPerMinute(),
                        key.expires())
                : key);
    }
}
