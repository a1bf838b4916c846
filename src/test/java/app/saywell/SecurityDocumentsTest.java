package app.saywell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What `SECURITY.md` and `docs/security-asvs.md` promise: a test for each requirement, and a time
/// within which faults are mended, with what notices them.
class SecurityDocumentsTest {
    private static final Pattern ROW =
            Pattern.compile("(?m)^\\| ((?:\\d+\\.\\d+\\.\\d+(?:, )?)+) \\|[^|]*\\|([^|]*)\\|$");
    private static final Pattern PERIOD = Pattern.compile("(\\d+) days \\|");

    private record Requirement(String id, boolean hasTest) {}

    @Test
    void everyRequirementOfLevel1HasATest() throws IOException {
        List<Requirement> requirements = requirements("## Level 1", "## Level 2");
        assertThat(requirements).hasSizeGreaterThanOrEqualTo(40).allMatch(Requirement::hasTest);
    }

    @Test
    void ninetyFivePercentOfLevel2HaveATest() throws IOException {
        List<Requirement> requirements = requirements("## Level 2", "## How many");
        long tested = requirements.stream().filter(Requirement::hasTest).count();
        assertThat(requirements).hasSizeGreaterThanOrEqualTo(83);
        assertThat(tested * 100).isGreaterThanOrEqualTo(requirements.size() * 95L);
    }

    @Test
    void everyDocumentThatARequirementNamesIsThere() throws IOException {
        Matcher document = Pattern.compile("`([a-z-]+\\.md|SECURITY\\.md)`|decisions? ((?:\\d{4}(?:, )?)+)")
                .matcher(read("docs/security-asvs.md"));
        List<String> decisions;
        try (var files = Files.list(Path.of("docs/decisions"))) {
            decisions = files.map(file -> file.getFileName().toString().substring(0, 4))
                    .toList();
        }
        int named = 0;
        while (document.find()) {
            named++;
            if (document.group(1) == null) {
                assertThat(decisions).contains(document.group(2).split(", "));
            } else {
                Path folder = Path.of(document.group(1).equals("SECURITY.md") ? "." : "docs");
                assertThat(folder.resolve(document.group(1))).exists();
            }
        }
        assertThat(named).isGreaterThan(10);
    }

    @Test
    void itIsSaidHowSoonAFaultIsMended() throws IOException {
        Matcher period = PERIOD.matcher(read("SECURITY.md"));
        List<Integer> days = new ArrayList<>();
        while (period.find()) {
            days.add(Integer.valueOf(period.group(1)));
        }
        assertThat(days).hasSize(3).isSorted();
        assertThat(days.getLast()).isLessThanOrEqualTo(90);
    }

    @Test
    void everyNightAndBeforeEveryReleaseThePackagesAreComparedWithTheKnownFaults() throws IOException {
        String nightly = read(".github/workflows/nightly.yml");
        assertThat(nightly).contains("cron:", "packaging/known-faults");
        String release = read(".github/workflows/installers.yml");
        assertThat(release)
                .contains("packaging/known-faults", "packaging/check-fault-list 30", "needs: [linux, macos, windows]");
        assertThat(read("packaging/known-faults")).contains("set -e", "--fail-on high");
        assertThat(Files.isExecutable(Path.of("packaging/known-faults"))).isTrue();
    }

    @Test
    void whatBuildsAReleaseIsNamedByItsContent() throws IOException {
        List<String> used = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of(".github/workflows"))) {
            for (Path file : files.toList()) {
                Files.readAllLines(file).stream()
                        .filter(line -> line.contains("uses:"))
                        .forEach(used::add);
            }
        }
        assertThat(used)
                .hasSizeGreaterThan(20)
                .allMatch(line -> line.matches(".*uses: [\\w/-]+@[0-9a-f]{40} # v[0-9.]+"));
        assertThat(read(".mvn/wrapper/maven-wrapper.properties")).containsPattern("distributionSha256Sum=[0-9a-f]{64}");
    }

    private static List<Requirement> requirements(String from, String to) throws IOException {
        String document = read("docs/security-asvs.md");
        Matcher row = ROW.matcher(document.substring(document.indexOf(from), document.indexOf(to)));
        List<Requirement> requirements = new ArrayList<>();
        while (row.find()) {
            boolean hasTest =
                    Pattern.compile("`[A-Z]\\w+Test").matcher(row.group(2)).find();
            for (String id : row.group(1).split(", ")) {
                requirements.add(new Requirement(id, hasTest));
            }
        }
        return requirements;
    }

    private static String read(String file) throws IOException {
        return Files.readString(Path.of(file));
    }
}
