package app.saywell.desk.practice.state;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.lessons.passage.TextWords;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SentenceTitlesTest {
    private static final String TEXT = "B: Come at 10.30 now";

    @Test
    void aFigureHasTheLowestLevelOfItsWords() {
        List<Word> words = Stream.of("Come", "at", "ten", "thirty", "now")
                .map(word -> word(word, word.equals("thirty") ? 10 : 95))
                .toList();
        assertThat(SentenceTitles.titleWords(TEXT, words))
                .extracting(SentenceDetail.TitleWord::level)
                .containsExactly(
                        ScoreLevel.MISSING,
                        ScoreLevel.GOOD,
                        ScoreLevel.GOOD,
                        ScoreLevel.of(word("thirty", 10)),
                        ScoreLevel.GOOD);
    }

    /// The service on this computer follows figures, and the result that is shown may have words.
    @Test
    void wordsThatAreSpokenHaveTheirColoursWhateverResultIsShown() {
        List<Word> shown = Stream.of("Come", "at", "ten", "thirty", "now")
                .map(word -> word(word, 95))
                .toList();
        SentenceDetail sentence = new SentenceDetail(
                1,
                "",
                SentenceTitles.titleWords(TEXT, shown),
                TextWords.expected(TEXT),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        List<FollowedWord> begun = Stream.of("Come", "at", "10.30")
                .map(word -> new FollowedWord(word, 0, 1, 95, true))
                .toList();
        assertThat(SentenceTitles.begunLevels(sentence, begun))
                .containsExactly(ScoreLevel.MISSING, ScoreLevel.GOOD, ScoreLevel.GOOD, ScoreLevel.GOOD);
        assertThat(SentenceTitles.begunLevels(sentence, begun.subList(0, 1)))
                .containsExactly(ScoreLevel.MISSING, ScoreLevel.GOOD);
    }

    private static Word word(String text, double score) {
        return new Word(text, 0, 1, score, score > 70, false, null, List.of(), List.of());
    }
}
