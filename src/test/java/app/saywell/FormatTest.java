package app.saywell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Fails the build if a source is not formatted as [FormatSources] would write it.
class FormatTest {
    @Test
    void everySourceIsFormatted() throws Exception {
        List<Path> unformatted = new ArrayList<>();
        for (Path source : FormatSources.sources()) {
            String text = Files.readString(source);
            if (!FormatSources.formatted(text).equals(text)) {
                unformatted.add(source);
            }
        }
        assertThat(unformatted)
                .as("run `mvn test-compile exec:exec@format` to mend these")
                .isEmpty();
    }
}
