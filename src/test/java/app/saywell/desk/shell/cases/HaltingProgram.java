package app.saywell.desk.shell.cases;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// Runs a test program in a process of its own that halts itself at a chosen step, as a power
/// failure would.
public final class HaltingProgram {
    /// The exit code of a halt at the step.
    public static final int HALTED = 9;

    private HaltingProgram() {}

    /// Runs the program and waits.
    ///
    /// @return its exit code
    public static int run(Class<?> program, String... arguments) throws IOException, InterruptedException {
        List<String> command = Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-Xmx192m",
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "--enable-native-access=ALL-UNNAMED",
                                "-Dencrypted=" + Boolean.getBoolean("encrypted"),
                                "-cp",
                                System.getProperty("java.class.path"),
                                program.getName()),
                        Stream.of(arguments))
                .toList();
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (!process.waitFor(10, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new AssertionError("the program did not end");
        }
        return process.exitValue();
    }

    /// Halts if this is the step; a star at the end stands for any rest.
    public static void haltAt(String wanted, String step) {
        if (isAt(wanted, step)) {
            Runtime.getRuntime().halt(HALTED);
        }
    }

    /// Whether this is the step; a star at the end stands for any rest.
    public static boolean isAt(String wanted, String step) {
        return step.equals(wanted) || wanted.endsWith("*") && step.startsWith(wanted.replace("*", ""));
    }
}
