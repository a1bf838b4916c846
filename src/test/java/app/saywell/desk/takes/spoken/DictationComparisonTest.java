package app.saywell.desk.takes.spoken;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.takes.spoken.DictatedWord.DictationFate;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DictationComparisonTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "She turned in at the hotel. | she turned in at the hotel",
                "I don’t know - do you? | I don't know do you",
                "It's 20 degrees! | its 20 degrees",
            })
    void capitalsPunctuationAndApostrophesDoNotCount(String sentence, String written) {
        assertThat(DictationComparison.compare(sentence, written).isRight()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The bus leaves at 7:30. | the bus leaves at seven thirty",
                "Dr. Kim has 3 cats - and 2 dogs. | doctor Kim has three cats and two dogs",
                "She is twenty-five. | she is 25",
                "We have seven thirty sharp. | we have 7:30 sharp",
                "It costs $5. | It costs five dollars",
                "I am 100 % sure. | I am 100% sure",
                "I am 100 % sure. | I am one hundred percent sure",
                "Tom: Hello there! | hello there",
                "They meet on 3/15. | they meet on March fifteenth",
            })
    void nobodyHearsHowAFigureIsWritten(String sentence, String written) {
        DictationComparison compared = DictationComparison.compare(sentence, written);
        assertThat(compared.isRight()).as("%s", compared.words()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I see everyone. | I see every one",
                "They came at 7:30. | they came at seven thirteen",
                "I have 2 dogs. | I have to dogs",
            })
    void whatIsWrittenOtherwiseThanItIsSaidIsWrong(String sentence, String written) {
        assertThat(DictationComparison.compare(sentence, written).isRight()).isFalse();
    }

    @Test
    void aFigureThatIsWrittenInWordsIsOneWordOfTheSentence() {
        DictationComparison compared = DictationComparison.compare("Come at 7:30 tonight.", "Come at seven thirty to");
        assertThat(compared.words())
                .containsExactly(
                        new DictatedWord(DictationFate.RIGHT, "Come", "Come"),
                        new DictatedWord(DictationFate.RIGHT, "at", "at"),
                        new DictatedWord(DictationFate.RIGHT, "7:30", "seven thirty"),
                        new DictatedWord(DictationFate.OTHER, "tonight.", "to"));
        assertThat(compared.rightWords()).isEqualTo(3);
        assertThat(compared.sentenceWords()).isEqualTo(4);
    }

    @Test
    void spellingCountsAndEveryKindOfMistakeIsTold() {
        DictationComparison compared =
                DictationComparison.compare("We call it a bear here.", "We call a bare very here");
        assertThat(compared.words())
                .extracting(DictatedWord::fate)
                .containsExactly(
                        DictationFate.RIGHT,
                        DictationFate.RIGHT,
                        DictationFate.MISSED,
                        DictationFate.RIGHT,
                        DictationFate.OTHER,
                        DictationFate.ADDED,
                        DictationFate.RIGHT);
        assertThat(compared.rightWords()).isEqualTo(4);
        assertThat(compared.sentenceWords()).isEqualTo(6);
        assertThat(compared.isRight()).isFalse();
    }

    @Property(tries = 200)
    void everyWordOfBothAppearsOnceInOrder(
            @ForAll @Size(max = 8) List<@StringLength(min = 1, max = 2) String> expected,
            @ForAll @Size(max = 8) List<@StringLength(min = 1, max = 2) String> written) {
        List<String> sentence =
                expected.stream().map(word -> "a" + word.hashCode()).toList();
        List<String> typed = written.stream().map(word -> "a" + word.hashCode()).toList();
        DictationComparison compared = DictationComparison.compare(String.join(" ", sentence), String.join(" ", typed));
        assertThat(compared.words().stream().map(DictatedWord::expected).filter(w -> !w.isEmpty()))
                .containsExactlyElementsOf(sentence);
        assertThat(compared.words().stream().map(DictatedWord::written).filter(w -> !w.isEmpty()))
                .containsExactlyElementsOf(typed);
    }
}
