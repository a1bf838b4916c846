package app.saywell.desk.school.learner;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConsentTest {
    private static final Pattern COMPARISON =
            Pattern.compile("[!=]= Consent\\.|Consent\\.[A-Z_]+ [!=]=|consent\\s{0,3}[!=]{1,2}\\s{0,3}'");

    @ParameterizedTest
    @CsvSource({"NONE, false, false", "THIS_COMPUTER, true, false", "HOSTED, true, true"})
    void eachKindOfConsentSaysWhatItAllows(Consent consent, boolean recording, boolean hosted) {
        assertThat(consent.allowsRecording()).isEqualTo(recording);
        assertThat(consent.allowsHosted()).isEqualTo(hosted);
    }

    /// Whoever asks what is allowed asks the consent itself, so that no place has a rule of its own.
    @Test
    void nobodyElseComparesConsents() throws IOException {
        try (var files = Files.walk(Path.of("src/main/java"))) {
            assertThat(files.filter(file -> file.toString().endsWith(".java")).filter(ConsentTest::compares))
                    .isEmpty();
        }
    }

    private static boolean compares(Path file) {
        try {
            return COMPARISON.matcher(Files.readString(file)).find();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
