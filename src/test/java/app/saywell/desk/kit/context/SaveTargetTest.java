package app.saywell.desk.kit.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SaveTargetTest {
    @TempDir
    Path folder;

    @Test
    void aKindIsNamedByItsEndings() {
        assertThat(FilePrompt.FileKind.CERTIFICATE.label()).isEqualTo("PEM, CRT, CER, DER");
        assertThat(FilePrompt.FileKind.TEXT_GRID.label()).isEqualTo("TEXTGRID");
    }

    @ParameterizedTest
    @EnumSource(FilePrompt.FileKind.class)
    void anEndingThatIsAddedNeverReplacesAFile(FilePrompt.FileKind kind) throws IOException {
        String ending = kind.patterns().getFirst().substring(1);
        Path named = folder.resolve("Results" + ending);
        assertThat(SaveTarget.complete(named, kind)).isEqualTo(named);
        Path bare = folder.resolve("Results");
        assertThat(SaveTarget.complete(bare, kind)).isEqualTo(named);
        Files.writeString(named, "the first export");
        assertThat(SaveTarget.complete(bare, kind)).isEqualTo(folder.resolve("Results (2)" + ending));
        Files.writeString(folder.resolve("Results (2)" + ending), "the second");
        assertThat(SaveTarget.complete(bare, kind)).isEqualTo(folder.resolve("Results (3)" + ending));
        assertThat(SaveTarget.complete(named, kind))
                .as("the dialog of the system has asked")
                .isEqualTo(named);
    }
}
