package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A minute of noise, ten minutes of silence and ten minutes of speech do not exhaust the service,
/// and another caller is answered meanwhile. Only with `-Ddeep=true`, because it takes minutes.
class StrangeSoundsTest {
    private static final String HEAP = "-Xmx700m";

    @TempDir
    private Path folder;

    @Test
    void theyAreAnsweredOrRefusedWithinTheHeap() throws Exception {
        assumeTrue(Boolean.getBoolean("deep"), "takes minutes");
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        HEAP,
                        "-XX:+ExitOnOutOfMemoryError",
                        "-XX:+UseSerialGC",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        StrangeSoundsProgram.class.getName(),
                        folder.toString(),
                        "noise",
                        "silence",
                        "ten-minutes"))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        assertThat(output).contains("noise 200", "silence 200").containsPattern("ten-minutes (200|504)");
        // The other caller's sentence is another one, so that being heard and refused is served.
        assertThat(output.lines().filter(line -> !line.matches("\\S+ \\d+ (200|400|422) \\S+")))
                .isEmpty();
    }
}
