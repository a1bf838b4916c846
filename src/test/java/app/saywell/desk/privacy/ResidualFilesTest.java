package app.saywell.desk.privacy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files that an erasure deletes beside the database.
class ResidualFilesTest {
    @TempDir
    Path folder;

    @Test
    void whatIsDeletedByOthersMeanwhileEndsNoErasure() throws IOException {
        Files.writeString(folder.resolve("a.peaks"), "");
        Path other = Files.writeString(folder.resolve("b.peaks"), "");
        ResidualFiles.delete(folder, ResidualFilesTest::isWantedAndGone);
        assertThat(other).doesNotExist();
        assertThat(folder).isEmptyDirectory();
    }

    private static boolean isWantedAndGone(Path file) {
        try {
            return !file.endsWith("a.peaks") || Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
