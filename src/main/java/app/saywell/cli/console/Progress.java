package app.saywell.cli.console;

import java.time.Duration;
import java.util.function.Supplier;

/// Shows on standard error that long work goes on: nothing for what is done within a moment.
public final class Progress {
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private Progress() {}

    /// Does the work on this thread; after two seconds says what it is, and then how long it takes.
    public static <T> T during(String what, Supplier<T> work) {
        Thread teller = Thread.ofVirtual().name("progress").start(() -> tell(what));
        try {
            return work.get();
        } finally {
            teller.interrupt();
        }
    }

    private static void tell(String what) {
        long began = System.nanoTime();
        boolean terminal = System.console() != null && System.console().isTerminal();
        try {
            Thread.sleep(PATIENCE);
            System.err.println(what + " ...");
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
