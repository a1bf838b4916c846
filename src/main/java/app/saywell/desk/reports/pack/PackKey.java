package app.saywell.desk.reports.pack;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The key with which the recording packs of a library are encrypted, and those of other computers whose packs were
/// opened here.
///
/// It is random and none of the others: its words are given to whoever may open the packs, and must open neither
/// backups nor the library.
final class PackKey {
    private static final Setting<String> STORED = Setting.text("pack.key", "");

    /// Hexadecimal, one a line.
    private static final Setting<String> OTHERS = Setting.text("pack.key.others", "");

    private PackKey() {}

    /// The key of the next pack; makes one if there is none, and stores it before anything is encrypted with it.
    ///
    /// @throws app.saywell.desk.store.database.LibraryException if it cannot be stored
    static synchronized LibraryKey of(Library library) {
        return existing(library).orElseGet(() -> {
            LibraryKey key = LibraryKey.random();
            library.settings().setDurably(STORED, key.toHex());
            return key;
        });
    }

    /// The key of the packs; empty if none was made yet.
    static Optional<LibraryKey> existing(Library library) {
        return LibraryKey.ofHex(library.settings().get(STORED));
    }

    /// The keys that open packs without words.
    static LibraryKeys known(Library library) {
        return check -> Stream.concat(existing(library).stream(), others(library))
                .filter(key -> key.checkValue().equals(check))
                .findFirst();
    }

    /// Keeps a key that opened a pack of another computer.
    static synchronized void remember(Library library, LibraryKey key) {
        if (known(library).find(key.checkValue()).isEmpty()) {
            library.settings()
                    .set(
                            OTHERS,
                            Stream.concat(others(library), Stream.of(key))
                                    .map(LibraryKey::toHex)
                                    .collect(Collectors.joining("\n")));
        }
    }

    private static Stream<LibraryKey> others(Library library) {
        return library.settings().get(OTHERS).lines().map(LibraryKey::ofHex).flatMap(Optional::stream);
    }
}
