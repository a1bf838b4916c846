package app.saywell.desk.store.file;

import app.saywell.desk.store.database.DurableFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The names that files have while they are written where users save them, by which those that a killed process
/// left are known.
///
/// A name tells nothing of what will be in the file, and no other process gives it.
public final class UnfinishedFiles {
    private static final String BEGINNING = ".saywell-";
    private static final String END = ".part";
    private static final String PROCESS = UUID.randomUUID().toString();
    private static final AtomicLong NUMBER = new AtomicLong();
    private static final List<Consumer<Path>> LISTENERS = new CopyOnWriteArrayList<>();

    private UnfinishedFiles() {}

    /// A file or folder beside another one, which takes its place when it is finished.
    public static Path beside(Path file) {
        Path part = file.resolveSibling(BEGINNING + PROCESS + "-" + NUMBER.incrementAndGet() + END);
        Path folder = part.toAbsolutePath().getParent();
        if (folder != null) {
            LISTENERS.forEach(listener -> listener.accept(folder));
        }
        return part;
    }

    /// What all names have in common that this process gives.
    public static String process() {
        return PROCESS;
    }

    /// Adds who is told of the folder before each such file lies in it, and may not throw.
    public static void listen(Consumer<Path> listener) {
        LISTENERS.add(listener);
    }

    /// The reverse of [#listen].
    public static void unlisten(Consumer<Path> listener) {
        LISTENERS.remove(listener);
    }

    /// Deletes what a process left in a folder.
    ///
    /// @param process as [#process] told it then
    /// @throws IOException if something could not be deleted
    public static void delete(String process, Path folder) throws IOException {
        List<Path> left;
        try (Stream<Path> files = Files.list(folder)) {
            left = files.filter(file -> isOf(process, String.valueOf(file.getFileName())))
                    .toList();
        }
        for (Path file : left) {
            DurableFiles.deleteTree(file);
        }
    }

    private static boolean isOf(String process, String name) {
        return name.startsWith(BEGINNING + process + "-") && name.endsWith(END);
    }
}
