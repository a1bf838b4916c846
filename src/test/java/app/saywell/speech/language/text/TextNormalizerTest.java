package app.saywell.speech.language.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.PronunciationForm;
import app.saywell.speech.language.lexicon.PronunciationOrigin;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.lexicon.notation.PronunciationParser;
import app.saywell.speech.language.lexicon.syllable.SyllableSpan;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// From a written text to its words with their pronunciations, or the reason why it cannot be spoken.
class TextNormalizerTest {
    private static final EnglishLexicon LEXICON = EnglishLexicon.load();
    private static final TextNormalizer READER = new TextNormalizer(LEXICON);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Hello, my name is Minji. | Hello/my/name/is/Minji",
                "“Well—yes!” (he said) | Well/yes/he/said",
                "It’s the teacher's dog. | It's/the/teacher's/dog",
                "Yes,no... maybe | Yes/no/maybe",
                "I paid $3.50 & left - fast! | I/paid/$3.50/&/left/fast",
                "Mr. Kim, e.g. from the U.S. | Mr./Kim/e.g./from/the/U.S.",
                "😀 hi 😀 * there * | hi/there",
                "a ice-cream at 7:30 | a/ice-cream/at/7:30"
            })
    void tokensAreTheWordsAsTheyStand(String text, String tokens) {
        assertThat(READER.read(text).stream().map(SpokenToken::text)).containsExactly(tokens.split("/"));
    }

    @Test
    void punctuationTellsWhereToPause() {
        assertThat(READER.read("Well, Mr. Kim (my boss) said: go! Then we went\nhome").stream())
                .extracting(token -> token.text() + " " + token.breakAfter())
                .containsExactly(
                        "Well CLAUSE",
                        "Mr. NONE",
                        "Kim DIVISION",
                        "my NONE",
                        "boss DIVISION",
                        "said DIVISION",
                        "go SENTENCE",
                        "Then NONE",
                        "we NONE",
                        "went DIVISION",
                        "home SENTENCE");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n\t", "...", "😀 !!!", "—", "***", "???", "…"})
    void refusesTextsWithNothingToSpeak(String text) {
        assertRefused(text, "no word that can be spoken");
    }

    @ParameterizedTest
    @CsvSource({"안녕하세요 hello, Korean", "Привет, Cyrillic", "你好, Chinese", "γεια, Greek"})
    void refusesTextsThatAreNotEnglish(String text, String script) {
        assertRefused(text, script);
    }

    @Test
    void aRefusalSaysWhichWordIsInAnotherScriptWithoutRepeatingIt() {
        assertThatThrownBy(() -> READER.read("I like 떡볶이 a lot."))
                .isInstanceOf(EngineException.class)
                .hasMessageContaining("word 3")
                .hasMessageContaining("Korean")
                .hasMessageNotContaining("떡볶이");
    }

    /// "Writhe" had a short vowel and an unvoiced sound at its end.
    @ParameterizedTest
    @CsvSource({"writhe, ɹaɪð", "writhing, ˈɹaɪðɪŋ", "lithe, laɪð", "soothe, suð", "loathe, loʊð"})
    void theLastSoundOfSuchVerbsIsVoiced(String word, String ipa) {
        assertThat(READER.check(word).getFirst().ipa().replaceAll("[ˈː]", "")).isEqualTo(ipa.replace("ˈ", ""));
    }

    @Test
    void wordsThatWereGuessedAreMarked() {
        assertThat(READER.check("Hello zibbler"))
                .extracting(CheckedToken::text, CheckedToken::ipa, CheckedToken::guessed)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("Hello", "həˈloʊ", false),
                        org.assertj.core.groups.Tuple.tuple("zibbler", "ˈzɪblɚ", true));
    }

    @Test
    void theTeachersPronunciationIsTheOnlyOne() {
        Pronunciation own = PronunciationParser.parse("ZIB-ler");
        TextNormalizer taught = new TextNormalizer(LEXICON.withPronunciations(Map.of("zibbler", own, "BTS", own)));
        assertThat(taught.read("Zibbler, BTS").stream().map(SpokenToken::readings))
                .allSatisfy(readings -> assertThat(readings)
                        .singleElement()
                        .extracting(r -> r.words().getFirst().pronunciation())
                        .isEqualTo(own));
        assertThat(own.source()).isEqualTo(PronunciationOrigin.TEACHER);
        assertThat(own.form()).isEqualTo(PronunciationForm.CITATION);
    }

    @Property(tries = 200)
    void anyTextIsReadOrRefused(@ForAll("texts") String text) {
        try {
            for (SpokenToken token : READER.read(text)) {
                assertThat(token.text()).isNotBlank();
                assertThat(token.readings()).isNotEmpty().hasSizeLessThanOrEqualTo(TokenVerbalizer.MAX_READINGS);
                token.readings().forEach(TextNormalizerTest::assertWhole);
            }
        } catch (EngineException e) {
            assertThat(e.kind()).isEqualTo(EngineException.EngineErrorKind.UNSPEAKABLE_TEXT);
        }
    }

    @Property(tries = 200)
    void anyCharactersAtAllAreReadOrRefused(@ForAll String text) {
        anyTextIsReadOrRefused(text);
    }

    private static void assertWhole(TokenReading reading) {
        for (SpokenWord word : reading.words()) {
            List<SyllableSpan> syllables = word.syllables();
            assertThat(syllables.getLast().to())
                    .isEqualTo(word.pronunciation().sounds().size());
            if (syllables.getFirst().grapheme() != null) {
                assertThat(syllables.stream().map(SyllableSpan::grapheme).collect(Collectors.joining()))
                        .isEqualTo(word.written());
            }
        }
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.of(
                        "Hello", "USA", "U.S.", "e.g.", "Mr.", "3", "1995", "7:30", "$3.50", "½", "-5", "%", "km", "'",
                        "’s", "-", "—", ".", ",", "?", " ", "\n", "é", "ß", "#", "@", "/", "VIII", "I", "a", "x", "st",
                        "0", "10:", "°C", "₩", "😀", "and", "don't", "www", "(", ")", "\"", "&", "=", "million", "May",
                        "No.")
                .list()
                .ofMaxSize(14)
                .map(parts -> String.join("", parts));
    }

    private static void assertRefused(String text, String message) {
        assertThatThrownBy(() -> READER.read(text))
                .isInstanceOfSatisfying(EngineException.class, e -> assertThat(e.kind())
                        .isEqualTo(EngineException.EngineErrorKind.UNSPEAKABLE_TEXT))
                .hasMessageContaining(message);
    }
}
