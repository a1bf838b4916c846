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
