package app.saywell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.module.ModuleDescriptor.Version;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// No library that a package contains has a version that `packaging/known-faults.json` names, and the command that
/// makes that list reads advisories rightly.
class KnownFaultsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Path LIST = Path.of("packaging/known-faults.json");
    private static final Path BILL = Path.of("target/saywell.cdx.json");

    @TempDir
    Path folder;

    @Test
    void noLibraryOfThePackagesHasAVersionWithAKnownFault() throws IOException {
        assumeTrue(Files.exists(BILL), "made by mvn verify, not with -Dquick or offline");
        List<String> faulty = new ArrayList<>();
        for (JsonNode component : JSON.readTree(Files.readString(BILL)).path("components")) {
            String library = component.path("group").asString("") + ":"
                    + component.path("name").asString("");
            faultOf(library, component.path("version").asString("")).ifPresent(faulty::add);
        }
        assertThat(faulty).as("update these").isEmpty();
    }

    /// The class path of this build holds everything that is shipped, also where the bill was not made.
    @Test
    void noLibraryOfTheClassPathHasAVersionWithAKnownFault() throws IOException {
        List<String> faulty = new ArrayList<>();
        int seen = 0;
        for (String entry : System.getProperty("java.class.path").split(java.io.File.pathSeparator)) {
            Path jar = Path.of(entry);
            int depth = jar.getNameCount();
            if (entry.endsWith(".jar") && entry.contains("repository") && depth > 4) {
                String group = jar.subpath(0, depth - 3).toString().replace(java.io.File.separatorChar, '.');
                group = group.substring(group.indexOf("repository.") + "repository.".length());
                faultOf(
                                group + ":" + jar.getName(depth - 3),
                                jar.getName(depth - 2).toString())
                        .ifPresent(faulty::add);
                seen++;
            }
        }
        assertThat(seen).isGreaterThan(50);
        assertThat(faulty).as("update these").isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "org.postgresql:postgresql, 42.7.8, true",
        "org.postgresql:postgresql, 42.7.12, false",
        "org.postgresql:postgresql, 42.1.4, false",
        "com.fasterxml.jackson.core:jackson-core, 2.19.1, true",
        "com.fasterxml.jackson.core:jackson-core, 2.18.8, false",
        "com.fasterxml.jackson.core:jackson-core, 2.22.1, false",
        "tools.jackson.core:jackson-core, 2.19.1, false"
    })
    void aVersionIsFoundInTheRangesOfTheList(String library, String version, boolean isFaulty) throws IOException {
        assertThat(faultOf(library, version).isPresent()).isEqualTo(isFaulty);
    }

    @Test
    void theListIsDated() throws IOException {
        LocalDate day = LocalDate.parse(list().path("asOf").asString(""));
        assertThat(day).isAfter(LocalDate.of(2026, 1, 1));
        assertThat(list().path("faults").size()).isPositive();
    }

    @Test
    void theCommandKeepsWhatConcernsOurLibraries() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/jq")) && Files.isExecutable(Path.of("/usr/bin/unzip")));
        Path advisories = folder.resolve("all.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(advisories))) {
            put(zip, "GHSA-1.json", advisory("GHSA-1", "org.example:ours", "HIGH"));
            put(zip, "GHSA-2.json", advisory("GHSA-2", "org.example:another", "HIGH"));
            put(zip, "GHSA-3.json", advisory("GHSA-3", "org.example:ours", "LOW"));
            put(
                    zip,
                    "GHSA-4.json",
                    advisory("GHSA-4", "org.example:ours", "HIGH")
                            .replace("{\"id\"", "{\"withdrawn\":\"2026\",\"id\""));
        }
        Path bill = Files.writeString(
                folder.resolve("bill.json"),
                "{\"components\":[{\"group\":\"org.example\",\"name\":\"ours\",\"version\":\"1.0\"}]}");
        Path made = folder.resolve("made.json");
        Process run = new ProcessBuilder(
                        "packaging/list-known-faults", bill.toString(), made.toString(), advisories.toString())
                .redirectErrorStream(true)
                .start();
        String output = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(run.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(run.exitValue()).as(output).isZero();
        JsonNode list = JSON.readTree(Files.readString(made));
        assertThat(list.path("faults").size()).isEqualTo(1);
        JsonNode fault = list.path("faults").get(0);
        assertThat(fault.path("id").asString("")).isEqualTo("GHSA-1");
        assertThat(fault.path("library").asString("")).isEqualTo("org.example:ours");
        assertThat(faultOf(list, "org.example:ours", "1.4")).isPresent();
        assertThat(faultOf(list, "org.example:ours", "1.5")).isEmpty();
    }

    private static String advisory(String id, String library, String severity) {
        return "{\"id\":\"" + id + "\",\"aliases\":[\"CVE-" + id + "\"],\"database_specific\":{\"severity\":\""
                + severity
                + "\"},\"affected\":[{\"package\":{\"ecosystem\":\"Maven\",\"name\":\"" + library
                + "\"},\"ranges\":[{\"type\":\"ECOSYSTEM\",\"events\":[{\"introduced\":\"1.0\"},{\"fixed\":\"1.5\"}]}]}]}\n";
    }

    private static void put(OutputStream zip, String name, String text) throws IOException {
        ((ZipOutputStream) zip).putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static JsonNode list() throws IOException {
        return JSON.readTree(Files.readString(LIST));
    }

    private static Optional<String> faultOf(String library, String version) throws IOException {
        return faultOf(list(), library, version);
    }

    private static Optional<String> faultOf(JsonNode list, String library, String version) {
        for (JsonNode fault : list.path("faults")) {
            if (fault.path("library").asString("").equals(library)) {
                for (JsonNode range : fault.path("ranges")) {
                    if (isIn(range, version)) {
                        return Optional.of(library + " " + version + ": "
                                + fault.path("id").asString(""));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isIn(JsonNode range, String version) {
        boolean isAfterStart = compare(version, range.path("introduced").asString("0")) >= 0;
        boolean isBeforeFix = range.path("fixed").isMissingNode()
                || compare(version, range.path("fixed").asString("")) < 0;
        boolean isBeforeLast = range.path("lastAffected").isMissingNode()
                || compare(version, range.path("lastAffected").asString("")) <= 0;
        return isAfterStart && isBeforeFix && isBeforeLast;
    }

    private static int compare(String one, String other) {
        return Version.parse(one).compareTo(Version.parse(other));
    }
}
