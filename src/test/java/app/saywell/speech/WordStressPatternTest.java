package app.saywell.speech;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.WordStressPattern.StressedSyllable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WordStressPatternTest {
    @Test
    void tellsWhichSyllableIsStressed() {
        Word verb = word("record", false, true);
        assertThat(WordStressPattern.of(verb).orElseThrow().syllables())
                .containsExactly(new StressedSyllable("a0", false), new StressedSyllable("a1", true));
        assertThat(WordStressPattern.of(verb).orElseThrow().stressedText()).isEqualTo("a1");
        assertThat(WordStressPattern.of(word("photographer", false, true, false, false)))
                .map(WordStressPattern::stressedText)
                .contains("a1");
    }

    @Test
    void saysNothingWhereThereIsNothingToSay() {
        assertThat(WordStressPattern.of(word("go", true))).isEmpty();
        assertThat(WordStressPattern.of(word("banana", false, false, false))).isEmpty();
        assertThat(WordStressPattern.of(word("banana", true, true, true))).isEmpty();
        assertThat(WordStressPattern.of(new Word("", 0, 0, 0, true, false, null, List.of(), List.of())))
                .isEmpty();
    }

    @Test
    void soundsStandForLettersThatAreNotKnown() {
        Word word = word("ab", true, false);
        List<Syllable> unspelt = word.syllables().stream()
                .map(syllable -> new Syllable("ɹæ", null, 100, syllable.start(), syllable.end()))
                .toList();
        Optional<WordStressPattern> pattern =
                WordStressPattern.of(new Word("ab", 0, 1, 100, true, true, null, unspelt, word.phonemes()));
        assertThat(pattern.orElseThrow().stressedText()).isEqualTo("ræ");
    }

    /// Of syllables of a consonant and a vowel in 0.2 s each.
    static Word word(String text, boolean... stressed) {
        List<Syllable> syllables = new ArrayList<>();
        List<Phoneme> sounds = new ArrayList<>();
        for (int i = 0; i < stressed.length; i++) {
            double start = 0.2 * i;
            syllables.add(new Syllable("ma", "a" + i, 100, start, start + 0.2));
            sounds.add(new Phoneme("m", null, 100, true, stressed[i], null, start, start + 0.1));
            sounds.add(new Phoneme("ə", null, 100, true, stressed[i], null, start + 0.1, start + 0.2));
        }
        return new Word(text, 0, 0.2 * stressed.length, 100, true, true, null, syllables, sounds);
    }
}
