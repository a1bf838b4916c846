package app.saywell.cli.command.school;

import app.saywell.cli.CommandRefusedException;
import app.saywell.cli.console.ConsoleProgress;
import app.saywell.cli.console.OverwriteOption;
import app.saywell.practice.backup.BackupException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Writes a backup of the whole library to one file.
@Command(name = "backup", description = "Writes a backup of everything to one file and verifies it.")
public final class BackupCommand implements Callable<Integer> {
    @Mixin
    private LibraryOptions library;

    @Mixin
    private OverwriteOption overwrite;

    @Parameters(paramLabel = "FILE", description = "The backup file, such as everything.saywell.")
    private Path file;

    @Override
    public Integer call() {
        overwrite.check(file);
        try {
            return backUp();
        } catch (BackupException e) {
            throw new CommandRefusedException(
                    "The backup was written, but it is not complete: " + e.getMessage() + ".");
        }
    }

    private int backUp() {
        return library.withLibrary(practice -> {
            Path written = ConsoleProgress.during("Writing the backup", () -> {
                try {
                    return LibraryOptions.<Path>await(
                            answer -> practice.backups().create(file, (done, all) -> {}, answer));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            System.out.println(written);
            return 0;
        });
    }
}
