package app.saywell.desk.shell.start;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.time.Duration;
import java.util.function.Supplier;

/// Ends the process of a closed window, whatever still runs in it: a call of the engine, an answer of a far service, a
/// device that does not let go. What is on the disk holds after a power cut, so it holds after this.
final class EndOfProcess {
    /// How long an orderly end may take. The process is to be gone two seconds after the window was closed; the rest is
    /// for what is told before and for the last changes.
    static final Duration LIMIT = Duration.ofMillis(800);

    /// How long everything may take from when somebody asks to close the window: also a take that is still being
    /// stored, a window that does not go, or a change on a disk that does not answer. What is not stored by then is
    /// undone at the next start, as after a power cut; marks of teachers are kept for it.
    static final Duration AT_LATEST = Duration.ofMillis(1_900);

    /// When what is to be kept of it is written: no sooner than an orderly end takes, and with time for a small file.
    static final Duration KEPT = Duration.ofMillis(1_300);

    /// Who ends the process.
    enum ProcessEnd {
        /// The system alone. The virtual machine, asked to halt, first waits until all its threads have stopped, of
        /// which those of models have the lowest priority, a third of a second for what runs outside Java, and
        /// up to ten seconds for methods that are being compiled.
        BY_SYSTEM,
        /// The virtual machine, once it has written what it was told to write at its end, such as an ahead-of-time
        /// cache.
        BY_MACHINE
    }

    private EndOfProcess() {}

    /// Ends the process after [#AT_LATEST], whatever does not end until then.
    ///
    /// @param keeping is made at once, because that takes time, begun after [#KEPT], and not waited for
    static void atLatest(Supplier<Runnable> keeping, ProcessEnd end) {
        after(AT_LATEST, () -> {}, end);
        long asked = System.nanoTime();
        Thread.ofPlatform().daemon().name("keeps-for-next-start").start(() -> {
            Runnable made = keeping.get();
            sleep(KEPT.minusNanos(System.nanoTime() - asked));
            made.run();
        });
    }

    /// Ends the process after a time, unless it has ended before.
    ///
    /// @param lastWork what is waited for even then: changes that the user has seen made
    static void after(Duration time, Runnable lastWork, ProcessEnd end) {
        Thread.ofPlatform().daemon().name("end-of-process").start(() -> {
            Runnable ending = end == ProcessEnd.BY_SYSTEM ? bySystem() : EndOfProcess::halt;
            sleep(time);
            try {
                lastWork.run();
            } finally {
                ending.run();
            }
        });
    }

    private static void sleep(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Runnable bySystem() {
        if (System.getProperty("os.name", "").startsWith("Windows")) {
            return EndOfProcess::halt; // nothing else was tried there
        }
        try {
            Linker linker = Linker.nativeLinker();
            MethodHandle exit = linker.downcallHandle(
                    linker.defaultLookup().find("_exit").orElseThrow(),
                    FunctionDescriptor.ofVoid(ValueLayout.JAVA_INT));
            return () -> exit(exit);
        } catch (RuntimeException | LinkageError e) {
            return EndOfProcess::halt;
        }
    }

    private static void exit(MethodHandle exit) {
        try {
            exit.invokeExact(0);
        } catch (Throwable e) {
            halt();
        }
    }

    private static void halt() {
        Runtime.getRuntime().halt(0);
    }
}
