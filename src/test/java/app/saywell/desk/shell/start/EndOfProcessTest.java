package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.start.EndOfProcess.ProcessEnd;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EndOfProcessTest {
    /// What the virtual machine prints where it ends the process itself.
    private static final String LAST_WORDS = "Native Memory Tracking";

    @TempDir
    Path folder;

    /// Nothing but the limit ends this program: without it the test waits for two minutes and fails.
    @ParameterizedTest
    @EnumSource(ProcessEnd.class)
    void whateverRunsIsEndedAfterTheLastChange(ProcessEnd end) throws Exception {
        Path done = folder.resolve("done");
        run(done, end);
        assertThat(done).hasContent("the last change");
        assertThat(EndOfProcess.LIMIT.toMillis()).isLessThanOrEqualTo(1_000);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theVirtualMachineIsNotWaitedFor() throws Exception {
        assertThat(run(folder.resolve("done"), ProcessEnd.BY_SYSTEM)).doesNotContain(LAST_WORDS);
        assertThat(run(folder.resolve("done"), ProcessEnd.BY_MACHINE)).contains(LAST_WORDS);
    }

    /// @return what it printed
    private String run(Path done, ProcessEnd end) throws IOException, InterruptedException {
        Path printed = folder.resolve("printed");
        Process program = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx192m",
                        "-XX:+UseSerialGC",
                        "-XX:+UnlockDiagnosticVMOptions",
                        "-XX:NativeMemoryTracking=summary",
                        "-XX:+PrintNMTStatistics",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        EndlessProgram.class.getName(),
                        done.toString(),
                        end.name())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        if (!program.waitFor(10, TimeUnit.MINUTES)) {
            program.destroyForcibly();
            throw new AssertionError("the program did not end");
        }
        assertThat(program.exitValue()).isZero();
        return Files.readString(printed);
    }
}
