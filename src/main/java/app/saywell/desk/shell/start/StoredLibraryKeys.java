package app.saywell.desk.shell.start;

import app.saywell.desk.client.key.OsKeychain;
import app.saywell.desk.client.key.SystemKeychain;
import app.saywell.desk.store.database.DurableFiles;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeyStore;
import app.saywell.desk.store.seal.RecoveryPhrase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// The keys of encrypted libraries: in the environment variable [#KEY], in the file that
/// [#KEY_FILE] names, in the system's keychain, or in memory. Variable and file hold 64 hexadecimal
/// digits or a recovery phrase. Safe for several threads.
public final class StoredLibraryKeys implements LibraryKeyStore {
    /// The environment variable that may hold a key.
    public static final String KEY = "SAYWELL_LIBRARY_KEY";

    /// The environment variable that may name the file of a key.
    public static final String KEY_FILE = "SAYWELL_LIBRARY_KEY_FILE";

    private final Map<String, String> environment;
    private final Supplier<Optional<OsKeychain>> keychain;
    private final Map<String, LibraryKey> remembered = new ConcurrentHashMap<>();

    StoredLibraryKeys(Map<String, String> environment, Supplier<Optional<OsKeychain>> keychain) {
        this.environment = environment;
        this.keychain = keychain;
    }

    /// The keys of this computer. The keychain is asked only when a key is needed.
    public static StoredLibraryKeys ofThisComputer() {
        return new StoredLibraryKeys(System.getenv(), SystemKeychain::find);
    }

    @Override
    public Optional<LibraryKey> candidate(String checkValue) {
        return Stream.<Supplier<Optional<LibraryKey>>>of(
                        () -> Optional.ofNullable(remembered.get(checkValue)),
                        () -> Optional.ofNullable(environment.get(KEY)).flatMap(StoredLibraryKeys::parse),
                        this::readFile,
                        () -> keychain.get()
                                .flatMap(chain -> chain.read(account(checkValue)))
                                .flatMap(LibraryKey::ofHex))
                .map(Supplier::get)
                .flatMap(Optional::stream)
                .filter(key -> key.checkValue().equals(checkValue))
                .findFirst();
    }

    @Override
    public KeyPlace place() {
        if (file().isPresent()) {
            return KeyPlace.FILE;
        }
        return keychain.get().isPresent() ? KeyPlace.KEYCHAIN : KeyPlace.MEMORY;
    }

    @Override
    public KeyPlace store(LibraryKey key) {
        remembered.put(key.checkValue(), key);
        Optional<Path> file = file();
        if (file.isPresent()) {
            write(file.get(), key);
            return KeyPlace.FILE;
        }
        return keychain.get()
                .map(chain -> chain.write(account(key.checkValue()), key.toHex()))
                .filter(OsKeychain.WriteResult.STORED::equals)
                .map(stored -> KeyPlace.KEYCHAIN)
                .orElse(KeyPlace.MEMORY);
    }

    private static String account(String checkValue) {
        return "library " + checkValue;
    }

    private Optional<Path> file() {
        return Optional.ofNullable(environment.get(KEY_FILE))
                .filter(name -> !name.isBlank())
                .map(Path::of);
    }

    private Optional<LibraryKey> readFile() {
        try {
            Optional<Path> file = file().filter(Files::isRegularFile);
            return file.isEmpty() ? Optional.empty() : parse(Files.readString(file.get()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // Another key in the file is not lost: it moves aside.
    private void write(Path file, LibraryKey key) {
        try {
            if (Files.exists(file) && !readFile().equals(Optional.of(key))) {
                DurableFiles.move(file, file.resolveSibling(file.getFileName() + "." + key.checkValue()));
            }
            DurableFiles.writeAtomically(file, key.toHex() + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<LibraryKey> parse(String text) {
        Optional<LibraryKey> key = LibraryKey.ofHex(text);
        if (key.isPresent()) {
            return key;
        }
        try {
            return Optional.of(RecoveryPhrase.parse(text));
        } catch (RecoveryPhrase.PhraseException e) {
            return Optional.empty();
        }
    }
}
