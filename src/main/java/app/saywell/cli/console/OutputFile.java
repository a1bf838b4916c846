package app.saywell.cli.console;

import app.saywell.cli.CommandRefusedException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

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
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                Files.write(file, bytes); // a pipe or a terminal
            } else {
                writeWhole(file, bytes);
            }
        } catch (IOException e) {
            throw new CommandRefusedException(file + " cannot be written: " + e.getMessage());
        }
    }

    private static void writeWhole(Path file, byte[] bytes) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.write(part, bytes);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }
}
