package app.saywell.desk.shell.start;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;

/// Is told to end while work runs that nothing stops, with a change that is still being made.
final class EndlessProgram {
    private EndlessProgram() {}

    public static void main(String[] arguments) {
        Path done = Path.of(arguments[0]);
        EndOfProcess.after(
                EndOfProcess.LIMIT,
                () -> {
                    try {
                        Files.writeString(done, "the last change");
                    } catch (java.io.IOException e) {
                        throw new java.io.UncheckedIOException(e);
                    }
                },
                EndOfProcess.ProcessEnd.valueOf(arguments[1]));
        while (true) {
            LockSupport.parkNanos(1_000_000_000L);
        }
    }
}
