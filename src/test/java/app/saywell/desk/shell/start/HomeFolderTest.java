package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomeFolderTest {
    private static final Path USER = Path.of("/home/김민지");

    @Test
    void followsTheEnvironmentVariableFirst() {
        assertThat(HomeFolder.of(Map.of("SAYWELL_HOME", "/data/a/../수업"), "Linux", USER))
                .isEqualTo(Path.of("/data/수업"));
    }

    @Test
    void usesThePlaceThatEachSystemIntends() {
        assertThat(HomeFolder.of(Map.of(), "Linux", USER)).isEqualTo(USER.resolve(".local/share/saywell"));
        assertThat(HomeFolder.of(Map.of("XDG_DATA_HOME", "/x"), "Linux", USER)).isEqualTo(Path.of("/x/saywell"));
        assertThat(HomeFolder.of(Map.of("XDG_DATA_HOME", "x"), "Linux", USER))
                .isEqualTo(USER.resolve(".local/share/saywell"));
        assertThat(HomeFolder.of(Map.of(), "Mac OS X", USER))
                .isEqualTo(USER.resolve("Library/Application Support/Saywell"));
        assertThat(HomeFolder.of(Map.of("LOCALAPPDATA", "/l"), "Windows 11", USER))
                .isEqualTo(Path.of("/l/Saywell"));
        assertThat(HomeFolder.of(Map.of("SAYWELL_HOME", "  "), "Windows 11", USER))
                .isEqualTo(USER.resolve("AppData/Local/Saywell"));
    }

    @Test
    void liesBesideAPortableInstallation(@TempDir Path stick) throws IOException {
        Path jar = Files.createDirectories(stick.resolve("saywell/lib")).resolve("saywell.jar");
        assertThat(HomeFolder.portable(jar)).isEmpty();
        Files.createFile(stick.resolve("saywell/portable"));
        assertThat(HomeFolder.portable(jar)).contains(stick.resolve("saywell/data"));
    }

    @Test
    void aUserWithoutAHomeHasNoFolderInThisOne() {
        assertThat(HomeFolder.userHome("?")).isEqualTo(Path.of("/nonexistent"));
        assertThat(HomeFolder.userHome("/home/kim")).isEqualTo(Path.of("/home/kim"));
    }

    @Test
    void aFolderThatCannotBeWrittenToIsToldWithWhatToDo(@TempDir Path disk) throws IOException {
        HomeFolder.requireWritable(disk.resolve("new/folder"));
        assertThat(disk.resolve("new/folder")).isEmptyDirectory();
        Path below = Files.createFile(disk.resolve("file")).resolve("data");
        assertThatThrownBy(() -> HomeFolder.requireWritable(below))
                .isInstanceOf(CommandRefusedException.class)
                .hasMessageContainingAll(below.toString(), "Nothing was changed", "SAYWELL_HOME");
    }
}
