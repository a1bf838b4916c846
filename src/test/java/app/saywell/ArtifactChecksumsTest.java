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
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
        Path ownOutput = Path.of("target").toAbsolutePath();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path jar = Path.of(entry).toAbsolutePath();
            if (!entry.endsWith(".jar") || jar.startsWith(ownOutput)) {
                continue;
            }
            Optional<String> artifact = listedName(jar);
            if (artifact.map(listed::get)
                    .filter(RecordingFiles.sha256Of(jar)::equals)
                    .isPresent()) {
                same++;
            } else {
                others.add(artifact.orElse(entry));
            }
        }
        assertThat(others).as("packaging/list-artifacts lists new ones").isEmpty();
        assertThat(same).isGreaterThan(50);
    }

    // The local repository may lie anywhere, so the longest end of the path that is listed counts.
    private Optional<String> listedName(Path jar) {
        return IntStream.range(0, jar.getNameCount())
                .mapToObj(from -> jar.subpath(from, jar.getNameCount()).toString())
                .map(name -> name.replace(File.separatorChar, '/'))
                .filter(listed::containsKey)
                .findFirst();
    }

    @Test
    void aLibraryIsFoundInARepositoryOfAnyName() {
        String library = listed.keySet().stream()
                .filter(name -> name.endsWith(".jar"))
                .findAny()
                .orElseThrow();
        for (String repository : List.of("/home/kim/.m2/repository", "/var/cache/m2", "/repository/of/repository")) {
            assertThat(listedName(Path.of(repository, library))).contains(library);
        }
        assertThat(listedName(Path.of("/home/kim/.m2/repository/org/other/1/other-1.jar")))
                .isEmpty();
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
        assertThat(listed.keySet()).containsAll(plugins);
    }

    /// It handles the keys that releases are signed with.
    @Test
    void thePluginThatMakesReleasesIsInTheListWithWhatItFetches() throws IOException {
        Matcher call = Pattern.compile("org\\.jreleaser:jreleaser-maven-plugin:([\\d.]+):full-release")
                .matcher(Files.readString(Path.of(".github/workflows/installers.yml")));
        assertThat(call.find()).isTrue();
        for (String part : List.of("jreleaser-maven-plugin", "jreleaser-engine", "jreleaser-signing-java-sdk")) {
            String name = "org/jreleaser/%1$s/%2$s/%1$s-%2$s".formatted(part, call.group(1));
            assertThat(listed).containsKeys(name + ".jar", name + ".pom");
        }
        assertThat(listed.keySet()).anyMatch(artifact -> artifact.startsWith("org/bouncycastle/bcpg-"));
    }

    @Test
    void whatTestsAndCompilersFetchByThemselvesIsInTheList() throws IOException {
        String pom = Files.readString(Path.of("pom.xml"));
        Matcher surefire = Pattern.compile("maven-surefire-plugin</artifactId><version>([\\d.]+)")
                .matcher(pom);
        Matcher errorProne = Pattern.compile("<errorprone.version>([\\d.]+)").matcher(pom);
        assertThat(surefire.find() && errorProne.find()).isTrue();
        assertThat(listed)
                .containsKeys(
                        "org/apache/maven/surefire/surefire-junit-platform/%1$s/surefire-junit-platform-%1$s.jar"
                                .formatted(surefire.group(1)),
                        "com/google/errorprone/error_prone_core/%1$s/error_prone_core-%1$s.jar"
                                .formatted(errorProne.group(1)));
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
                .contains(
                        "SAYWELL_MAVEN: ./mvnw",
                        "MAVEN_ARGS: -Daether.artifactResolver.postProcessor.trustedChecksums.failIfMissing=true");
        assertThat(Files.readString(Path.of("packaging/build"))).contains("maven=${SAYWELL_MAVEN:-");
        assertThat(Files.readString(Path.of("packaging/build.ps1"))).contains(".\\mvnw.cmd -B -q -DskipTests");
    }
}
