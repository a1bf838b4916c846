package app.saywell.desk.shell.console;

import java.time.Duration;
import java.util.function.Supplier;

/// Shows on standard error that long work is still running; shows nothing for work that ends within
/// two seconds.
public final class ConsoleProgress {
    private static final Duration INITIAL_DELAY = Duration.ofSeconds(2);

    private ConsoleProgress() {}

    /// Runs the work on this thread. After two seconds it prints the activity and then the elapsed
    /// seconds.
    public static <T> T during(String activity, Supplier<T> work) {
        Thread reporter = Thread.ofVirtual().name("progress").start(() -> showProgress(activity));
        try {
            return work.get();
        } finally {
            reporter.interrupt();
        }
    }

    private static void showProgress(String activity) {
        long began = System.nanoTime();
        boolean terminal = System.console() != null && System.console().isTerminal();
        try {
            Thread.sleep(INITIAL_DELAY);
            System.err.println(activity + " ...");
            while (terminal) {
                Thread.sleep(Duration.ofSeconds(1));
                long seconds = Duration.ofNanos(System.nanoTime() - began).toSeconds();
                System.err.print("\r" + seconds + " s");
                System.err.flush();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
