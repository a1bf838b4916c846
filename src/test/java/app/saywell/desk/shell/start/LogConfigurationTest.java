package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/// What a process of its own writes when something is logged.
class LogConfigurationTest {
    @TempDir
    Path folder;

    @Test
    void showsWarningsOfOurOwnAndOfLibrariesOnlyWhereTheyCameFrom() throws IOException, InterruptedException {
        Path shown = folder.resolve("shown");
        Path listed = folder.resolve("listed");
        new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin/java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-classpath",
                        System.getProperty("java.class.path"),
                        LoggingProgram.class.getName())
                .redirectError(shown.toFile())
                .redirectOutput(listed.toFile())
                .start()
                .waitFor();
        assertThat(Files.readAllLines(shown))
                .containsExactly(
                        "WARNING: our own",
                        "WARNING: a message of com.example is not shown" + " (java.lang.IllegalStateException)",
                        "WARNING: a message of org.example is not shown");
        assertThat(Files.readString(listed))
                .contains("app.saywell.Example", "a library", "IllegalStateException")
                .doesNotContain("secret", "our own", "example");
    }

    /// Logs what must be shown, and what must not.
    static final class LoggingProgram {
        private LoggingProgram() {}

        public static void main(String[] args) {
            LogConfiguration.install();
            System.getLogger("app.saywell.Example").log(System.Logger.Level.WARNING, "our own");
            System.getLogger("app.saywell.Example").log(System.Logger.Level.INFO, "unimportant");
            Logger.getLogger("com.example").log(Level.WARNING, "secret", new IllegalStateException("secret"));
            LoggerFactory.getLogger("org.example").warn("secret");
            Logger.getLogger("org.apache.pdfbox.pdmodel.font").warning("secret");
            Logger.getLogger("javafx").warning("Unsupported JavaFX configuration: secret");
            System.out.println(RecentWarnings.list());
        }
    }
}
