package app.saywell.speech.language.text;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpokenText;
import app.saywell.speech.Word;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpokenFormTest {
    private static final Pattern FIGURELESS = Pattern.compile("(?s)\\P{N}*");
    private static final TextNormalizer NORMALIZER = new TextNormalizer(EnglishLexicon.load());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        We met on 3/15.                     | We met on march fifteenth.
        The bus leaves at 10.30, I think.   | The bus leaves at ten thirty, I think.
        It is open 24/7!                    | It is open twenty four seven!
        She was born in 1999.               | She was born in nineteen ninety nine.
        Mr. Kim lives on Main St.           | Mister Kim lives on Main Street.
        Mr.Kim is here.                     | Mister Kim is here.
        Yes.No, it is 5.                    | Yes. No, it is five.
        5 is more than 4 & 3.               | Five is more than four and three.
        It costs $5.50 (or €5).             | It costs five dollars and fifty cents (or five euros).
        Pages, e.g. p.5                     | Pages, for example page five
        A: It is 7:30.                      | It is seven thirty.
        Play the MP3 now                    | Play the M P three now
        COVID-19 was bad.                   | COVID nineteen was bad.
        """)
    void isWhatTheFirstReadingSays(String text, String spoken) {
        assertThat(NORMALIZER.spokenForm(text).text()).isEqualTo(spoken);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I read it live, didn’t I?",
                "The U.S. has a well-known T-shirt.",
                "“Wait…”, she said.",
                "The BBC & 김치",
                "나는 3/15에 갔다.",
                "Yes.No.",
                "Wait—what?",
                "Hello,world",
                "It is\u00a0cold—very.",
                "Hello :D",
                "Fine :P xD",
                "The ofﬁce of the cafe\u0301",
                "Ｈｅｌｌｏ—ｙｏｕ",
                "★"
            })
    void isTheTextWhereNothingHasToBePutIntoWords(String text) {
        assertThat(NORMALIZER.spokenForm(text).text()).isEqualTo(text);
    }

    @Test
    void tellsHowManyWordsEachPieceIs() {
        assertThat(NORMALIZER.spokenForm("Well, Mr.Kim - on 3/15!").pieces())
                .extracting(SpokenForm.Piece::written, SpokenForm.Piece::words)
                .containsExactly(
                        Tuple.tuple("Well,", 1),
                        Tuple.tuple("Mr.Kim", 2),
                        Tuple.tuple("-", 0),
                        Tuple.tuple("on", 1),
                        Tuple.tuple("3/15!", 2));
    }

    /// Whoever reads the words expects the same as who reads the figures.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "On 3/15/2024 at 10:30 a.m. Dr. Lee paid $1,200.50.",
                "H2O and CO2 are at 5 °C, 50% of 3.5 km.",
                "Elizabeth II met Louis XIV in the 1990s?",
                "Call 010-1234-5678 or write to me@example.com.",
                "It is 6'2\" or 1/2 of No.1 – 5-7 pm."
            })
    void itsWordsAreReadAsTheTextIs(String text) {
        SpokenForm form = NORMALIZER.spokenForm(text);
        assertThat(NORMALIZER.spokenForm(form.text()).text()).isEqualTo(form.text());
        assertThat(ReadingMatch.accepts(NORMALIZER.read(text), form.text())).isTrue();
        assertThat(form.pieces().stream().mapToInt(SpokenForm.Piece::words).sum())
                .isEqualTo(NORMALIZER.read(form.text()).size());
        assertThat(SpokenText.of(form.text())).isEqualTo(form.text());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Come at 10.30 :D   | come at 10.30        | true  | false
        Come at 10.30 :D   | Come at ten thirty    | false | true
        The café at 5?     | The cafe at 5        | true  | false
        The café at 5?     | the café at five     | false | true
        The ofﬁce—at 5     | The office at five    | false | true
        She has tea and/or | She has tea and or    | true  | true
        Come at 10.30.     | come at half past ten | false | false
        It is cold.        | It is cold           | false | false
        """)
    void tellsWhichFormAnAnswerHas(String text, String words, boolean asWritten, boolean inWords) {
        SpokenForm form = NORMALIZER.spokenForm(text);
        List<SpeechComponent> components = Arrays.stream(words.split(" "))
                .<SpeechComponent>map(word -> new Word(word, 0, 1, 90, true, false, null, List.of(), List.of()))
                .toList();
        assertThat(form.isAsWritten(components)).isEqualTo(asWritten);
        assertThat(form.isInWords(components)).isEqualTo(inWords);
    }

    /// No figure is left in any of the published texts, and their words are one of the readings.
    @ParameterizedTest
    @ValueSource(strings = {"normalization-cases.tsv", "typed-texts.tsv"})
    void everyPublishedTextIsPutIntoWordsOfItsReadings(String table) throws IOException {
        List<String> failed = new ArrayList<>();
        for (String[] row : TypedTextsTest.rows(table)) {
            String text = row[table.startsWith("typed") ? 0 : 1];
            TextReading reading = NORMALIZER.examine(text);
            String words = NORMALIZER.spokenForm(text).text();
            boolean isRead = words.equals(SpokenText.of(text)) || ReadingMatch.accepts(reading.tokens(), words);
            if (reading.isSpeakable() && !(FIGURELESS.matcher(words).matches() && isRead)) {
                failed.add(text + "\t" + words);
            }
        }
        assertThat(failed).as(String.join("\n", failed)).isEmpty();
    }
}
