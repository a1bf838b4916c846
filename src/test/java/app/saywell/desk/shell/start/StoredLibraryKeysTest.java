package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.key.OsKeychain;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeyStore.KeyPlace;
import app.saywell.desk.store.seal.RecoveryPhrase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoredLibraryKeysTest {
    @TempDir
    private Path folder;

    private final LibraryKey key = LibraryKey.random();
    private final Map<String, String> secrets = new HashMap<>();

    private final OsKeychain keychain = new OsKeychain() {
        @Override
        public Optional<String> read(String account) {
            return Optional.ofNullable(secrets.get(account));
        }

        @Override
        public WriteResult write(String account, String secret) {
            secrets.put(account, secret);
            return WriteResult.STORED;
        }

        @Override
        public void delete(String account) {
            secrets.remove(account);
        }
    };

    private Optional<LibraryKey> found(Map<String, String> environment, boolean hasKeychain) {
        return keys(environment, hasKeychain).find(key.checkValue());
    }

    private StoredLibraryKeys keys(Map<String, String> environment, boolean hasKeychain) {
        return new StoredLibraryKeys(environment, () -> hasKeychain ? Optional.of(keychain) : Optional.empty());
    }

    @Test
    void theKeychainKeepsTheKeysOfSeveralLibraries() {
        LibraryKey other = LibraryKey.random();
        assertThat(keys(Map.of(), true).store(other)).isEqualTo(KeyPlace.KEYCHAIN);
        assertThat(keys(Map.of(), true).store(key)).isEqualTo(KeyPlace.KEYCHAIN);
        assertThat(found(Map.of(), true)).contains(key);
        assertThat(keys(Map.of(), true).find(other.checkValue())).contains(other);
        assertThat(found(Map.of(), false)).isEmpty();
    }

    @Test
    void aNamedFileHoldsTheKeyAndKeepsAnotherOneAside() throws IOException {
        Path file = folder.resolve("key");
        Map<String, String> environment = Map.of(StoredLibraryKeys.KEY_FILE, file.toString());
        LibraryKey other = LibraryKey.random();
        assertThat(keys(environment, true).store(other)).isEqualTo(KeyPlace.FILE);
        assertThat(keys(environment, true).store(key)).isEqualTo(KeyPlace.FILE);
        assertThat(found(environment, false)).contains(key);
        assertThat(secrets).isEmpty();
        try (var files = Files.list(folder)) {
            assertThat(files).hasSize(2);
        }
    }

    @Test
    void aVariableMayHoldTheKeyOrThePhrase() {
        assertThat(found(Map.of(StoredLibraryKeys.KEY, key.toHex()), false)).contains(key);
        String phrase = String.join(" ", RecoveryPhrase.of(key));
        assertThat(found(Map.of(StoredLibraryKeys.KEY, phrase), false)).contains(key);
        String wrong = LibraryKey.random().toHex();
        assertThat(found(Map.of(StoredLibraryKeys.KEY, wrong), false)).isEmpty();
    }

    @Test
    void withoutAnyPlaceTheKeyIsRememberedByThisProcessOnly() {
        StoredLibraryKeys keys = keys(Map.of(), false);
        assertThat(keys.store(key)).isEqualTo(KeyPlace.MEMORY);
        assertThat(keys.find(key.checkValue())).contains(key);
        assertThat(found(Map.of(), false)).isEmpty();
    }
}
