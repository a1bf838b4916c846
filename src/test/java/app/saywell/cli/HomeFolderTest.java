package app.saywell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.Map;

class HomeFolderTest {
    private static final Path USER = Path.of("/home/김민지");

    @Test
    void followsTheEnvironmentVariableFirst() {
        assertThat(HomeFolder.of(Map.of("SAYWELL_HOME", "/data/a/../수업"), "Linux", USER))
                .isEqualTo(Path.of("/data/수업"));
    }

    @Test
    void usesThePlaceThatEachSystemIntends() {
        assertThat(HomeFolder.of(Map.of(), "Linux", USER))
                .isEqualTo(USER.resolve(".local/share/saywell"));
        assertThat(HomeFolder.of(Map.of("XDG_DATA_HOME", "/x"), "Linux", USER))
                .isEqualTo(Path.of("/x/saywell"));
        assertThat(HomeFolder.of(Map.of("XDG_DATA_HOME", "x"), "Linux", USER))
                .isEqualTo(USER.resolve(".local/share/saywell"));
        assertThat(HomeFolder.of(Map.of(), "Mac OS X", USER))
                .isEqualTo(USER.resolve("Library/Application Support/Saywell"));
        assertThat(HomeFolder.of(Map.of("LOCALAPPDATA", "/l"), "Windows 11", USER))
                .isEqualTo(Path.of("/l/Saywell"));
        assertThat(HomeFolder.of(Map.of("SAYWELL_HOME", "  "), "Windows 11", USER))
                .isEqualTo(USER.resolve("AppData/Local/Saywell"));
    }
}
