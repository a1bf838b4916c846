package app.saywell.speech;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.FluencyReport.HeardWordStress;
import app.saywell.speech.WordStressPattern.StressedSyllable;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordStressPatternTest {
    @Test
    void tellsWhichSyllableIsStressed() {
        Word verb = SpokenWords.word("record", false, true);
        assertThat(WordStressPattern.of(verb).orElseThrow().syllables())
                .containsExactly(new StressedSyllable("a0", false), new StressedSyllable("a1", true));
        assertThat(WordStressPattern.of(verb).orElseThrow().stressedText()).isEqualTo("a1");
        assertThat(WordStressPattern.of(SpokenWords.word("photographer", false, true, false, false)))
                .map(WordStressPattern::stressedText)
                .contains("a1");
    }

    @Test
    void tellsWhichOtherSyllableWasHeard() {
        Word word = SpokenWords.word("photographer", false, true, false, false);
        WordStressPattern elsewhere =
                WordStressPattern.of(word, new HeardWordStress(0, 1, 0)).orElseThrow();
        assertThat(elsewhere.heardElsewhere()).hasValue(0);
        assertThat(elsewhere.usualText()).isEqualTo("a0A1a2a3");
        assertThat(elsewhere.heardText()).isEqualTo("A0a1a2a3");
        WordStressPattern asUsual =
                WordStressPattern.of(word, new HeardWordStress(0, 2, 2)).orElseThrow();
        assertThat(asUsual.heardElsewhere()).isEmpty();
        assertThat(asUsual.stressedText())
                .as("by its sentence, not by the dictionary")
                .isEqualTo("a2");
        assertThat(asUsual.heardText()).isEqualTo(asUsual.usualText());
    }

    @ParameterizedTest
    @CsvSource({"1,", "1, 7", "9, 0", "-1, 0"})
    void whatDoesNotFitTheWordIsNotBelieved(int usual, @Nullable Integer heard) {
        Word word = SpokenWords.word("photographer", false, true, false, false);
        assertThat(WordStressPattern.of(word, new HeardWordStress(0, usual, heard)))
                .contains(WordStressPattern.of(word).orElseThrow());
        assertThat(WordStressPattern.of(SpokenWords.word("go", true), new HeardWordStress(0, 0, 0)))
                .isEmpty();
    }

    @Test
    void saysNothingWhereThereIsNothingToSay() {
        assertThat(WordStressPattern.of(SpokenWords.word("go", true))).isEmpty();
        assertThat(WordStressPattern.of(SpokenWords.word("banana", false, false, false)))
                .isEmpty();
        assertThat(WordStressPattern.of(SpokenWords.word("banana", true, true, true)))
                .isEmpty();
        assertThat(WordStressPattern.of(new Word("", 0, 0, 0, true, false, null, List.of(), List.of())))
                .isEmpty();
    }

    @Test
    void soundsStandForLettersThatAreNotKnown() {
        Word word = SpokenWords.word("ab", true, false);
        List<Syllable> unspelt = word.syllables().stream()
                .map(syllable -> new Syllable("ɹæ", null, 100, syllable.start(), syllable.end()))
                .toList();
        Optional<WordStressPattern> pattern =
                WordStressPattern.of(new Word("ab", 0, 1, 100, true, true, null, unspelt, word.phonemes()));
        assertThat(pattern.orElseThrow().stressedText()).isEqualTo("ræ");
    }

    @Test
    void lettersWithAccentsAndApostrophesAreLetters() {
        Word word = SpokenWords.word("café", false, true);
        List<Syllable> spelt = List.of(new Syllable("kæ", "ca", 100, 0, 0.2), new Syllable("feɪ", "fé", 100, 0.2, 0.4));
        Word cafe = new Word("café", 0, 0.4, 100, true, true, null, spelt, word.phonemes());
        assertThat(WordStressPattern.of(cafe, new HeardWordStress(0, 1, 0)))
                .map(WordStressPattern::usualText)
                .contains("caFÉ");
        Word couldnt = new Word(
                "couldn’t",
                0,
                0.4,
                100,
                true,
                true,
                null,
                List.of(new Syllable("kʊ", "could", 100, 0, 0.2), new Syllable("dənt", "n’t", 100, 0.2, 0.4)),
                SpokenWords.word("couldn’t", true, false).phonemes());
        assertThat(WordStressPattern.of(couldnt, new HeardWordStress(0, 0, 1)))
                .map(WordStressPattern::heardText)
                .contains("couldN’T");
    }
}
