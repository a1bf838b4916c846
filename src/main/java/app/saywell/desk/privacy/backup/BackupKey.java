package app.saywell.desk.privacy.backup;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.desk.store.settings.Settings;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The key with which the backups of a library are encrypted: that of an encrypted library, otherwise one that is made
/// with the first backup and kept in the library.
///
/// A lost library takes it along, so its words have to be on paper. A restored library goes on with it.
public final class BackupKey {
    private static final Setting<String> STORED = Setting.text("backup.key", "");

    /// The check value of the key whose words the user has.
    private static final Setting<String> ON_PAPER = Setting.text("backup.key.on-paper", "");

    /// The check values of the keys of all backups of this library, one a line: that of an encrypted library is gone
    /// once it is decrypted.
    private static final Setting<String> USED = Setting.text("backup.keys-used", "");

    private BackupKey() {}

    /// The key of the next backup; makes one if there is none, and stores it before anything is encrypted with it.
    ///
    /// @throws app.saywell.desk.store.database.LibraryException if it cannot be stored
    static synchronized LibraryKey of(Library library) {
        LibraryKey key = existing(library).orElseGet(() -> {
            LibraryKey made = LibraryKey.random();
            library.settings().setDurably(STORED, made.toHex());
            return made;
        });
        String used = library.settings().get(USED);
        if (used.lines().noneMatch(key.checkValue()::equals)) {
            library.settings().set(USED, used + key.checkValue() + "\n");
        }
        return key;
    }

    /// Has a library that takes the place of another one go on with what that one knows of the backups on this
    /// computer:
    /// they stay its own, so that seven days and erasures reach them.
    ///
    /// @param hasOwn whether the restored library has a key of its own, which stays the one of its backups
    static void pass(Library replaced, Settings restored, boolean hasOwn) {
        Set<String> used = new LinkedHashSet<>(restored.get(USED).lines().toList());
        used.addAll(replaced.settings().get(USED).lines().toList());
        existing(replaced).map(LibraryKey::checkValue).ifPresent(used::add);
        if (!used.isEmpty()) {
            restored.setDurably(USED, String.join("\n", used) + "\n");
        }
        if (!hasOwn && replaced.key().isEmpty()) {
            stored(replaced).ifPresent(key -> {
                restored.setDurably(STORED, key.toHex());
                restored.setDurably(ON_PAPER, replaced.settings().get(ON_PAPER));
            });
        }
    }

    /// Whether a check value is that of a key of this library's backups.
    static boolean isOfBackups(Library library, String check) {
        return keys(library, LibraryKeys.NONE).find(check).isPresent()
                || library.settings().get(USED).lines().anyMatch(check::equals);
    }

    /// The key of the backups; empty if none was made yet.
    public static Optional<LibraryKey> existing(Library library) {
        return library.key().or(() -> stored(library));
    }

    private static Optional<LibraryKey> stored(Library library) {
        return LibraryKey.ofHex(library.settings().get(STORED));
    }

    /// Keys with which backups can be opened: those of a library, which may have been encrypted since, and others.
    public static LibraryKeys keys(Library library, LibraryKeys others) {
        return check -> Stream.of(library.key(), stored(library))
                .flatMap(Optional::stream)
                .filter(key -> key.checkValue().equals(check))
                .findFirst()
                .or(() -> others.candidate(check));
    }

    /// The key whose words nobody has confirmed to have; an encrypted library's were asked for when it was encrypted.
    static Optional<LibraryKey> notOnPaper(Library library) {
        return library.key().isPresent()
                ? Optional.empty()
                : existing(library)
                        .filter(key -> !library.settings().get(ON_PAPER).equals(key.checkValue()));
    }

    /// Remembers that the user has the words of a key.
    static void confirmOnPaper(Library library, LibraryKey key) {
        library.settings().set(ON_PAPER, key.checkValue());
    }
}
