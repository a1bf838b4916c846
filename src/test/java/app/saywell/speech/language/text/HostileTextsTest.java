package app.saywell.speech.language.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Ten thousand characters of anything are answered soon or refused in words.
class HostileTextsTest {
    private static final int LENGTH = 10_000;

    /// Time of the processor. What once took minutes is found by this however slow the machine is;
    /// how long a caller waits is measured by a benchmark, beside a floor of the same run.
    private static final Duration LONGEST = Duration.ofSeconds(15);

    private static final TextNormalizer READER = new TextNormalizer(EnglishLexicon.load());

    @BeforeAll
    static void warmUp() {
        READER.examine("Zibblerous words 1.2.3 and CO2 for 5 km.");
    }

    @ParameterizedTest
    @MethodSource("app.saywell.speech.language.text.HostileTexts#pieces")
    void aRepeatedPieceIsAnsweredSoon(String piece) {
        answeredSoon(HostileTexts.repeated(piece, LENGTH));
    }

    @Test
    void wordsThatNobodyKnowsAreAnsweredSoon() {
        answeredSoon(HostileTexts.inventedWords(LENGTH));
    }

    @Property(tries = 20)
    void anyCharactersAreAnsweredSoon(@ForAll("longTexts") String text) {
        answeredSoon(text);
    }

    @Provide
    Arbitrary<String> longTexts() {
        return Arbitraries.oneOf(
                Arbitraries.strings().ofMinLength(2000).ofMaxLength(LENGTH),
                Arbitraries.of(
                                "a", "B", "1", ".", ",", "$", " ", "-", "/", ":", "'", "\"", "\n", "(", ")", "@", "é",
                                "½", "^", "=", "~")
                        .list()
                        .ofMinSize(2000)
                        .ofMaxSize(LENGTH)
                        .map(pieces -> String.join("", pieces)));
    }

    @Test
    void aWordThatIsTooLongIsRefusedInWords() {
        assertThatThrownBy(() -> READER.read("Say " + "a".repeat(61)))
                .isInstanceOf(EngineException.class)
                .hasMessageContaining("more than 60 letters");
        assertThat(READER.read("Say " + "a".repeat(60))).hasSize(2);
    }

    private static void answeredSoon(String text) {
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long start = clock.getCurrentThreadCpuTime();
        try {
            List<SpokenToken> tokens = READER.examine(text).tokens();
            READER.check(text);
            assertThat(tokens).allSatisfy(token -> assertThat(token.readings()).isNotEmpty());
        } catch (EngineException e) {
            assertThat(e.kind()).isEqualTo(EngineException.EngineErrorKind.UNSPEAKABLE_TEXT);
        }
        assertThat(Duration.ofNanos(clock.getCurrentThreadCpuTime() - start)).isLessThan(LONGEST);
    }
}
