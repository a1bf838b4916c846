package app.saywell.desk.practice.state;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.practice.PracticeImageRenderer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What the practice screen shows has one owner for each property: whoever writes one besides knows half of its rule.
class PracticeStateOwnersTest {
    private static final Path SOURCES = Path.of("src/main/java/app/saywell/desk");
    private static final Pattern WRITABLE =
            Pattern.compile("public (?:Object|Boolean|Double)Property(?:<.*>)? (\\w+)\\(\\)");

    @Test
    void eachPropertyIsWrittenByOneClass() throws IOException {
        List<String> properties = WRITABLE.matcher(
                        Files.readString(SOURCES.resolve("practice/state/PracticeState.java")))
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(properties).hasSizeGreaterThan(20);
        for (String property : properties) {
            assertThat(writers(property)).as(property).hasSize(1);
        }
    }

    /// The classes that write a property, without that which makes a picture of a result without any other.
    private static List<String> writers(String property) throws IOException {
        String accessor = "[sS]tate\\s*\\.\\s*" + property + "\\(\\)";
        Pattern written =
                Pattern.compile(accessor + "\\s*\\.\\s*(?:set|bind)\\w*\\(|bindBidirectional\\(\\s*\\w*" + accessor);
        List<String> writers = new ArrayList<>();
        try (var files = Files.walk(SOURCES)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String source = Files.readString(file);
                if (source.contains("PracticeState")
                        && written.matcher(source).find()
                        && !file.endsWith(PracticeImageRenderer.class.getSimpleName() + ".java")) {
                    writers.add(String.valueOf(file.getFileName()));
                }
            }
        }
        return writers;
    }
}
