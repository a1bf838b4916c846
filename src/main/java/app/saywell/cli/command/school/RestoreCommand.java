package app.saywell.cli.command.school;

import app.saywell.cli.RefusedException;
import app.saywell.cli.console.Progress;
import app.saywell.practice.backup.BackupException;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/// Everything back out of one file.
@Command(
        name = "restore",
        description =
                "Exchanges everything for what is in a backup. What was there before is kept in"
                        + " the folder backups of the data folder.")
public final class RestoreCommand implements Callable<Integer> {
    @Mixin private LibraryOptions library;

    @Parameters(paramLabel = "FILE", description = "The backup.")
    private Path file;

    @Override
    public Integer call() {
        try {
            library.with(
                    practice ->
                            Progress.during(
                                    "Reading the backup",
                                    () -> {
                                        try {
                                            return LibraryOptions.<Path>answer(
                                                    answer ->
                                                            practice.restore(
                                                                    file,
                                                                    (done, all) -> {},
                                                                    answer));
                                        } catch (IOException e) {
                                            throw new UncheckedIOException(e);
                                        }
                                    }));
        } catch (BackupException e) {
            throw new RefusedException(
                    "The backup is not whole, and nothing was changed: " + e.getMessage() + ".");
        }
        // Opened once more, the two change places.
        return library.with(
                practice -> {
                    int lessons = practice.lessons().all().size();
                    int classes = practice.classroom().classes().all().size();
                    System.out.printf("restored: %d lessons, %d classes%n", lessons, classes);
                    return 0;
                });
    }
}
