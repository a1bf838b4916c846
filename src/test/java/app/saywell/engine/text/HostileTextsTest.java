package app.saywell.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.engine.EngineException;
import app.saywell.engine.lexicon.english.EnglishLexicon;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Ten thousand characters of anything are answered soon or refused in words.
class HostileTextsTest {
    private static final int LENGTH = 10_000;

    /// Time of the processor, which does not depend on what else the machine does; several times
    /// what it takes.
    private static final Duration LONGEST = Duration.ofSeconds(4);

    private static final TextNormalizer READER = new TextNormalizer(EnglishLexicon.load());

    @BeforeAll
    static void warmUp() {
        READER.examine("Zibblerous words 1.2.3 and CO2 for 5 km.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a", "1.", "$", "aB", "A", "1", "'", "-", "a-", "a.", "1,", "1/", "½", "(", "[", "<a", "A: ", "1. ",
                "a ", "1 ", "x1", "@", "a@", "www.", "\"", "5'", "I", "no.", "é", "…", "1:", "#", "a'", "~1", "Mon/",
                "①", "Ⅱ"
            })
    void aRepeatedPieceIsAnsweredSoon(String piece) {
        answeredSoon(piece.repeat(LENGTH / piece.length()));
    }

    @Test
    void wordsThatNobodyKnowsAreAnsweredSoon() {
        Random random = new Random(7);
        StringBuilder text = new StringBuilder();
        while (text.length() < LENGTH) {
            random.ints(59, 'a', 'z' + 1).forEach(text::appendCodePoint);
            text.append(' ');
        }
        answeredSoon(text.toString());
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
            assertThat(tokens).allSatisfy(token -> assertThat(token.readings()).isNotEmpty());
        } catch (EngineException e) {
            assertThat(e.kind()).isEqualTo(EngineException.EngineErrorKind.UNSPEAKABLE_TEXT);
        }
        assertThat(Duration.ofNanos(clock.getCurrentThreadCpuTime() - start)).isLessThan(LONGEST);
    }
}
