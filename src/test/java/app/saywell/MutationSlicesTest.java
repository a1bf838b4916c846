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

/// Every class and test that a slice of `src/bench/mutate.sh` names is there.
class MutationSlicesTest {
    private static final Path SCRIPT = Path.of("src", "bench", "mutate.sh");
    private static final Pattern NAMED = Pattern.compile("\\$root((?:\\.[\\w*]+)+)");

    @Test
    void slicesNameWhatThereIs() throws IOException {
        List<String> types = new ArrayList<>();
        for (Path root : List.of(Path.of("src", "main", "java"), Path.of("src", "test", "java"))) {
            try (Stream<Path> files = Files.walk(root)) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .map(file -> root.relativize(file).toString().replaceAll("[/\\\\]", "."))
                        .map(name -> name.substring(0, name.length() - ".java".length()))
                        .forEach(types::add);
            }
        }
        List<String> missing = new ArrayList<>();
        Matcher named = NAMED.matcher(Files.readString(SCRIPT));
        int found = 0;
        while (named.find()) {
            found++;
            String pattern =
                    ("app.saywell" + named.group(1)).replace(".", "\\.").replace("*", ".*");
            if (types.stream().noneMatch(type -> type.matches(pattern))) {
                missing.add(named.group());
            }
        }
        assertThat(found).isGreaterThan(50);
        assertThat(missing).isEmpty();
    }
}
