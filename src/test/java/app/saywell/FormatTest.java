package app.saywell;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javaformat.java.FormatterException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// Fails the build if a source is not formatted as [FormatSources] would write it.
class FormatTest {
    @Test
    void everySourceIsFormatted() throws Exception {
        FormattedSources known = FormattedSources.known();
        assertThat(FormatSources.sources().parallelStream()
                        .filter(source -> isUnformatted(source, known))
                        .toList())
                .as("run `mvn test-compile exec:exec@format` to mend these")
                .isEmpty();
    }

    private static boolean isUnformatted(Path source, FormattedSources known) {
        try {
            String text = Files.readString(source);
            return !known.contains(text) && !FormatSources.formatted(text).equals(text);
        } catch (IOException | FormatterException e) {
            throw new IllegalStateException(source + " cannot be formatted", e);
        }
    }
}
