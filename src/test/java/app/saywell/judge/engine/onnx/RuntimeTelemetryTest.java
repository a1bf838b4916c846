package app.saywell.judge.engine.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// What ONNX Runtime would report of its users never comes into being. It keeps its events and a
/// device number in `.cache/Microsoft` of the home folder before it sends them.
class RuntimeTelemetryTest {
    @Test
    @EnabledOnOs(OS.LINUX)
    void leavesNothingInTheHomeFolder(@TempDir Path home) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+UseSerialGC",
                "-classpath",
                System.getProperty("java.class.path"),
                OpenedModelProgram.class.getName(),
                Path.of("assets/models/ear/ear-spoken.onnx").toAbsolutePath().toString());
        builder.redirectErrorStream(true).environment().put("HOME", home.toString());
        builder.environment().remove(RuntimeTelemetry.VARIABLE);
        builder.environment().remove("XDG_CACHE_HOME");
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(said).contains("inputs ");
        assertThat(process.exitValue()).isZero();
        try (Stream<Path> files = Files.walk(home)) {
            assertThat(files.filter(Files::isRegularFile)).isEmpty();
        }
    }
}
