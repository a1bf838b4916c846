package app.saywell.desk.store.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Who may read what was exported.
@DisabledOnOs(OS.WINDOWS)
class WholeFilePermissionsTest {
    @TempDir
    Path folder;

    @Test
    void aNewFileIsForItsUserAlone() throws IOException {
        assertThat(writtenIn("rwxr-xr-x")).isEqualTo("rw-------");
    }

    @Test
    void inAFolderThatIsSharedOthersMayReadIt() throws IOException {
        assertThat(writtenIn("rwxrwxr-x")).isEqualTo("rw-r-----");
        assertThat(writtenIn("rwxrwxrwx")).isEqualTo("rw-r--r--");
    }

    @Test
    void aFolderIsForThoseWhoMayWriteWhereItLies() throws IOException {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        WholeFile.createFolder(closed.resolve("voices"));
        assertThat(permissions(closed.resolve("voices"))).isEqualTo("rwx------");
        Path shared = Files.createDirectory(folder.resolve("shared"));
        Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxrwxr-x"));
        WholeFile.createFolder(shared.resolve("voices"));
        assertThat(permissions(shared.resolve("voices"))).isEqualTo("rwxr-x---");
        WholeFile.createFolder(shared);
        assertThat(permissions(shared)).as("one that was there").isEqualTo("rwxrwxr-x");
    }

    @Test
    void aFileThatIsReplacedKeepsWhoMayReadIt() throws IOException {
        Path file = Files.writeString(folder.resolve("grades.csv"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        WholeFile.write(file, out -> out.write('x'));
        assertThat(permissions(file)).isEqualTo("rw-r-----");
        assertThat(file).hasContent("x");
    }

    private String writtenIn(String permissions) throws IOException {
        Path shared = Files.createDirectory(folder.resolve(permissions));
        Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString(permissions));
        Path file = shared.resolve("names.csv");
        WholeFile.write(file, out -> out.write('x'));
        return permissions(file);
    }

    private static String permissions(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }
}
