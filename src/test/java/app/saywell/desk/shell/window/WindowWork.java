package app.saywell.desk.shell.window;

import app.saywell.speech.task.TaskRunner;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import javafx.application.Platform;

/// Counts the work in flight for windows: every read, edit and task, from its start until its
/// answer was handled on the UI thread. While nothing is in flight, a window changes only by what
/// its user, its microphone or a timer does.
public final class WindowWork {
    /// Runs work on the UI thread, and counts it.
    public static final Executor ON_UI_THREAD = counted(Platform::runLater);

    private static final Object LOCK = new Object();
    private static int inFlight;
    private static long ended;

    private WindowWork() {}

    /// Runs tasks as the application does, and counts them.
    public static TaskRunner taskRunner() {
        return new TaskRunner(counted(Executors.newVirtualThreadPerTaskExecutor()), ON_UI_THREAD);
    }

    /// An executor whose work counts until it has run. An answer that work gives to another counted
    /// executor counts before that work ends.
    static Executor counted(Executor executor) {
        return work -> {
            begin();
            try {
                executor.execute(() -> {
                    try {
                        work.run();
                    } finally {
                        end();
                    }
                });
            } catch (RuntimeException e) { // it will not run
                end();
                throw e;
            }
        };
    }

    /// Whether nothing is in flight.
    static boolean isSettled() {
        synchronized (LOCK) {
            return inFlight == 0;
        }
    }

    /// How many pieces of work are in flight.
    static int inFlight() {
        synchronized (LOCK) {
            return inFlight;
        }
    }

    /// Waits until nothing is in flight. Returns false where no work ended for as long as
    /// `patience`: then something waits for the test itself.
    static boolean awaitSettled(Duration patience) {
        synchronized (LOCK) {
            while (inFlight > 0) {
                long before = ended;
                long end = System.nanoTime() + patience.toNanos();
                while (inFlight > 0 && ended == before) {
                    long left = (end - System.nanoTime()) / 1_000_000;
                    if (left <= 0) {
                        return false;
                    }
                    waitFor(left);
                }
            }
            return true;
        }
    }

    private static void waitFor(long millis) {
        try {
            LOCK.wait(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for a window", e);
        }
    }

    private static void begin() {
        synchronized (LOCK) {
            inFlight++;
        }
    }

    private static void end() {
        synchronized (LOCK) {
            inFlight--;
            ended++;
            LOCK.notifyAll();
        }
    }
}
