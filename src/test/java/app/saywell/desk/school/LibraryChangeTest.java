package app.saywell.desk.school;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LibraryChangeTest {
    @Test
    void aNewKindOfChangeCannotBeOverlookedBecauseEverySwitchNamesAllKinds() throws IOException {
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            List<Path> switching = sources.filter(Files::isRegularFile)
                    .filter(file -> read(file).contains("case LibraryChange."))
                    .toList();
            assertThat(switching).hasSizeGreaterThan(5);
            assertThat(switching).noneMatch(file -> read(file).contains("default ->"));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
