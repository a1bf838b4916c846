package app.saywell.cli.command.school;

import app.saywell.cli.console.Progress;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/// Everything into one file.
@Command(
        name = "backup",
        description = "Writes everything into one file, and reads it back to be sure.")
public final class BackupCommand implements Callable<Integer> {
    @Mixin private LibraryOptions library;

    @Parameters(paramLabel = "FILE", description = "Where to, such as everything.saywell.")
    private Path file;

    @Override
    public Integer call() {
        return library.with(
                practice -> {
                    Path written =
                            Progress.during(
                                    "Writing the backup",
                                    () -> {
                                        try {
                                            return LibraryOptions.<Path>answer(
                                                    answer ->
                                                            practice.backUp(
                                                                    file,
                                                                    (done, all) -> {},
                                                                    answer));
                                        } catch (IOException e) {
                                            throw new UncheckedIOException(e);
                                        }
                                    });
                    System.out.println(written);
                    return 0;
                });
    }
}
