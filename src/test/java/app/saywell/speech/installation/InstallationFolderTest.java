package app.saywell.speech.installation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Where the application lies, however it was started.
class InstallationFolderTest {
    @Test
    void theJarOfTheLauncherGoesBeforeWhatTheClassesSay() {
        String before = System.getProperty("java.class.path");
        try {
            System.setProperty("java.class.path", "/elsewhere/lib/saywell-0.1.0.jar");
            assertThat(InstallationFolder.current().code()).isEqualTo(Path.of("/elsewhere/lib/saywell-0.1.0.jar"));
            System.setProperty("java.class.path", "/a/test-classes" + File.pathSeparator + "/a/classes");
            assertThat(InstallationFolder.current().code()).isNotEqualTo(Path.of("/a/test-classes"));
        } finally {
            System.setProperty("java.class.path", before);
        }
    }

    @Test
    void onlyTheApplicationsJarCounts() {
        assertThat(InstallationFolder.isJar(Path.of("/opt/saywell/lib/saywell-0.1.0.jar")))
                .isTrue();
        assertThat(InstallationFolder.isJar(Path.of("/x/surefire-booter.jar"))).isFalse();
        assertThat(InstallationFolder.isJar(Path.of("/x/target/classes"))).isFalse();
    }

    @Test
    void modelsLieBesideTheJars(@TempDir Path folder) throws IOException {
        Path jar = folder.resolve("lib/saywell-0.1.0.jar");
        Files.createDirectories(folder.resolve("models"));
        assertThat(new InstallationFolder(jar).models()).isEqualTo(folder.resolve("models"));
    }
}
