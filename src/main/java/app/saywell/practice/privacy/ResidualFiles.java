package app.saywell.practice.privacy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Deletes files that were derived from recordings.
final class ResidualFiles {
    private ResidualFiles() {}

    /// Deletes files below a folder whose name contains the hash of a recording.
    static void eraseByHash(Path folder, String hash) {
        delete(folder, file -> String.valueOf(file.getFileName()).contains(hash));
    }

    /// Deletes unfinished recordings of a learner. Their names contain the learner's id.
    static void eraseUnfinished(Path folder, long learnerId) {
        delete(
                folder,
                file ->
                        String.valueOf(file.getFileName())
                                .matches("\\d+-" + learnerId + "-\\d+\\..*"));
    }

    /// Deletes all files below a folder.
    static void eraseAll(Path folder) {
        delete(folder, file -> true);
    }

    private static void delete(Path folder, Predicate<Path> wanted) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> found = files.filter(Files::isRegularFile).filter(wanted).toList();
            for (Path file : found) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
