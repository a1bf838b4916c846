package app.saywell.cli;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Files that the file manager wants opened while the window is there already: the second start
/// leaves the path in the data folder and ends, the one that runs takes it from there.
final class OpenRequests implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(OpenRequests.class.getName());
    private static final Duration LOOK = Duration.ofMillis(300);
    private static final String ENDING = ".path";

    private final Path folder;
    private final Consumer<Path> open;
    private final Thread looking;
    private volatile boolean closed;

    private OpenRequests(Path folder, Consumer<Path> open) {
        this.folder = folder;
        this.open = open;
        looking = Thread.ofVirtual().name("open-requests").unstarted(this::look);
    }

    /// Takes what second starts leave; what lay there before is of no use to anybody any more.
    ///
    /// @param open is called on a thread of its own with the path of each file
    static OpenRequests take(Path home, Consumer<Path> open) throws IOException {
        Path folder = Files.createDirectories(folder(home));
        for (Path old : requests(folder)) {
            Files.deleteIfExists(old);
        }
        OpenRequests requests = new OpenRequests(folder, open);
        requests.looking.start();
        return requests;
    }

    /// Asks the Saywell that has this data folder to open a file.
    ///
    /// @return whether it took the request within that time; if not, nothing is left behind
    static boolean hand(Path home, Path file, Duration patience) throws IOException {
        Path folder = Files.createDirectories(folder(home));
        String name = UUID.randomUUID().toString();
        Path part = Files.writeString(folder.resolve(name), file.toAbsolutePath().toString());
        Path request =
                Files.move(part, folder.resolve(name + ENDING), StandardCopyOption.ATOMIC_MOVE);
        long end = System.nanoTime() + patience.toNanos();
        while (Files.exists(request) && System.nanoTime() < end) {
            LockSupport.parkNanos(LOOK.toNanos() / 4);
        }
        return !Files.deleteIfExists(request);
    }

    private void look() {
        while (!closed) {
            try {
                requests(folder).forEach(this::answer);
            } catch (UncheckedIOException | IOException e) {
                LOG.log(System.Logger.Level.WARNING, "requests to open a file are not seen", e);
                return;
            }
            LockSupport.parkNanos(LOOK.toNanos());
        }
    }

    private void answer(Path request) {
        Path file = read(request);
        if (file != null) {
            open.accept(file);
        }
    }

    private static @Nullable Path read(Path request) {
        try {
            String path = Files.readString(request);
            return Files.deleteIfExists(request) ? Path.of(path) : null;
        } catch (IOException | InvalidPathException withdrawn) {
            return null;
        }
    }

    private static List<Path> requests(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ENDING)).sorted().toList();
        }
    }

    private static Path folder(Path home) {
        return home.resolve("open");
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(looking);
    }
}
