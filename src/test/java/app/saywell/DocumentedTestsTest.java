package app.saywell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every test that a document names exists, with the method that it names.
class DocumentedTestsTest {
    private static final Pattern TEST = Pattern.compile("`([A-Z]\\w+Test)(?:\\.([a-z]\\w*))?…?`");

    @Test
    void everyTestThatIsNamedExists() throws IOException {
        List<Path> sources = files(Path.of("src/test/java"), ".java");
        Set<String> tests = sources.stream()
                .map(file -> file.getFileName().toString().replace(".java", ""))
                .collect(Collectors.toSet());
        List<String> missing = new ArrayList<>();
        int named = 0;
        for (Path document : files(Path.of("docs"), ".md")) {
            Matcher test = TEST.matcher(Files.readString(document));
            while (test.find()) {
                named++;
                String place = document.getFileName() + ": " + test.group();
                if (!tests.contains(test.group(1))) {
                    missing.add(place);
                } else if (test.group(2) != null && !hasMethod(sources, test)) {
                    missing.add(place);
                }
            }
        }
        assertThat(named).isGreaterThan(150);
        assertThat(missing).isEmpty();
    }

    private static boolean hasMethod(List<Path> sources, Matcher test) throws IOException {
        for (Path source : sources) {
            if (source.endsWith(test.group(1) + ".java")) {
                return Files.readString(source).contains("void " + test.group(2));
            }
        }
        return false;
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)).toList();
        }
    }
}
