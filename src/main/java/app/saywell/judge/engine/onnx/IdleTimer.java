package app.saywell.judge.engine.onnx;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// The clock and the timer that close sessions after an idle time-out.
public interface IdleTimer {
    /// Nanoseconds from some moment on, never running backwards.
    long nanos();

    /// Runs something once, when so much time has passed.
    void run(Duration delay, Runnable action);

    private static void runOrLog(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            System.getLogger(IdleTimer.class.getName())
                    .log(System.Logger.Level.WARNING, "idle models could not be closed", e);
        }
    }

    /// The clock of the system, with a thread of its own that does not keep the program alive.
    static IdleTimer ofSystem() {
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("idle-models").factory());
        return new IdleTimer() {
            @Override
            public long nanos() {
                return System.nanoTime();
            }

            @Override
            @SuppressWarnings("FutureReturnValueIgnored") // nobody waits for it
            public void run(Duration delay, Runnable action) {
                timer.schedule(() -> runOrLog(action), delay.toNanos(), TimeUnit.NANOSECONDS);
            }
        };
    }
}
