package app.saywell.desk.shell.command.school;

import app.saywell.desk.privacy.LibraryEncryption;
import app.saywell.desk.privacy.LibraryEncryption.EncryptionStatus;
import app.saywell.desk.shell.console.ConsoleProgress;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.shell.start.InstalledPolicy;
import app.saywell.desk.shell.start.StoredLibraryKeys;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.DataFolder;
import app.saywell.desk.store.database.EncryptionState;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeyStore;
import app.saywell.desk.store.seal.LibraryKeyStore.KeyPlace;
import app.saywell.desk.store.seal.RecoveryPhrase;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Encrypts the library, decrypts it, unlocks it with its recovery phrase, and checks and mends its rows.
@Command(
        name = "library",
        description = "Encrypts and decrypts the library, checks and mends it.",
        subcommands = {LibraryCheckCommand.class, LibraryRepairCommand.class})
public final class LibraryCommand {
    @Mixin
    private LibraryOptions library;

    @Command(name = "status", description = "Says whether the library is encrypted.")
    int status() {
        System.out.println(
                withKeys(this::statusOf).name().toLowerCase(Locale.ROOT).replace('_', ' '));
        return 0;
    }

    @Command(
            name = "encrypt",
            description = "Encrypts recordings, names, texts and answers. Prints the recovery phrase,"
                    + " once. The key goes to the system's keychain, or to the file that "
                    + StoredLibraryKeys.KEY_FILE
                    + " names.")
    int encrypt(
            @Option(
                            names = "--existing-phrase",
                            description =
                                    "Use the key of a recovery phrase that you have, read from" + " standard input.")
                    boolean existing) {
        return withKeys(keys -> {
            if (keys.place() == KeyPlace.MEMORY) {
                throw new CommandRefusedException("There is no keychain for the key on this computer. Name a file"
                        + " with "
                        + StoredLibraryKeys.KEY_FILE
                        + " and try again. Nothing was changed.");
            }
            LibraryKey key = existing ? readPhrase() : LibraryKey.random();
            KeyPlace place = begin(keys, key);
            if (!existing) {
                printPhrase(key);
            }
            convert(keys, "Encrypting");
            System.out.println(
                    "The library is encrypted. Its key is in the " + (place == KeyPlace.FILE ? "file." : "keychain."));
            return 0;
        });
    }

    @Command(name = "decrypt", description = "Decrypts the library.")
    int decrypt() {
        return withKeys(keys -> {
            try (Library opened = open(keys)) {
                new LibraryEncryption(opened, keys).decrypt();
            }
            convert(keys, "Decrypting");
            System.out.println("The library is not encrypted any more. Keep the recovery phrase as"
                    + " long as you keep backups that were made before.");
            return 0;
        });
    }

    @Command(
            name = "unlock",
            description = "Reads the recovery phrase from standard input and stores the key on this" + " computer.")
    int unlock() {
        return withKeys(keys -> {
            EncryptionState state = EncryptionState.read(library.home().resolve("saywell.db"))
                    .orElseThrow(() -> new CommandRefusedException("The library is not encrypted."));
            LibraryKey key = readPhrase();
            if (!key.checkValue().equals(state.keyCheck())) {
                throw new CommandRefusedException(
                        "This is the recovery phrase of another library. Nothing was" + " changed.");
            }
            KeyPlace place = keys.store(key);
            open(keys).close();
            System.out.println(
                    place == KeyPlace.MEMORY
                            ? "The phrase is right, but there is no keychain for the key."
                                    + " Name a file with "
                                    + StoredLibraryKeys.KEY_FILE
                                    + " and enter it again."
                            : "The library is unlocked on this computer.");
            return place == KeyPlace.MEMORY ? 1 : 0;
        });
    }

    private KeyPlace begin(LibraryKeyStore keys, LibraryKey key) {
        try (Library opened = open(keys)) {
            LibraryEncryption encryption = new LibraryEncryption(opened, keys);
            if (encryption.status() != EncryptionStatus.PLAIN) {
                throw new CommandRefusedException("The library is encrypted already, or is being encrypted.");
            }
            return encryption.encrypt(key);
        }
    }

    private Library open(LibraryKeyStore keys) {
        Path home = library.home();
        return DataFolder.isReadOnly(home)
                ? Library.openReadOnly(home, InstalledPolicy.current(), keys)
                : Library.open(home, InstalledPolicy.current(), keys);
    }

    private EncryptionStatus statusOf(LibraryKeyStore keys) {
        try (Library opened = open(keys)) {
            return new LibraryEncryption(opened, keys).status();
        }
    }

    private void convert(LibraryKeyStore keys, String what) {
        ConsoleProgress.during(what, () -> {
            try {
                return new ClosedLibrary(library.home()).convert(keys, (done, all) -> {}, () -> false);
            } catch (IOException e) {
                throw LibraryException.of(e);
            }
        });
    }

    private static void printPhrase(LibraryKey key) {
        System.out.println("Write these 24 words down and keep them where the computer is not. They are shown"
                + " only now. Whoever has them can read the library; without them and"
                + " without this computer nobody can.");
        System.out.print(table(RecoveryPhrase.of(key)));
    }

    /// The words of a phrase with their numbers, six in a line.
    static String table(List<String> words) {
        StringBuilder table = new StringBuilder();
        for (int row = 0; row < words.size(); row += 6) {
            table.append(IntStream.range(row, row + 6)
                            .mapToObj(i -> "%2d %-9s".formatted(i + 1, words.get(i)))
                            .collect(Collectors.joining(" ")))
                    .append(System.lineSeparator());
        }
        return table.toString();
    }

    /// The key of the words that are entered.
    ///
    /// @throws CommandRefusedException if they are none
    static LibraryKey readPhrase() {
        System.err.println("Enter the 24 words, then an empty line:");
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        StringBuilder entered = new StringBuilder();
        try {
            for (Optional<String> line = Optional.ofNullable(in.readLine());
                    line.isPresent() && !line.get().isBlank();
                    line = Optional.ofNullable(in.readLine())) {
                entered.append(line.get()).append(' ');
            }
            return RecoveryPhrase.parse(entered.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (RecoveryPhrase.PhraseException e) {
            throw new CommandRefusedException(
                    e.place() > 0
                            ? "Word " + e.place() + " is not in the list. Nothing was changed."
                            : "This is not a recovery phrase: " + e.getMessage() + ". Nothing was changed.");
        }
    }

    private interface KeyJob<T> {
        T run(LibraryKeyStore keys);
    }

    private <T> T withKeys(KeyJob<T> job) {
        try {
            return job.run(StoredLibraryKeys.ofThisComputer());
        } catch (LibraryException e) {
            throw new CommandRefusedException(library.describe(e));
        }
    }
}
