package app.saywell.speech;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Which syllables of a word should be stressed: the word stress of the pronouncing dictionary, not how it was said.
public record WordStressPattern(List<StressedSyllable> syllables) {
    private static final double ROUNDING = 1e-6;

    /// Copies the list.
    public WordStressPattern {
        syllables = List.copyOf(syllables);
    }

    /// A syllable of the word.
    ///
    /// @param text its letters; its sounds in IPA where those are not known
    public record StressedSyllable(String text, boolean stressed) {}

    /// The pattern of a word; empty for a word of one syllable, and where the service doesn't say which syllable is
    /// stressed or calls all of them so.
    public static Optional<WordStressPattern> of(Word word) {
        List<StressedSyllable> syllables = new ArrayList<>();
        for (Syllable syllable : word.syllables()) {
            boolean stressed = word.phonemes().stream()
                    .anyMatch(sound -> sound.stressed()
                            && SoundNotation.isVowel(sound.phoneme())
                            && sound.start() > syllable.start() - ROUNDING
                            && sound.end() < syllable.end() + ROUNDING);
            String letters = syllable.grapheme();
            syllables.add(new StressedSyllable(
                    letters == null || letters.isEmpty() ? SoundNotation.toDisplay(syllable.syllable()) : letters,
                    stressed));
        }
        boolean hasBoth = syllables.stream().anyMatch(StressedSyllable::stressed)
                && !syllables.stream().allMatch(StressedSyllable::stressed);
        return hasBoth ? Optional.of(new WordStressPattern(syllables)) : Optional.empty();
    }

    /// The stressed syllables, as in `re` for `record`; several with commas between them.
    public String stressedText() {
        return syllables.stream()
                .filter(StressedSyllable::stressed)
                .map(StressedSyllable::text)
                .collect(Collectors.joining(", "));
    }
}
