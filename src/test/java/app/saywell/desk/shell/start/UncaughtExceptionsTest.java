package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a process does with an exception that nothing catches.
class UncaughtExceptionsTest {
    @TempDir
    Path folder;

    @Test
    void writesTheClassAndThePlaceOnceAndNoMessage() throws IOException, InterruptedException {
        Path shown = folder.resolve("shown");
        Path listed = folder.resolve("listed");
        run(FailingProgram.class, shown, listed);
        String program = FailingProgram.class.getName();
        assertThat(Files.readString(shown)).doesNotContain("secret", "\tat ");
        assertThat(Files.readAllLines(shown))
                .hasSize(2)
                .anyMatch(line ->
                        line.contains("at " + program + ".divide:") && line.endsWith("(java.lang.ArithmeticException)"))
                .anyMatch(line -> line.contains("at " + program + ".refuse:")
                        && line.endsWith("(java.lang.IllegalStateException)"));
        assertThat(Files.readString(listed))
                .contains(program + ".divide", program + ".refuse")
                .doesNotContain("secret");
    }

    @Test
    void everyProcessWatchesThem() throws IOException, InterruptedException {
        Path listed = folder.resolve("listed");
        run(RefusedCommand.class, folder.resolve("shown"), listed);
        assertThat(Files.readString(listed)).contains(UncaughtExceptions.class.getName());
    }

    @Test
    void tellsWhoListensEachTimeAlsoWhereAnotherListenerFails() {
        UncaughtExceptions uncaught = new UncaughtExceptions();
        AtomicInteger told = new AtomicInteger();
        uncaught.subscribe(() -> {
            throw new IllegalStateException("a listener");
        });
        uncaught.subscribe(told::incrementAndGet).close();
        uncaught.subscribe(told::incrementAndGet);
        ArithmeticException failure = new ArithmeticException("of a test");
        uncaught.uncaughtException(Thread.currentThread(), failure);
        uncaught.uncaughtException(Thread.currentThread(), failure);
        assertThat(told).hasValue(2);
    }

    private static void run(Class<?> program, Path shown, Path listed) throws IOException, InterruptedException {
        new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin/java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-classpath",
                        System.getProperty("java.class.path"),
                        program.getName())
                .redirectError(shown.toFile())
                .redirectOutput(listed.toFile())
                .start()
                .waitFor();
    }

    /// Fails on threads of both kinds, twice at the same place.
    static final class FailingProgram {
        private FailingProgram() {}

        public static void main(String[] args) throws InterruptedException {
            LogConfiguration.install();
            UncaughtExceptions.watch();
            for (int i = 0; i < 2; i++) {
                Thread.ofPlatform().start(() -> divide(0)).join();
                Thread.ofVirtual().start(FailingProgram::refuse).join();
            }
            System.out.println(RecentWarnings.list());
        }

        private static int divide(int divisor) {
            return 1 / divisor;
        }

        private static void refuse() {
            throw new IllegalStateException("secret");
        }
    }

    /// Says who watches when the program ends.
    static final class RefusedCommand {
        private RefusedCommand() {}

        public static void main(String[] args) {
            Runtime.getRuntime()
                    .addShutdownHook(new Thread(() -> System.out.println(Thread.getDefaultUncaughtExceptionHandler())));
            Main.main(new String[] {"no-such-command"});
        }
    }
}
