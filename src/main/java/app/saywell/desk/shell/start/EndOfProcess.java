package app.saywell.desk.shell.start;

import java.time.Duration;

/// Ends the process of a closed window, whatever still runs in it: a call of the engine, an answer of a far service, a
/// device that does not let go. What is on the disk holds after a power cut, so it holds after this.
final class EndOfProcess {
    /// How long an orderly end may take. The process is to be gone two seconds after the window was closed; the rest is
    /// for what is told before and for the last changes.
    static final Duration LIMIT = Duration.ofMillis(800);

    private EndOfProcess() {}

    /// Halts the process after a time, unless it has ended before.
    ///
    /// @param lastWork what is waited for even then: changes that the user has seen made
    static void after(Duration time, Runnable lastWork) {
        Thread.ofPlatform().daemon().name("end-of-process").start(() -> {
            try {
                Thread.sleep(time);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            try {
                lastWork.run();
            } finally {
                Runtime.getRuntime().halt(0);
            }
        });
    }
}
