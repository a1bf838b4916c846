package app.saywell.desk.shell.cases;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// Copies of folders, for tests that each change what was made once.
public final class FolderCopy {
    private FolderCopy() {}

    /// Copies a folder with all that is in it.
    ///
    /// @param to is not there yet
    public static void make(Path from, Path to) throws IOException {
        try (Stream<Path> paths = Files.walk(from)) {
            for (Path path : paths.toList()) {
                Files.copy(path, to.resolve(from.relativize(path).toString()));
            }
        }
    }
}
