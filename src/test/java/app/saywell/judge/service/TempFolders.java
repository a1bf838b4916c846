package app.saywell.judge.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/// Temporary folders that several tests share; they are deleted when the JVM ends.
public final class TempFolders {
    private TempFolders() {}

    /// An empty folder that is deleted when the JVM ends.
    public static Path create(String name) throws IOException {
        Path folder = Files.createTempDirectory(name);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
        return folder;
    }

    /// Deletes a folder with its content, as far as possible.
    public static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            System.err.println("left behind: " + folder);
        }
    }
}
