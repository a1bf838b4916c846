package app.saywell.speech.language.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.Phone;
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

class TextNormalizerTest {
    private static final EnglishLexicon LEXICON = EnglishLexicon.load();
    private static final TextNormalizer READER = new TextNormalizer(LEXICON);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "IT | it",
                "I LIKE THAT CAT | i like that cat",
                "GIVE IT TO US | give it to us",
                "He said THAT | he said that",
                "I AM happy | i am happy",
                "WE WATCH TV | we watch t v",
                "OK BBC USA | o k b b c u s a",
                "The US army | the u s army",
                "Come at 7 AM | come at seven a m"
            })
    void usualWordsInCapitalsAreWordsAndAbbreviationsLetters(String text, String words) {
        assertThat(READER.read(text).stream()
                        .flatMap(token -> token.readings().getFirst().words().stream())
                        .map(SpokenWord::word)
                        .collect(Collectors.joining(" ")))
                .isEqualTo(words);
    }

    /// Numbers for which there is no word are read digit by digit, in every shape of number.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "#N", "N", "-N", "+N.N", ".N", "Nth", "N:N", "N-N-N", "N/N", "N N/N", "$N", "$N.99", "£Nk", "N-N",
                "+N-N-N", "N km", "Nkm", "N%", "9:30:N", "#N-N", "'N", "Ns"
            })
    void aNumberMayHaveAnyLength(String shape) {
        for (String digits : List.of("0", "999999999999999", "9999999999999999999", "9".repeat(40))) {
            assertThat(READER.read("Read " + shape.replace("N", digits) + " now."))
                    .isNotEmpty();
        }
    }

    /// Only its letter's name was expected, so that whoever said the article was faulted.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A cat sat. | 0 | true",
                "It is big. A cat sat. | 3 | true",
                "IT IS A BIG CAT | 2 | true",
                "Vitamin A | 1 | false",
                "A | 0 | false",
                "A, B and C | 0 | false",
                "A is for apple | 0 | false"
            })
    void aCapitalAIsArticleOrLetter(String text, int place, boolean rather) {
        List<List<Phone>> ways = phones(READER.read(text).get(place));
        List<List<Phone>> article = phones(READER.read("a cat").getFirst());
        assertThat(ways).containsAll(article).contains(List.of(Phone.EY));
        assertThat(ways.getFirst()).isEqualTo(rather ? article.getFirst() : List.of(Phone.EY));
    }

    private static List<List<Phone>> phones(SpokenToken token) {
        return token.readings().stream()
                .map(way -> way.words().getFirst().pronunciation().phones())
                .toList();
    }

    @Test
    void usualWordsInCapitalsAreNeverHeardAsLetters() {
        for (String text : List.of("IT", "He said THAT", "a CAT", "GIVE IT TO US")) {
            for (SpokenToken token : READER.read(text)) {
                assertThat(token.readings()).allMatch(reading -> reading.words().size() == 1);
            }
        }
        assertThat(READER.read("an IT company").get(1).readings())
                .anyMatch(reading -> reading.words().size() == 2);
    }

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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "7 | seven",
                "15 | fifteen",
                "105 | one hundred five",
                "1,234,567 | one million two hundred thirty four thousand five hundred sixty seven",
                "1995 | nineteen ninety five",
                "2005 | two thousand five",
                "2024 | twenty twenty four",
                "1900 | nineteen hundred",
                "3500 | three thousand five hundred",
                "007 | oh oh seven",
                "3.14 | three point one four",
                ".5 | point five",
                "-5 | minus five",
                "−5°C | minus five degrees celsius",
                "1st | first",
                "22nd | twenty second",
                "100th | one hundredth",
                "1/2 | one half",
                "3/4 | three quarters",
                "2/3 | two thirds",
                "2½ | two and a half",
                "7:30 | seven thirty",
                "7:05 | seven oh five",
                "7:00 | seven o'clock",
                "7pm | seven p m",
                "$3.50 | three dollars and fifty cents",
                "$1 | one dollar",
                "$0.99 | ninety nine cents",
                "₩5,000 | five thousand won",
                "£2m | two million pounds",
                "50% | fifty percent",
                "10km | ten kilometers",
                "1kg | one kilogram",
                "60mph | sixty miles per hour",
                "1990s | nineteen nineties",
                "'90s | nineties",
                "010-1234-5678 | oh one oh one two three four five six seven eight",
                "10-20 | ten to twenty",
                "3/14/2024 | march fourteenth twenty twenty four",
                "2024-03-14 | march fourteenth twenty twenty four",
                "#1 | number one",
                "Mr. | mister",
                "Dr. | drive",
                "e.g. | for example",
                "etc. | et cetera",
                "U.S. | u s",
                "USA | u s a",
                "FBI | f b i",
                "NASA | nasa",
                "CDs | c d's",
                "T-shirt | t shirt",
                "5-year-old | five year old",
                "COVID-19 | covid nineteen",
                "H2O | h two o",
                "mid-1990s | mid nineteen nineties",
                "and/or | and or",
                "KakaoPay | kakao pay",
                "www.example.com | w w w dot example dot com"
            })
    void everyTokenHasAUsualReading(String token, String words) {
        assertThat(words(READER.read(token).getFirst().readings().getFirst())).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1995 | one thousand nine hundred ninety five",
                "1995 | one nine nine five",
                "105 | one hundred and five",
                "100 | a hundred",
                "2010 | two thousand ten",
                "911 | nine one one",
                "7:30 | half past seven",
                "3:15 | a quarter past three",
                "3:45 | quarter to four",
                "7:00 | seven",
                "19:30 | seven thirty",
                "-5 | negative five",
                "$3.50 | three fifty",
                "1/2 | a half",
                "10-20 | ten minus twenty",
                "NASA | n a s a",
                "Dr. | doctor",
                "4K | four k"
            })
    void otherReadingsAreAcceptedToo(String token, String words) {
        assertThat(READER.read(token).getFirst().readings())
                .extracting(TextNormalizerTest::words)
                .contains(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "On March 5 we left | on march fifth we left",
                "the 5 May sale | the the fifth of may sale",
                "Dr. Kim | doctor kim",
                "Elm St. is long | elm street is long",
                "$3 million | three million dollars",
                "a 20 km walk | a twenty kilometers walk",
                "Henry VIII | henry the eighth",
                "No. 5 | number five",
                "No. I am. | no i am",
                "I LOVE NEW YORK | i love new york",
                "5 + 3 = 8 | five plus three equals eight"
            })
    void whatStandsAroundDecides(String text, String words) {
        assertThat(said(text)).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "It is 10.30. | it is ten thirty",
                "It's 9.05 now. | it's nine oh five now",
                "It’s nearly 10.00! | it's nearly ten o'clock",
                "What time is it? It was 7.45 when he came. | what time is it it was seven forty five when he came",
                "The time is 8.15 in the morning. | the time is eight fifteen in the morning",
                "We play until 10.30. | we play until ten thirty",
                "Until 10.30 we played. | until ten thirty we played",
                "Be there by 10.30, please. | be there by ten thirty please",
                "It opens from 9.30 to 17.15 on Monday. | it opens from nine thirty to seventeen fifteen on monday",
                "between 9.30 and 10.30 | between nine thirty and ten thirty",
                "at 10.30 we left | at ten thirty we left",
                "around 10.30 o'clock | around ten thirty o'clock",
            })
    void aNumberWithADotIsATimeWhereWordsAskForOne(String text, String words) {
        assertThat(said(text)).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "It is 10.30 metres long. | it is ten point three zero metres long",
                "It is 10.30 m. | it is ten point three zero meters",
                "It is 10.30 %. | it is ten point three zero percent",
                "It is 10.30% now. | it is ten point three zero percent now",
                "It's $10.30. | it's ten dollars and thirty cents",
                "It is 10.30 dollars. | it is ten point three zero dollars",
                "It is 0.25. | it is zero point two five",
                "It is 10.75. | it is ten point seven five",
                "It is 30.10. | it is thirty point one zero",
                "It is 3.5. | it is three point five",
                "The answer is 10.30. | the answer is ten point three zero",
                "The price rose by 10.30. | the price rose by ten point three zero",
                "5 multiplied by 2.50 | five multiplied by two point five zero",
                "from 9.30 to 10.30 metres | from nine point three zero to ten point three zero metres",
                "from 0.25 to 0.50 | from zero point two five to zero point five zero",
                "between 1.25 and 1.75 | between one point two five and one point seven five",
                "It rose from 2.50 to 3.50. | it rose from two point five zero to three point five zero",
                "It shoots at 10.30 metres. | it shoots at ten point three zero metres",
            })
    void anAmountWithADotIsNoTime(String text, String words) {
        assertThat(said(text)).isEqualTo(words);
    }

    private static String said(String text) {
        return READER.read(text).stream()
                .map(token -> words(token.readings().getFirst()))
                .collect(Collectors.joining(" "));
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
    @ValueSource(strings = {"", " \n\t", "...", "😀 !!!", "—", "***"})
    void refusesTextsWithNothingToSpeak(String text) {
        assertRefused(text, "nothing that can be spoken");
    }

    @ParameterizedTest
    @CsvSource({"안녕하세요 hello, Korean", "Привет, Cyrillic", "你好, Chinese", "γεια, Greek"})
    void refusesTextsThatAreNotEnglish(String text, String script) {
        assertRefused(text, script);
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

    private static String words(TokenReading reading) {
        return reading.words().stream().map(SpokenWord::word).collect(Collectors.joining(" "));
    }

    private static void assertRefused(String text, String message) {
        assertThatThrownBy(() -> READER.read(text))
                .isInstanceOfSatisfying(EngineException.class, e -> assertThat(e.kind())
                        .isEqualTo(EngineException.EngineErrorKind.UNSPEAKABLE_TEXT))
                .hasMessageContaining(message);
    }

    @Test
    void aRefusalSaysWhichWordIsInAnotherScriptWithoutRepeatingIt() {
        assertThatThrownBy(() -> READER.read("I like 떡볶이 a lot."))
                .isInstanceOf(EngineException.class)
                .hasMessageContaining("word 3")
                .hasMessageContaining("Korean")
                .hasMessageNotContaining("떡볶이");
    }
}
