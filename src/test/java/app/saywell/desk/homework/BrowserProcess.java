package app.saywell.desk.homework;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.stream.Stream;
import okhttp3.OkHttpClient;

/// A browser of the system that a test started, and the connections to it.
final class BrowserProcess implements AutoCloseable {
    private static final int MAX_START_SECONDS = 60;

    private final OkHttpClient http =
            new OkHttpClient.Builder().readTimeout(Duration.ofSeconds(60)).build();
    private final Process process;

    /// @param log receives what the browser prints
    BrowserProcess(List<String> command, Path log) throws IOException {
        process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
    }

    /// The first of these programs that can be run here.
    static Optional<Path> installed(String... programs) {
        return Stream.of(programs).map(Path::of).filter(Files::isExecutable).findFirst();
    }

    OkHttpClient http() {
        return http;
    }

    /// What the browser writes into a file when it can be connected to.
    static String awaitContent(Path file, Predicate<String> isComplete) throws IOException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(MAX_START_SECONDS);
        while (System.nanoTime() < deadline) {
            if (Files.exists(file) && isComplete.test(Files.readString(file))) {
                return Files.readString(file);
            }
            LockSupport.parkNanos(50_000_000);
        }
        throw new IOException("the browser did not start");
    }

    /// Ends the browser as `kill -9` does, with all its processes, and waits until it is gone.
    void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        close();
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        http.dispatcher().executorService().shutdown();
        http.connectionPool().evictAll();
    }
}
