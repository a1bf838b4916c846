package app.saywell.cli.console;

import app.saywell.cli.RefusedException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Files that commands write: whole or not at all.
public final class Output {
    private Output() {}

    /// Writes text in UTF-8; folders that are missing are made.
    ///
    /// @throws RefusedException if it cannot be written
    public static void write(Path file, String text) {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /// Writes bytes; folders that are missing are made.
    ///
    /// @throws RefusedException if they cannot be written
    public static void write(Path file, byte[] bytes) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Files.write(file, bytes);
        } catch (IOException e) {
            throw new RefusedException(file + " cannot be written: " + e.getMessage());
        }
    }
}
