package app.saywell.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/// Folders that live as long as the JVM, for what several tests share.
public final class TempFolders {
    private TempFolders() {}

    /// An empty folder that is gone when the JVM ends.
    public static Path create(String name) throws IOException {
        Path folder = Files.createTempDirectory(name);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
        return folder;
    }

    /// Deletes a folder with all that is in it, as far as that goes.
    public static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            System.err.println("left behind: " + folder);
        }
    }
}
