package app.saywell.desk.privacy.backup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupFolderTest {
    private static final String COMPOSED = "\ubc31\uc5c5"; // two syllables
    private static final String DECOMPOSED = "\u1107\u1162\u11a8\u110b\u1165\u11b8"; // their letters

    @TempDir
    Path folder;

    @Test
    void aFolderThatIsThereIsTheSameByWhateverName() throws IOException {
        Path stick = Files.createDirectory(folder.resolve("stick"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), stick);
        assertThat(BackupFolder.isSame(stick.toString(), stick + "/")).isTrue();
        assertThat(BackupFolder.isSame(stick.toString(), folder + "/./link/../link"))
                .isTrue();
        assertThat(BackupFolder.isSame(link.toString(), stick.toString())).isTrue();
        Path other = Files.createDirectory(folder.resolve("other"));
        assertThat(BackupFolder.isSame(other.toString(), stick.toString())).isFalse();
    }

    @Test
    void oneThatIsAwayIsTheSameByItsName() {
        String away = folder.resolve("away").toString();
        assertThat(BackupFolder.isSame(away, away + "/")).isTrue();
        assertThat(BackupFolder.isSame(away, folder + "/x/../away")).isTrue();
        assertThat(BackupFolder.isSame(folder + "/" + COMPOSED, folder + "/" + DECOMPOSED))
                .isTrue();
        assertThat(BackupFolder.isSame(away, folder.resolve("elsewhere").toString()))
                .isFalse();
    }

    @Test
    void whatNoSystemCouldNameIsNoOther() {
        assertThat(BackupFolder.isSame("a\0b", folder.toString())).isFalse();
    }
}
