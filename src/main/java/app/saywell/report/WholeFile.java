package app.saywell.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Writes a file whole or not at all: a full disk leaves neither half of it nor takes away what was
/// there before.
public final class WholeFile {
    private WholeFile() {}

    /// What is written into a file.
    public interface Content {
        /// The stream is closed by the caller.
        void writeTo(OutputStream out) throws IOException;
    }

    /// Writes a new file, or replaces an existing one. A pipe or a terminal is written to as it is.
    public static void write(Path file, Content content) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            fill(file, content);
            return;
        }
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            fill(part, content);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static void fill(Path file, Content content) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            content.writeTo(out);
        }
    }
}
