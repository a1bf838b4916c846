package app.saywell.desk.shell.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.shell.start.CommandRefusedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Output files of commands.
class OutputFileTest {
    @TempDir
    private Path folder;

    @Test
    void isWrittenWholeWithItsFolder() {
        Path file = folder.resolve("new/result.json");
        OutputFile.write(file, "{}");
        OutputFile.write(file, "{\"a\": 1}");
        assertThat(file).hasContent("{\"a\": 1}");
        assertThat(file.getParent().toFile().list()).containsExactly("result.json");
    }

    @Test
    void staysAsItWasIfItCannotBeWritten() throws IOException {
        Path file = Files.writeString(folder.resolve("result.json"), "old");
        assertThatThrownBy(() -> OutputFile.write(file.resolve("words.json"), "new"))
                .isInstanceOf(CommandRefusedException.class)
                .hasMessageContaining("words.json cannot be written");
        assertThat(file).hasContent("old");
    }
}
