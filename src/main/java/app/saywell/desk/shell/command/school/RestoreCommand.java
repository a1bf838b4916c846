package app.saywell.desk.shell.command.school;

import app.saywell.desk.privacy.backup.BackupException;
import app.saywell.desk.privacy.backup.BackupRestorer;
import app.saywell.desk.privacy.backup.LibraryBackup;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.shell.console.ConsoleProgress;
import app.saywell.desk.shell.failure.FileSentence;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.shell.start.InstalledPolicy;
import app.saywell.desk.shell.start.StoredLibraryKeys;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.integrity.UpdateCopies;
import app.saywell.desk.store.policy.LockedFeatureException;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.LibraryKeys;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Restores the library from a backup file.
@Command(
        name = "restore",
        description = "Replaces everything with the content of a backup. The previous data is kept in"
                + " the folder backups in the data folder.")
public final class RestoreCommand implements Callable<Integer> {
    @Mixin
    private LibraryOptions library;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "The backup.")
    private @Nullable Path file;

    @Option(
            names = "--newest-copy",
            description = "Instead of a backup, puts the newest good daily copy of the database in place."
                    + " The recordings stay as they are.")
    private boolean newestCopy;

    @Option(
            names = "--before-update",
            description = "Instead of a backup, puts the copy of the database in place that was made"
                    + " before a newer version of Saywell changed it. The recordings stay"
                    + " as they are.")
    private boolean beforeUpdate;

    @Option(names = "--words", description = "Reads the 24 words of a backup of another computer from standard input.")
    private boolean asksWords;

    @Override
    public Integer call() {
        LockedFeatureException.requireUnlocked(InstalledPolicy.required(), LockedFeature.RESTORE);
        Path backup = file;
        if ((backup == null ? 0 : 1) + (newestCopy ? 1 : 0) + (beforeUpdate ? 1 : 0) != 1) {
            throw new CommandRefusedException("Give either a backup, --newest-copy or --before-update.");
        }
        try {
            if (newestCopy) {
                prepareNewestCopy();
            } else if (backup == null) {
                prepareCopyBeforeUpdate();
            }
            List<String> missing = backup == null ? List.of() : prepare(backup);
            Optional<Path> previous = BackupRestorer.completePrepared(library.home(), Instant.now());
            return describe(previous, missing);
        } catch (BackupException e) {
            if (e.kind() == BackupException.BackupFailureKind.KEY_MISSING) {
                throw new CommandRefusedException("The backup is from another computer, and nothing was changed."
                        + " Give --words and enter the 24 words that were printed with the first backup there.");
            }
            throw new CommandRefusedException(
                    "The backup cannot be used, and nothing was changed: " + e.getMessage() + ".");
        } catch (IOException e) {
            throw new CommandRefusedException(FileSentence.of(e));
        }
    }

    private List<String> prepare(Path backup) throws IOException {
        if (!LibraryBackup.isEncrypted(backup)) {
            System.err.println("This backup is not encrypted, as those of older versions. Whoever had the file may have"
                    + " read or changed it. The service, folders and keys in it are not taken over.");
        }
        Optional<LibraryKey> entered = asksWords ? Optional.of(LibraryCommand.readPhrase()) : Optional.empty();
        LibraryKeys stored = StoredLibraryKeys.ofThisComputer();
        LibraryKeys keys = check -> entered.or(() -> stored.candidate(check));
        return library.withLibrary(practice -> ConsoleProgress.during("Reading the backup", () -> {
            try {
                return LibraryOptions.<List<String>>await(
                        answer -> practice.backups().prepareRestore(backup, keys, (done, all) -> {}, answer));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }));
    }

    private void prepareNewestCopy() throws IOException {
        Path copy = BackupRestorer.newestGoodCopy(library.home(), LocalDate.now(ZoneId.systemDefault()))
                .orElseThrow(() -> new CommandRefusedException("There is no good copy of the database in "
                        + library.home().resolve("backups")
                        + "."));
        BackupRestorer.prepareDatabase(copy, library.home());
    }

    private void prepareCopyBeforeUpdate() throws IOException {
        Path copy = new ClosedLibrary(library.home())
                .copyBeforeUpdate()
                .map(UpdateCopies.UpdateCopy::file)
                .orElseThrow(() -> new CommandRefusedException("There is no copy from before an update in "
                        + library.home().resolve("backups")
                        + " that this version can open."));
        BackupRestorer.prepareDatabase(copy, library.home());
    }

    private int describe(Optional<Path> previous, List<String> missing) {
        return library.withLibrary(practice -> {
            int lessons = practice.lessons().findAll().size();
            int classes = practice.classes().findAll().size();
            System.out.printf("restored: %d lessons, %d classes%n", lessons, classes);
            if (!missing.isEmpty()) {
                System.out.printf(
                        "%d recordings were missing when the backup was made, and are" + " missing now: %s%n",
                        missing.size(), GivenRecordings.firstOf(missing));
            }
            previous.filter(Files::exists).ifPresent(folder -> System.out.println("The previous data is in " + folder));
            return 0;
        });
    }
}
