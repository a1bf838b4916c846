package app.saywell.desk.lessons.passage;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.lessons.passage.TextWords.WordSpan;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextWordsTest {
    /// Each piece of the text is followed by the words of the result that stand for it.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        We sat.              | We sat                   | We:We sat.:sat
        We met on 3/15.      | We met on 3/15           | We:We met:met on:on 3/15.:3/15
        We met on 3/15.      | we met on march fifteenth | We:we met:met on:on 3/15.:march+fifteenth
        At 10.30 24/7        | At ten thirty twenty four seven | At:At 10.30:ten+thirty 24/7:twenty+four+seven
        A: A cat sat.        | A cat sat                | A:: A:A cat:cat sat.:sat
        A: 7:30 - no         | seven thirty no          | A:: 7:30:seven+thirty -: no:no
        A: 7:30 - no         | 7:30 no                  | A:: 7:30:7:30 -: no:no
        (laughs) Hi, Min.    | Hi Min                   | (laughs): Hi,:Hi Min.:Min
        Mr.Kim is            | Mr. Kim is               | Mr.Kim:Mr.+Kim is:is
        Mr.Kim is            | Mister Kim is            | Mr.Kim:Mister+Kim is:is
        3 + 5 = 28           | three plus five equals twenty eight | 3:three +:plus 5:five =:equals 28:twenty+eight
        1.Hello you          | Hello you                | 1.Hello:Hello you:you
        Q1.What is it        | What is it               | Q1.What:What is:is it:it
        A:"Hi" there         | Hi there                 | A:"Hi":Hi there:there
        Min-ji:(laughs) Hi   | Minji Hi                 | Min-ji:(laughs):Minji Hi:Hi
        <b>Hello</b> you     | Hello you                | <b>Hello</b>:Hello you:you
        A: a(laughs) cat(laughs) | a cat                | A:: a(laughs):a cat(laughs):cat
        It is very wet       | its really so wet        | It:its is:really very:so wet:wet
        well-known - so      | well-known so            | well-known:well-known -: so:so
        """)
    void layTheWordsOverTheText(String text, String words, String laid) {
        assertThat(laid(text, List.of(words.split(" ")))).isEqualTo(laid);
    }

    @Test
    void areNoneWhereTheWordsAreNotThoseOfTheText() {
        assertThat(TextWords.of("We met on 3/15.", List.of("we", "met"))).containsOnly(WordSpan.NONE);
        assertThat(TextWords.of("We met.", List.of())).containsOnly(WordSpan.NONE);
        assertThat(TextWords.of("", List.of())).containsOnly(WordSpan.NONE);
    }

    @Test
    void areExpectedAsTheServiceOnThisComputerReadsTheText() {
        assertThat(TextWords.expected("B: It is 7:30."))
                .containsExactly(new WordSpan(0, 0), new WordSpan(0, 1), new WordSpan(1, 2), new WordSpan(2, 3));
    }

    private static String laid(String text, List<String> words) {
        String[] pieces = text.split(" ");
        List<WordSpan> spans = TextWords.of(text, words);
        assertThat(spans).hasSize(pieces.length);
        return IntStream.range(0, pieces.length)
                .mapToObj(i -> pieces[i] + ":"
                        + String.join(
                                "+",
                                words.subList(spans.get(i).from(), spans.get(i).to())))
                .collect(Collectors.joining(" "));
    }
}
