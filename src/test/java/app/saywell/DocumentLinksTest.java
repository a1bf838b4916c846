package app.saywell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every link between the documents leads to a file and a heading that is there, and decisions are
/// short.
class DocumentLinksTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s#:]*)(?:#([^)\\s]*))?\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
    private static final Pattern DECISION = Pattern.compile("(\\d{4})-[a-z0-9-]+\\.md");
    private static final int LONGEST_DECISION = 40;

    @Test
    void everyLinkLeadsToSomething() throws IOException {
        List<String> broken = new ArrayList<>();
        int links = 0;
        for (Path document : documents()) {
            Matcher link = LINK.matcher(Files.readString(document));
            while (link.find()) {
                links++;
                if (!leadsToSomething(document, link.group(1), link.group(2))) {
                    broken.add(document + ": " + link.group());
                }
            }
        }
        assertThat(links).isGreaterThan(80);
        assertThat(broken).isEmpty();
    }

    @Test
    void decisionsHaveANumberOfTheirOwnAndFortyLinesAtMost() throws IOException {
        Set<String> numbers = new HashSet<>();
        try (Stream<Path> decisions = Files.list(Path.of("docs/decisions"))) {
            for (Path decision : decisions.toList()) {
                Matcher name = DECISION.matcher(decision.getFileName().toString());
                assertThat(name.matches()).as("name of %s", decision).isTrue();
                assertThat(numbers.add(name.group(1)))
                        .as("number of %s", decision)
                        .isTrue();
                List<String> lines = Files.readAllLines(decision);
                assertThat(lines).as("lines of %s", decision).hasSizeLessThanOrEqualTo(LONGEST_DECISION);
                assertThat(lines.getFirst()).startsWith("# " + name.group(1) + " ");
            }
        }
        assertThat(numbers).hasSizeGreaterThan(20);
    }

    private static List<Path> documents() throws IOException {
        List<Path> documents = new ArrayList<>();
        for (String folder : List.of("docs", "src/train")) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                files.filter(file -> file.toString().endsWith(".md")).forEach(documents::add);
            }
        }
        for (String name : List.of("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")) {
            documents.add(Path.of(name));
        }
        return documents;
    }

    private static boolean leadsToSomething(Path document, String file, String heading) throws IOException {
        Path target = file.isEmpty() ? document : document.resolveSibling(file).normalize();
        if (!Files.exists(target)) {
            return false;
        }
        return heading == null || headings(target).contains(heading);
    }

    /// The headings of a document in the form in which links name them.
    private static Set<String> headings(Path document) throws IOException {
        Set<String> headings = new HashSet<>();
        Matcher heading = HEADING.matcher(Files.readString(document));
        while (heading.find()) {
            String words = heading.group(1).strip().toLowerCase(Locale.ROOT);
            headings.add(words.replaceAll("[^\\w\\- ]", "").replace(' ', '-'));
        }
        return headings;
    }
}
