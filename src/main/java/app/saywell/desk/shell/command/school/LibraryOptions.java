package app.saywell.desk.shell.command.school;

import app.saywell.desk.lessons.pack.PackException;
import app.saywell.desk.lessons.text.UnreadableTextException;
import app.saywell.desk.privacy.backup.BackupRestorer;
import app.saywell.desk.school.RefusedContentException;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.failure.FileSentence;
import app.saywell.desk.shell.start.ApplicationContext;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.shell.start.HomeFolder;
import app.saywell.desk.shell.start.InstalledPolicy;
import app.saywell.desk.shell.start.StoredLibraryKeys;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.task.TaskOutcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option for the data folder.
final class LibraryOptions {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Saywell's data folder. Default: the usual folder of the system.")
    private @Nullable Path data;

    /// Work on an opened library.
    interface LibraryJob<T> {
        T run(ServiceGraph practice) throws IOException;
    }

    /// The data folder.
    Path home() {
        Path usual = HomeFolder.ofThisComputer();
        Path named = data == null ? usual : data.toAbsolutePath().normalize();
        if (InstalledPolicy.current().libraryFolder().isPresent() && !named.equals(usual)) {
            throw new CommandRefusedException("Your school has set where the library lies: " + usual + ".");
        }
        return named;
    }

    /// Opens the library, runs the job and closes the library.
    ///
    /// @throws CommandRefusedException if the window has the library open, a file cannot be read or
    ///     written, or a pack cannot be imported
    <T> T withLibrary(LibraryJob<T> job) {
        try {
            return open(job);
        } catch (LibraryException e) {
            throw new CommandRefusedException(describe(e));
        }
    }

    /// Reads from the library. While the window has it open, it is looked at beside the window.
    ///
    /// @throws CommandRefusedException if it cannot be read
    <T> T read(LibraryJob<T> job, BiFunction<Path, LibraryKeys, T> glance) {
        try {
            return open(job);
        } catch (LibraryException e) {
            if (e.kind() != LibraryException.LibraryFailureKind.IN_USE) {
                throw new CommandRefusedException(describe(e));
            }
        }
        try {
            return glance.apply(home(), StoredLibraryKeys.ofThisComputer());
        } catch (LibraryException e) {
            throw new CommandRefusedException(describe(e));
        }
    }

    private <T> T open(LibraryJob<T> job) {
        try (ApplicationContext application = ApplicationContext.open(home(), Runnable::run)) {
            if (InstalledPolicy.current().requiresEncryption()
                    && new ClosedLibrary(home()).keyCheck().isEmpty()) {
                throw new CommandRefusedException(
                        "Your school requires that the library is encrypted. Nothing was changed."
                                + " Use saywell library encrypt, and try again.");
            }
            return job.run(application.practice());
        } catch (RefusedContentException e) {
            throw new CommandRefusedException("Nothing was changed: " + e.getMessage() + ".");
        } catch (PackException e) {
            throw new CommandRefusedException(describe(e));
        } catch (UnreadableAudioException e) {
            throw new CommandRefusedException("The recording cannot be read: " + e.getMessage());
        } catch (UncheckedIOException e) {
            throw new CommandRefusedException(describe(java.util.Objects.requireNonNull(e.getCause())));
        } catch (IOException e) {
            throw new CommandRefusedException(describe(e));
        }
    }

    /// Waits for the outcome of a use case.
    static <T> T await(Consumer<Consumer<TaskOutcome<T>>> work) throws IOException {
        CompletableFuture<TaskOutcome<T>> answer = new CompletableFuture<>();
        work.accept(answer::complete);
        return switch (answer.join()) {
            case TaskOutcome.TaskDone<T>(T value) -> value;
            case TaskOutcome.TaskFailed<T>(IOException cause) -> throw cause;
            case TaskOutcome.TaskFailed<T>(RuntimeException cause) -> throw cause;
            case TaskOutcome.TaskFailed<T>(Throwable cause) -> throw new IllegalStateException(cause);
            case TaskOutcome.TaskCancelled<T>() -> throw new CommandRefusedException("It was cancelled.");
        };
    }

    /// What a failure means, for the user.
    String describe(LibraryException e) {
        return switch (e.kind()) {
            case IN_USE ->
                "Saywell's window has this data folder open. Close it and try again, or use"
                        + " another folder with --data.";
            case NOT_WRITABLE -> HomeFolder.notWritable(home());
            case READ_ONLY ->
                "The data folder "
                        + home()
                        + " cannot be written to, so it is only read. Nothing was changed. Reading, exporting, and a"
                        + " backup to another disk work. To change something, give this user the right to write"
                        + " there, or restore a backup on another disk.";
            case DISK_FULL ->
                "The disk of the data folder "
                        + home()
                        + " is full. What was saved before is safe. Free some space, and try"
                        + " again.";
            case KEY_MISSING ->
                "The library is encrypted, and its key is not on this computer. Nothing was"
                        + " changed. Enter the recovery phrase with saywell library unlock.";
            case EMPTIED, DAMAGED -> withNewestCopy(e.kind());
            case NEWER -> withCopyBeforeUpdate();
            case NETWORK_DRIVE ->
                "The data folder "
                        + home()
                        + " lies on a network drive, where a database is damaged sooner or"
                        + " later. Nothing was changed. Use a folder on a disk of this"
                        + " computer.";
            case FOREIGN ->
                "The folder "
                        + home()
                        + " holds files of something else, also under names that Saywell uses."
                        + " Nothing was changed. Use an empty folder, or a new one.";
            case LOCKED ->
                "Another program, such as one that makes backups, holds the library. Nothing was changed. Try again"
                        + " shortly.";
            case RECORDING_MISSING ->
                "The file of a recording is missing or was changed. Everything else is safe. A backup may still have"
                        + " it.";
            case UNREADABLE ->
                "The disk of the data folder "
                        + home()
                        + " could not be read. See that it is connected, and try again. If it fails again, copy the"
                        + " folder to another disk.";
            case POLICY ->
                "The policy file of your school cannot be used, and there is no library yet. Nothing was changed."
                        + " saywell policy says what is wrong.";
            case INTERNAL ->
                "Something went wrong in Saywell. What was saved before is safe. Try again; if it fails again, ask for"
                        + " help with the code "
                        + e.kind().code()
                        + ".";
        };
    }

    private String withNewestCopy(LibraryException.LibraryFailureKind kind) {
        String what = kind == LibraryException.LibraryFailureKind.EMPTIED
                ? "The database of the data folder is missing or empty, but its recordings"
                        + " or copies are there. Nothing was changed. "
                : "The database of the data folder is damaged. Nothing was changed. ";
        try {
            return what
                    + BackupRestorer.newestGoodCopy(home(), LocalDate.now(ZoneId.systemDefault()))
                            .map(copy -> "The newest good copy is "
                                    + copy
                                    + "; saywell restore --newest-copy puts it in"
                                    + " place.")
                            .orElse("There is no copy of it; restore a backup.");
        } catch (IOException e) {
            return what + "The copies could not be read.";
        }
    }

    private String withCopyBeforeUpdate() {
        String what = "A newer version of Saywell wrote the data folder. Nothing was changed. ";
        try {
            return what
                    + new ClosedLibrary(home())
                            .copyBeforeUpdate()
                            .map(copy -> "Use that version, or go back: the copy from before the"
                                    + " update is "
                                    + copy.file()
                                    + "; saywell restore --before-update puts it in"
                                    + " place.")
                            .orElse("Use that version.");
        } catch (IOException e) {
            return what + "Use that version; the copies could not be read.";
        }
    }

    private static String describe(PackException e) {
        return "It was not imported, and nothing was changed: " + e.getMessage() + ".";
    }

    private static String describe(IOException e) {
        if (e instanceof UnreadableTextException) {
            return "Nothing was changed: " + e.getMessage() + ".";
        }
        if (LibraryException.of(e).kind() == LibraryException.LibraryFailureKind.DISK_FULL) {
            return "The disk is full, and the file was not written. What was saved before is safe."
                    + " Free some space, and try again.";
        }
        return e instanceof java.nio.file.NoSuchFileException
                ? "There is no file " + e.getMessage() + "."
                : FileSentence.of(e);
    }
}
