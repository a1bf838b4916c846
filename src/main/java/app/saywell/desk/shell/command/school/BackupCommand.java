package app.saywell.desk.shell.command.school;

import app.saywell.desk.privacy.backup.BackupException;
import app.saywell.desk.privacy.backup.BackupService;
import app.saywell.desk.shell.console.ConsoleProgress;
import app.saywell.desk.shell.console.OverwriteOption;
import app.saywell.desk.shell.start.CommandRefusedException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Writes a backup of the whole library to one file.
@Command(
        name = "backup",
        description = "Writes an encrypted backup of everything to one file and verifies it. The first one prints the"
                + " 24 words that open it on another computer.")
public final class BackupCommand implements Callable<Integer> {
    @Mixin
    private LibraryOptions library;

    @Mixin
    private OverwriteOption overwrite;

    @Parameters(paramLabel = "FILE", description = "The backup file, such as everything.saywell.")
    private Path file;

    @Option(names = "--words", description = "Shows the 24 words that open the backups, also after the first one.")
    private boolean showsWords;

    @Override
    public Integer call() {
        overwrite.check(file);
        try {
            return backUp();
        } catch (BackupException e) {
            throw new CommandRefusedException(
                    e.kind() == BackupException.BackupFailureKind.INCOMPLETE
                            ? "The backup was written"
                                    + e.writtenBeside()
                                            .map(beside -> " to " + beside + ", and " + file + " stays as it was")
                                            .orElse("")
                                    + ", but it is not complete: "
                                    + e.getMessage()
                                    + "."
                            : "No backup was written: what was read back is not what was written. Everything in the"
                                    + " library is safe. Use another disk.");
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
            printWords(practice.backups());
            return 0;
        });
    }

    private void printWords(BackupService backups) {
        List<String> words = showsWords ? backups.words() : backups.wordsNotOnPaper();
        if (!words.isEmpty()) {
            System.out.println("Backups are encrypted. Keep these 24 words on paper, where neither the computer nor the"
                    + " backups are: without them and without this computer nobody can open one.");
            System.out.print(LibraryCommand.table(words));
            backups.confirmWords();
        }
    }
}
