package app.saywell.desk.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Answers that try to exhaust the client's memory or threads.
class HostileAnswersTest {
    /// What the program and its server need, plus 64 MB for the answers.
    private static final String HEAP = "-Xmx80m";

    @TempDir
    private Path folder;

    @Test
    void needNoMoreThan64MegabytesAndLeaveNoThread() throws Exception {
        Path output = folder.resolve("output");
        Process jvm = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        HEAP,
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-Djdk.trackAllThreads=true",
                        "-cp",
                        System.getProperty("java.class.path"),
                        HostileAnswersProgram.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try {
            assertThat(jvm.waitFor(10, TimeUnit.MINUTES)).isTrue();
        } finally {
            jvm.destroyForcibly();
        }
        assertThat(Files.readString(output)).endsWith("all taken\n");
        assertThat(jvm.exitValue()).isZero();
    }
}
