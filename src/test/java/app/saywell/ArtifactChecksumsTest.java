package app.saywell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.store.database.RecordingFiles;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The list by which Maven 3.9 refuses an artifact with another content. Older ones overlook it, so the libraries are
/// compared here too. `packaging/list-artifacts` makes it anew.
class ArtifactChecksumsTest {
    private static final Pattern PLUGIN = Pattern.compile("<plugin>\\s*<groupId>([\\w.-]+)</groupId>"
            + "<artifactId>([\\w.-]+)</artifactId>(?:\\s*<version>([\\w.-]+)</version>)");

    private static final List<String> SYSTEMS = List.of("linux", "linux-aarch64", "mac", "mac-aarch64", "win");

    private Map<String, String> listed = Map.of();

    @BeforeEach
    void read() throws IOException {
        listed = Files.readAllLines(Path.of(".mvn/checksums/checksums.sha256")).stream()
                .map(line -> line.split(" {2}", 2))
                .collect(Collectors.toMap(parts -> parts[1], parts -> parts[0]));
    }

    @Test
    void everyLibraryOfThisBuildIsTheOneOfTheList() {
        List<String> others = new ArrayList<>();
        int same = 0;
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            String path = entry.replace(File.separatorChar, '/');
            int repository = path.indexOf("/repository/");
            if (!path.endsWith(".jar") || repository < 0) {
                continue;
            }
            String artifact = path.substring(repository + "/repository/".length());
            if (RecordingFiles.sha256Of(Path.of(entry)).equals(listed.get(artifact))) {
                same++;
            } else {
                others.add(artifact);
            }
        }
        assertThat(others).as("packaging/list-artifacts lists new ones").isEmpty();
        assertThat(same).isGreaterThan(50);
    }

    @Test
    void everyPluginOfTheBuildIsInTheList() throws IOException {
        Matcher plugin = PLUGIN.matcher(Files.readString(Path.of("pom.xml")));
        List<String> plugins = new ArrayList<>();
        while (plugin.find()) {
            String name = plugin.group(2) + "/" + plugin.group(3) + "/" + plugin.group(2) + "-" + plugin.group(3);
            plugins.add(plugin.group(1).replace('.', '/') + "/" + name + ".jar");
            plugins.add(plugin.group(1).replace('.', '/') + "/" + name + ".pom");
        }
        assertThat(plugins).hasSizeGreaterThan(16);
        plugins.removeIf(
                artifact -> artifact.startsWith("org/pitest/")); // fetched only for its own run, which ships nothing
        assertThat(listed.keySet()).containsAll(plugins);
    }

    @Test
    void javafxOfEverySystemIsInTheList() throws IOException {
        Matcher version =
                Pattern.compile("<javafx.version>(.*)</javafx.version>").matcher(Files.readString(Path.of("pom.xml")));
        assertThat(version.find()).isTrue();
        for (String part : List.of("base", "graphics", "controls")) {
            for (String system : SYSTEMS) {
                assertThat(listed)
                        .containsKey("org/openjfx/javafx-%1$s/%2$s/javafx-%1$s-%2$s-%3$s.jar"
                                .formatted(part, version.group(1), system));
            }
        }
    }

    @Test
    void mavenIsToldToCompareAndReleasesAreBuiltByOneThatDoes() throws IOException {
        assertThat(Files.readAllLines(Path.of(".mvn/maven.config")))
                .contains(
                        "-Daether.artifactResolver.postProcessor.trustedChecksums=true",
                        "-Daether.artifactResolver.postProcessor.trustedChecksums.checksumAlgorithms=SHA-256",
                        "-Daether.trustedChecksumsSource.summaryFile=true",
                        "-Daether.trustedChecksumsSource.summaryFile.originAware=false",
                        "-Daether.trustedChecksumsSource.summaryFile.basedir=${session.rootDirectory}/.mvn/checksums");
        assertThat(Files.readString(Path.of(".mvn/wrapper/maven-wrapper.properties")))
                .containsPattern("apache-maven-3\\.9\\.(1\\d|[2-9])");
        assertThat(Files.readString(Path.of(".github/workflows/installers.yml")))
                .contains("SAYWELL_MAVEN: ./mvnw");
        assertThat(Files.readString(Path.of("packaging/build"))).contains("maven=${SAYWELL_MAVEN:-");
        assertThat(Files.readString(Path.of("packaging/build.ps1"))).contains(".\\mvnw.cmd -B -q -DskipTests");
    }
}
