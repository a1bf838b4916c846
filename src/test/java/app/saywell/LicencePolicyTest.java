package app.saywell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What is inside: every library and model has a licence that may be combined with the GPL, and is
/// named in `assets/NOTICE`, which the window shows.
///
/// Reads the bill of materials of the build, `target/saywell.cdx.json`, which `-Dquick` and
/// `-o` leave out.
class LicencePolicyTest {
    private static final Path BILL = Path.of("target/saywell.cdx.json");
    private static final Path NOTICE = Path.of("assets/NOTICE");
    private static final String LIST_BEGINS = "Libraries, as the build lists them:\n";

    private static final Set<String> ALLOWED = Set.of(
            "Apache-2.0",
            "MIT",
            "BSD-2-Clause",
            "BSD-3-Clause",
            "EPL-2.0",
            "LGPL-2.1",
            "LGPL-2.1-or-later",
            "GPL-2.0-with-classpath-exception",
            "GPL-3.0-only",
            "GPL-3.0-or-later",
            "OFL-1.1");

    /// What some libraries call their licence in words.
    private static final Map<String, String> SPDX = Map.of(
            "The 3-Clause BSD License", "BSD-3-Clause",
            "BSD-3", "BSD-3-Clause",
            "GNU GENERAL PUBLIC LICENSE, Version 3, 29 June 2007", "GPL-3.0-only",
            "The GNU Lesser General Public License, Version 2.1", "LGPL-2.1",
            "LGPL 2.1 license", "LGPL-2.1",
            "LGPL v2.1+", "LGPL-2.1-or-later");

    /// Libraries whose build names no licence; read from their own files.
    private static final Map<String, String> BY_HAND = Map.of("concentus", "BSD-3-Clause");

    @Test
    void everyLibraryHasALicenceThatMayBeCombinedWithTheGpl() throws IOException {
        assumeTrue(Files.exists(BILL), "made by mvn verify, not with -Dquick or offline");
        assertThat(libraries()).isNotEmpty().allSatisfy((name, licences) -> assertThat(licences)
                .as("licences of " + name)
                .containsAnyElementsOf(ALLOWED));
    }

    @Test
    void theNoticeListsEveryLibraryWithItsLicences() throws IOException {
        assumeTrue(Files.exists(BILL), "made by mvn verify, not with -Dquick or offline");
        String expected = libraries().entrySet().stream()
                .map(library -> library.getKey() + ": " + join(library.getValue()))
                .collect(Collectors.joining("\n", "", "\n"));
        String notice = Files.readString(NOTICE);
        assertThat(notice).contains(LIST_BEGINS);
        assertThat(notice.substring(notice.indexOf(LIST_BEGINS) + LIST_BEGINS.length()))
                .as("the end of assets/NOTICE; replace it by what the build lists:\n" + expected)
                .isEqualTo(expected);
    }

    @Test
    void everyModelFileIsNamedWithALicence() throws IOException {
        Path models = Path.of("assets/models");
        List<String[]> rows = Files.readAllLines(Path.of("packaging/sbom/components.txt")).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split("\\s*\\|\\s*"))
                .toList();
        assertThat(rows).allSatisfy(row -> assertThat(ALLOWED).contains(row[3].strip()));
        List<PathMatcher> matchers = rows.stream()
                .map(row -> FileSystems.getDefault().getPathMatcher("glob:" + row[0]))
                .toList();
        List<Path> files = new ArrayList<>();
        for (String line : Files.readAllLines(models.resolve("models.sha256"))) {
            files.add(Path.of("models", line.substring(line.lastIndexOf(' ') + 1)));
        }
        assertThat(files).isNotEmpty().allSatisfy(file -> assertThat(matchers)
                .as(file + " in packaging/sbom/components.txt")
                .anyMatch(matcher -> matcher.matches(file)));
        try (Stream<Path> present = Files.walk(models)) {
            assertThat(present.filter(Files::isRegularFile).map(models::relativize))
                    .allSatisfy(file -> assertThat(file.endsWith("models.sha256")
                                    || files.contains(Path.of("models").resolve(file)))
                            .as(file + " in models.sha256")
                            .isTrue());
        }
    }

    private static Map<String, Set<String>> libraries() throws IOException {
        JsonNode bill = JsonMapper.shared().readTree(Files.readString(BILL));
        Map<String, Set<String>> libraries = new TreeMap<>();
        for (JsonNode component : bill.get("components")) {
            String name = component.get("name").asString();
            Set<String> licences = new java.util.TreeSet<>();
            for (JsonNode entry : component.path("licenses")) {
                JsonNode licence = entry.path("license");
                String words = licence.path("id").asString(licence.path("name").asString(""));
                licences.add(SPDX.getOrDefault(words, words));
            }
            libraries.put(name, BY_HAND.containsKey(name) ? Set.of(BY_HAND.get(name)) : licences);
        }
        return libraries;
    }

    private static String join(Set<String> licences) {
        return String.join(" or ", licences);
    }
}
