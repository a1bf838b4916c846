package app.saywell.desk.shell.console;

import app.saywell.desk.shell.failure.FileSentence;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.desk.store.file.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Writes the output files of commands.
public final class OutputFile {
    private OutputFile() {}

    /// Writes text in UTF-8 and creates missing folders.
    ///
    /// @throws CommandRefusedException if it cannot be written
    public static void write(Path file, String text) {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /// Writes bytes and creates missing folders. The file is written whole, or left as it was.
    ///
    /// @throws CommandRefusedException if they cannot be written
    public static void write(Path file, byte[] bytes) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            WholeFile.write(file, out -> out.write(bytes));
        } catch (IOException e) {
            throw new CommandRefusedException(FileSentence.unwritten(file, e));
        }
    }
}
