package app.saywell.desk.shell.start;

import app.saywell.speech.installation.PrivateFiles;
import java.io.IOException;
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
import org.jspecify.annotations.Nullable;

/// Passes files that the file manager opens to the instance that is already running. A second start
/// writes the path to the data folder and ends; the running instance reads it from there.
final class SingleInstanceInbox implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(SingleInstanceInbox.class.getName());
    private static final Duration POLL_INTERVAL = Duration.ofMillis(300);
    private static final String REQUEST_SUFFIX = ".path";

    private final Path folder;
    private final Consumer<Path> fileOpener;
    private final Thread poller;
    private volatile boolean closed;

    private SingleInstanceInbox(Path folder, Consumer<Path> fileOpener) {
        this.folder = folder;
        this.fileOpener = fileOpener;
        poller = Thread.ofVirtual().name("open-requests").unstarted(this::poll);
    }

    /// Starts to poll for requests. Old requests are deleted.
    ///
    /// @param fileOpener called with the path of each file, on a thread of its own
    static SingleInstanceInbox listen(Path home, Consumer<Path> fileOpener) throws IOException {
        Path folder = folder(home);
        PrivateFiles.createFolder(folder);
        for (Path old : requests(folder)) {
            Files.deleteIfExists(old);
        }
        SingleInstanceInbox inbox = new SingleInstanceInbox(folder, fileOpener);
        inbox.poller.start();
        return inbox;
    }

    /// Asks the running instance with this data folder to open a file.
    ///
    /// @return whether it accepted the request in time; if not, the request is deleted
    static boolean handOver(Path home, Path file, Duration timeout) throws IOException {
        Path folder = folder(home);
        PrivateFiles.createFolder(folder);
        String name = UUID.randomUUID().toString();
        Path temporary =
                Files.writeString(folder.resolve(name), file.toAbsolutePath().toString());
        Path request = Files.move(temporary, folder.resolve(name + REQUEST_SUFFIX), StandardCopyOption.ATOMIC_MOVE);
        long deadline = System.nanoTime() + timeout.toNanos();
        while (Files.exists(request) && System.nanoTime() < deadline) {
            LockSupport.parkNanos(POLL_INTERVAL.toNanos() / 4);
        }
        return !Files.deleteIfExists(request);
    }

    private void poll() {
        boolean told = false;
        while (!closed) {
            try {
                requests(folder).forEach(this::openRequested);
                told = false;
            } catch (IOException | RuntimeException e) { // the next request may be read again
                if (!told) {
                    LOG.log(System.Logger.Level.WARNING, "requests to open a file cannot be read", e);
                }
                told = true;
            }
            LockSupport.parkNanos(POLL_INTERVAL.toNanos());
        }
    }

    private void openRequested(Path request) {
        Path file = read(request);
        if (file != null) {
            fileOpener.accept(file);
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
            return files.filter(file -> file.toString().endsWith(REQUEST_SUFFIX))
                    .sorted()
                    .toList();
        }
    }

    private static Path folder(Path home) {
        return home.resolve("open");
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(poller);
    }
}
