package app.saywell.desk.store.database;

import app.saywell.speech.installation.InstalledSqliteDriver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/// Where the database driver finds its native part: in the folder `native` of the installation, or,
/// where there is none, unpacked into a folder of the user's in the temporary folder. A crash
/// leaves a megabyte there, which the next start removes.
final class NativeDriverFolder {
    private static final String PROPERTY = "org.sqlite.tmpdir";
    private static final Duration UNPACKING = Duration.ofMinutes(1);

    private NativeDriverFolder() {}

    /// Chooses the folder and cleans it, once a process. Without it the driver uses the temporary
    /// folder itself.
    static synchronized void prepare() {
        if (InstalledSqliteDriver.use() || System.getProperty(PROPERTY) != null) {
            return;
        }
        try {
            Path folder = OwnTemporaryFolder.create(OwnTemporaryFolder.path());
            sweep(folder);
            System.setProperty(PROPERTY, folder.toString());
        } catch (IOException e) {
            System.getLogger(NativeDriverFolder.class.getName())
                    .log(System.Logger.Level.DEBUG, "the driver uses the temporary folder", e);
        }
    }

    // A library in use stays usable on Unix after its file is deleted, and cannot be deleted on
    // Windows. One that is being unpacked is left.
    private static void sweep(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.list(folder)) {
            files = found.toList();
        }
        Instant before = Instant.now().minus(UNPACKING);
        for (Path file : files) {
            try {
                if (Files.getLastModifiedTime(file).toInstant().isBefore(before)) {
                    Files.delete(file);
                }
            } catch (IOException e) {
                // in use, or deleted by another process
            }
        }
    }
}
