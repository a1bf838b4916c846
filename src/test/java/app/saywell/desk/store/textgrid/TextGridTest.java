package app.saywell.desk.store.textgrid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Syllable;
import app.saywell.speech.Word;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextGridTest {
    private static final List<SpeechComponent> SAID =
            List.of(word("theme", 0.1, 0.5, 40), new Pause(0.5, 0.7, true), word("\"park\"", 0.7, 1.2, 91.25));

    @Test
    void whatIsWrittenIsReadBackEqual() {
        TextGrid grid = SpeechTiers.of(SAID, 1.5);
        assertThat(TextGridReader.read(TextGridWriter.text(grid))).isEqualTo(grid);
        byte[] utf16 = ("\ufeff" + TextGridWriter.text(grid)).getBytes(StandardCharsets.UTF_16BE);
        assertThat(TextGridReader.read(utf16)).isEqualTo(grid);
    }

    @Test
    void everyTierCoversTheWholeRecordingWithoutGaps() {
        TextGrid grid = SpeechTiers.of(SAID, 1.5);
        assertThat(grid.tiers())
                .extracting(TextGrid.TextGridTier::name)
                .containsExactly("words", "syllables", "phones", "phones_heard", "pauses", "word_score", "stress");
        for (TextGrid.TextGridTier tier : grid.tiers()) {
            if (tier instanceof TextGrid.TextGridTier.IntervalTier intervals) {
                double expectedStart = 0;
                for (TextGrid.LabelledInterval interval : intervals.intervals()) {
                    assertThat(interval.start()).isEqualTo(expectedStart);
                    expectedStart = interval.end();
                }
                assertThat(expectedStart).isEqualTo(1.5);
            }
        }
    }

    @Test
    void theShortFormAndCommentsAreTheSameToTheReader() {
        String text = """
            "ooTextFile"
            "TextGrid"
            0 1.5 ! the whole
            <exists>
            1
            "IntervalTier" "words" 0 1.5 2
            0 0.5s ""
            0.5 1.5 "say ""hi""
            twice"
            """;
        assertThat(TextGridReader.read(text).intervals("words").orElseThrow().intervals())
                .containsExactly(
                        new TextGrid.LabelledInterval(0, 0.5, ""),
                        new TextGrid.LabelledInterval(0.5, 1.5, "say \"hi\"\ntwice"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\"ooTextFile\" \"Sound\"",
                "\"ooTextFile\" \"TextGrid\" 0 1 <exists> 1 \"IntervalTier\" \"w\" 0 1 1 1 0 \"\"",
                "\"ooTextFile\" \"TextGrid\" 0 1 <exists> 1 \"IntervalTier\" \"w\" 0 1 99999999999",
                "\"ooTextFile\" \"TextGrid\" 0 1 <exists> 1 \"Intervals",
                "\"ooTextFile\" \"TextGrid\" 0 1 <exists> 1 \"IntervalTier\" 0 1 1",
            })
    void whatIsNoTextGridIsRefusedInWords(String text) {
        assertThatThrownBy(() -> TextGridReader.read(text))
                .isInstanceOf(TextGridException.class)
                .hasMessageEndingWith(".");
    }

    @Test
    void movedBoundariesCarryTheirScoresAlong() {
        String moved = TextGridWriter.text(SpeechTiers.of(SAID, 1.5)).replace("0.5 \n", "0.55 \n");
        List<SpeechComponent> components = MovedBoundaries.apply(TextGridReader.read(moved), SAID);
        Word theme = (Word) components.getFirst();
        assertThat(theme.end()).isEqualTo(0.55);
        assertThat(theme.score()).isEqualTo(40);
        assertThat(theme.phonemes().getLast().end()).isEqualTo(0.55);
        assertThat(theme.phonemes().getLast().userPhoneme()).isEqualTo("s");
        assertThat(components.get(1).start()).isEqualTo(0.55);
        assertThat(components.get(2)).isEqualTo(SAID.get(2));
    }

    @Test
    void unmovedBoundariesChangeNothing() {
        assertThat(MovedBoundaries.apply(SpeechTiers.of(SAID, 1.5), SAID)).isEqualTo(SAID);
    }

    @Test
    void otherLabelsAreRefusedBecauseTheScoresWouldNotFit() {
        List<SpeechComponent> more = new ArrayList<>(SAID);
        more.add(word("again", 1.25, 1.4, 80));
        TextGrid grid = SpeechTiers.of(more, 1.5);
        assertThatThrownBy(() -> MovedBoundaries.apply(grid, SAID)).isInstanceOf(TextGridException.class);
        TextGrid less = SpeechTiers.of(SAID.subList(0, 2), 1.5);
        assertThatThrownBy(() -> MovedBoundaries.apply(less, SAID)).isInstanceOf(TextGridException.class);
    }

    /// A word of one syllable with two sounds; the second one was said differently.
    static Word word(String text, double start, double end, double score) {
        double middle = (start + end) / 2;
        boolean right = score >= 70;
        return new Word(
                text,
                start,
                end,
                score,
                right,
                right,
                null,
                List.of(new Syllable("θiːm", text, score, start, end)),
                List.of(
                        new Phoneme("θ", "θ", score, right, right, null, start, middle),
                        new Phoneme("iː", "s", score, right, right, null, middle, end)));
    }
}
