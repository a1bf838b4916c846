package app.saywell.desk.takes.spoken;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.takes.spoken.SpokenWord.WordFate;
import app.saywell.speech.Word;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpokenTextComparisonTest {
    private static final String PASSAGE = "We went to the river. It was warm.";

    private static final List<String> WORDS =
            List.of("we", "river", "twenty", "ice", "cream", "don't", "two", "park", "안녕", "see");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "She turned in at the hotel. | Last week we cooked for the whole family.",
                "We are going to the theme park. | My brother likes to draw horses.",
                "The elephant drinks water. | 안녕하세요 저는 학생입니다",
            })
    void anotherSentenceIsNoticed(String text, String heard) {
        assertThat(SpokenTextComparison.compare(text, heard).mayBeAnotherSentence(0))
                .isTrue();
        assertThat(SpokenTextComparison.compare(text, heard).mayBeAnotherSentence(60))
                .as("its sounds fit the sentence")
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "I think so too. | i sink so to",
                "It is 20 degrees. | It's twenty degrees!",
                "We eat ice cream. | we eat icecream",
                "I don’t know Mr. Kim. | I do not know mister Kim",
                "We call it bear. | We call it bare.",
            })
    void whatSoundsTheSameWasSaid(String text, String heard) {
        assertThat(SpokenTextComparison.compare(text, heard).isComplete()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "We went to the river | We went river | MISSED | to;the",
                "We went to the river | We went quickly to the river | ADDED | quickly",
                "We went to the river | We went we went to the river | REPEATED | We;went",
                "We went to the river | We went to to the river | REPEATED | to",
                "We went to the river | We went to the mountain | REPLACED | river",
            })
    void wordsThatWereMissedAddedRepeatedAndReplaced(String text, String heard, WordFate fate, String expected) {
        SpokenText spoken = SpokenTextComparison.compare(text, heard);
        assertThat(spoken.with(fate))
                .extracting(word -> word.text().toLowerCase(java.util.Locale.ROOT))
                .containsExactly(expected.toLowerCase(java.util.Locale.ROOT).split(";", -1));
        assertThat(spoken.words().stream().filter(word -> word.fate() != WordFate.SAID))
                .as("nothing else")
                .hasSize(spoken.with(fate).size());
        assertThat(spoken.mayBeAnotherSentence(0)).isFalse();
    }

    @Test
    void aSentenceThatWasBrokenOffIsNotAnotherOne() {
        SpokenText spoken = SpokenTextComparison.compare("My sister saw three ducks by the river", "My sister");
        assertThat(spoken.mayBeAnotherSentence(0)).isFalse();
        assertThat(spoken.with(WordFate.MISSED)).hasSize(6);
    }

    @Test
    void correctWordsPerMinuteCountOnlyWordsThatWereSaid() {
        SpokenText spoken = SpokenTextComparison.compare(PASSAGE, "We went to river. It was cold today.");
        List<Word> timed = List.of(word("We", 0.5, 1), word("warm", 2, 2.5));
        assertThat(ReadingRate.wordsCorrectPerMinute(PASSAGE, spoken, timed)).hasValue(6 * 60 / 2.0);
        assertThat(ReadingRate.wordsCorrectPerMinute("We went to the river.", spoken, timed))
                .as("one sentence is too short")
                .isEmpty();
        assertThat(ReadingRate.wordsCorrectPerMinute(PASSAGE, spoken, List.of()))
                .isEmpty();
    }

    private static Word word(String text, double start, double end) {
        return new Word(text, start, end, 90, true, false, null, List.of(), List.of());
    }

    @Test
    void silenceMissesEveryWord() {
        SpokenText spoken = SpokenTextComparison.compare("We call it bear", "");
        assertThat(spoken.with(WordFate.MISSED)).hasSize(4);
        assertThat(spoken.mayBeAnotherSentence(0)).isFalse();
    }

    @Property(tries = 200)
    void everyWordOfBothTextsIsThereOnceInItsOrder(
            @ForAll @Size(max = 12) List<@IntRange(max = 9) Integer> text,
            @ForAll @Size(max = 12) List<@IntRange(max = 9) Integer> heard) {
        SpokenText spoken = SpokenTextComparison.compare(written(text), written(heard));
        assertThat(spoken.sentenceWords()).isEqualTo(text.size());
        assertThat(spoken.words().stream()
                        .filter(word -> word.fate() != WordFate.ADDED && word.fate() != WordFate.REPEATED)
                        .map(SpokenWord::text))
                .containsExactlyElementsOf(text.stream().map(WORDS::get).toList());
        if (text.equals(heard)) {
            assertThat(spoken.isComplete()).isTrue();
        }
    }

    private static String written(List<Integer> words) {
        return words.stream().map(WORDS::get).collect(Collectors.joining(" "));
    }
}
