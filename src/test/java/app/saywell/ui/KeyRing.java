package app.saywell.ui;

import app.saywell.ui.studio.ServiceKeys;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;

/// Keys in memory, for screens; what keeps keys really is tested with the command line.
public final class KeyRing implements ServiceKeys {
    private final List<Key> keys = new CopyOnWriteArrayList<>();

    @Override
    public List<Key> list() {
        return List.copyOf(keys);
    }

    @Override
    public Made create(String name, Optional<Instant> expires, int callsAMinute) {
        if (callsAMinute > MOST_CALLS_A_MINUTE) {
            return new Made.Refused(Why.LIMIT);
        }
        String handle = "Room%04d".formatted(keys.size());
        String start = "sk-svc-" + handle;
        keys.add(
                new Key(
                        start + "…",
                        handle,
                        name,
                        State.ACTIVE,
                        OptionalInt.of(callsAMinute),
                        expires));
        return new Made.Fresh(start + "0123456789012345678901234567890123456789");
    }

    @Override
    public void deactivate(String handle) {
        keys.replaceAll(
                key ->
                        key.handle().equals(handle)
                                ? new Key(
                                        key.start(),
                                        handle,
                                        key.name(),
                                        State.INACTIVE,
                                        key.callsAMinute(),
                                        key.expires())
                                : key);
    }
}
