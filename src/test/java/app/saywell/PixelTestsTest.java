package app.saywell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The suite runs the tests of the application without painting (profile `unpainted` of `pom.xml`), but for those that
/// are tagged `pixels`. One that is tagged and not named there would not run then.
class PixelTestsTest {
    private static final Pattern NAMED = Pattern.compile("<include>\\*\\*/(\\w+)\\.java</include>");

    private static final String TAG = "@Tag(\"pixels\")\n";

    @Test
    void everyTestOfPixelsRunsWhereWindowsArePainted() throws IOException {
        Set<String> tagged = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src/test/java/app/saywell/desk"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith("Test.java")).toList()) {
                if (Files.readString(file).contains(TAG)) {
                    tagged.add(String.valueOf(file.getFileName()).replace(".java", ""));
                }
            }
        }
        Set<String> named = new TreeSet<>();
        NAMED.matcher(Files.readString(Path.of("pom.xml"))).results().forEach(match -> named.add(match.group(1)));
        assertThat(named).isNotEmpty().isEqualTo(tagged);
    }
}
