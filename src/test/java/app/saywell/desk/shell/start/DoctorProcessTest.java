package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `saywell doctor` as a process of its own says what it found, and nothing beside it: with
/// `-Ddeep=true` and Xvfb also where there is a display.
class DoctorProcessTest {
    @TempDir
    private Path folder;

    @Test
    void warnsOfNothingWithoutADisplay() throws Exception {
        assertThat(doctor("")).contains("\"no_display\"");
    }

    @Test
    void warnsOfNothingWithADisplay() throws Exception {
        assumeTrue(Boolean.getBoolean("deep"), "part of the deep tests");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/Xvfb")), "Xvfb is missing");
        Process server = new ProcessBuilder("/usr/bin/Xvfb", "-displayfd", "1", "-nolisten", "tcp")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            String display = ":" + server.inputReader().readLine().strip();
            assertThat(doctor(display)).contains("\"software\"");
        } finally {
            server.destroy();
        }
    }

    private String doctor(String display) throws Exception {
        Path found = folder.resolve("found.json");
        Path warnings = folder.resolve("warnings");
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-Dprism.order=sw",
                "-classpath",
                System.getProperty("java.class.path"),
                "app.saywell.Main",
                "doctor",
                "--json");
        builder.environment().remove("WAYLAND_DISPLAY");
        builder.environment().put("DISPLAY", display);
        builder.environment().put("SAYWELL_HOME", folder.resolve("home").toString());
        builder.redirectOutput(found.toFile())
                .redirectError(warnings.toFile())
                .start()
                .waitFor();
        assertThat(warnings).isEmptyFile();
        return Files.readString(found, StandardCharsets.UTF_8);
    }
}
