package app.saywell.speech;

import app.saywell.speech.FluencyReport.HeardWordStress;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Which syllables of a word should be stressed, and which other one was heard stressed, if one surely was.
///
/// @param heardElsewhere index of the syllable that was stressed instead; empty where the stress was as usual, was not
///     clear, or was not heard at all, as by a service that doesn't listen for it
public record WordStressPattern(List<StressedSyllable> syllables, OptionalInt heardElsewhere) {
    private static final double ROUNDING = 1e-6;

    /// Copies the list.
    public WordStressPattern {
        syllables = List.copyOf(syllables);
    }

    /// A syllable of the word.
    ///
    /// @param text its letters; its sounds in IPA where those are not known
    public record StressedSyllable(String text, boolean stressed) {}

    /// The pattern of a word by the pronouncing dictionary; empty for a word of one syllable, and where the service
    /// doesn't say which syllable is stressed or calls all of them so.
    public static Optional<WordStressPattern> of(Word word) {
        List<StressedSyllable> syllables = word.syllables().stream()
                .map(syllable -> new StressedSyllable(text(syllable), isStressed(word, syllable)))
                .toList();
        boolean hasBoth = syllables.stream().anyMatch(StressedSyllable::stressed)
                && !syllables.stream().allMatch(StressedSyllable::stressed);
        return hasBoth ? Optional.of(new WordStressPattern(syllables, OptionalInt.empty())) : Optional.empty();
    }

    /// The pattern of a word with what was heard of it.
    ///
    /// @param heard null where nobody listened; what doesn't fit the word counts as that
    public static Optional<WordStressPattern> of(Word word, @Nullable HeardWordStress heard) {
        int count = word.syllables().size();
        Integer where = heard == null ? null : heard.heard();
        if (heard == null || count < 2 || !isWithin(heard.usual(), count) || where != null && !isWithin(where, count)) {
            return of(word);
        }
        List<StressedSyllable> syllables = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            syllables.add(new StressedSyllable(text(word.syllables().get(i)), i == heard.usual()));
        }
        return Optional.of(new WordStressPattern(
                syllables, where == null || !heard.isElsewhere() ? OptionalInt.empty() : OptionalInt.of(where)));
    }

    private static boolean isWithin(int index, int count) {
        return index >= 0 && index < count;
    }

    private static String text(Syllable syllable) {
        String letters = syllable.grapheme();
        return letters == null || letters.isEmpty() ? SoundNotation.toDisplay(syllable.syllable()) : letters;
    }

    private static boolean isStressed(Word word, Syllable syllable) {
        return word.phonemes().stream()
                .anyMatch(sound -> sound.stressed()
                        && SoundNotation.isVowel(sound.phoneme())
                        && sound.start() > syllable.start() - ROUNDING
                        && sound.end() < syllable.end() + ROUNDING);
    }

    /// The stressed syllables, as in `re` for `record`; several with commas between them.
    public String stressedText() {
        return syllables.stream()
                .filter(StressedSyllable::stressed)
                .map(StressedSyllable::text)
                .collect(Collectors.joining(", "));
    }

    /// The word with the usual stress in capitals: `phoTOgrapher`.
    public String usualText() {
        return capitals(index -> syllables.get(index).stressed());
    }

    /// The word with the stress that was heard in capitals: `PHOtographer`; as usual where no other one was.
    public String heardText() {
        return heardElsewhere.isPresent() ? capitals(index -> index == heardElsewhere.getAsInt()) : usualText();
    }

    private String capitals(java.util.function.IntPredicate stressed) {
        return IntStream.range(0, syllables.size())
                .mapToObj(index -> stressed.test(index)
                        ? emphasized(syllables.get(index).text())
                        : syllables.get(index).text().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
    }

    /// Letters in capitals; sounds, which have none, behind the mark of stress.
    private static String emphasized(String syllable) {
        boolean isSpelled = Normalizer.normalize(syllable, Normalizer.Form.NFD)
                .codePoints()
                .allMatch(sign -> sign < 128 || Character.getType(sign) == Character.NON_SPACING_MARK || sign == '’');
        return isSpelled ? syllable.toUpperCase(Locale.ROOT) : "ˈ" + syllable;
    }
}
