package app.saywell.desk.shell.window;

import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeyStore;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// A keychain that forgets everything at the end.
public final class InMemoryLibraryKeys implements LibraryKeyStore {
    public final Map<String, LibraryKey> stored = new ConcurrentHashMap<>();
    public volatile KeyPlace place = KeyPlace.KEYCHAIN;

    @Override
    public Optional<LibraryKey> candidate(String checkValue) {
        return Optional.ofNullable(stored.get(checkValue));
    }

    @Override
    public KeyPlace place() {
        return place;
    }

    @Override
    public KeyPlace store(LibraryKey key) {
        stored.put(key.checkValue(), key);
        return place;
    }
}
