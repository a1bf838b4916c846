package app.saywell.desk.store.audio;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;

/// What was used last, up to a number of bytes: where one comes that has no room, those leave that
/// have not been used for longest. Its owner says who empties it. Works nothing out itself, so that
/// nobody waits for its lock. Safe for several threads.
public final class ByteLimitedCache<K, V> {
    private final long maxBytes;
    private final ToLongFunction<V> bytesOf;
    private final Map<K, V> held = new LinkedHashMap<>(16, 0.75f, true);
    private long heldBytes;

    /// @param maxBytes how many bytes are held at most; what is larger for itself is not held
    /// @param bytesOf the bytes of a value, always the same for one
    public ByteLimitedCache(long maxBytes, ToLongFunction<V> bytesOf) {
        this.maxBytes = maxBytes;
        this.bytesOf = bytesOf;
    }

    /// What was put there, if it is still held. It counts as used.
    public synchronized Optional<V> get(K key) {
        return Optional.ofNullable(held.get(key));
    }

    /// Holds a value in place of the one that was there.
    public synchronized void put(K key, V value) {
        V before = held.remove(key);
        heldBytes -= before == null ? 0 : bytesOf.applyAsLong(before);
        if (bytesOf.applyAsLong(value) > maxBytes) {
            return;
        }
        held.put(key, value);
        heldBytes += bytesOf.applyAsLong(value);
        Iterator<V> eldest = held.values().iterator();
        while (heldBytes > maxBytes) {
            heldBytes -= bytesOf.applyAsLong(eldest.next());
            eldest.remove();
        }
    }

    /// Holds nothing any more.
    public synchronized void clear() {
        held.clear();
        heldBytes = 0;
    }

    /// How many bytes are held.
    synchronized long heldBytes() {
        return heldBytes;
    }
}
