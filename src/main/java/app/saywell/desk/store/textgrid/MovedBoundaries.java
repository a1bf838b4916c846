package app.saywell.desk.store.textgrid;

import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Syllable;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.List;

/// Applies boundaries that were corrected in Praat to speech components. Every score stays with its
/// word or sound.
public final class MovedBoundaries {
    private MovedBoundaries() {}

    /// The components with the times of the grid. Where a tier is missing, the times stay the same.
    ///
    /// @throws TextGridException if the labels of a tier differ from the components in number or
    ///     text, because then the scores cannot be assigned
    public static List<SpeechComponent> apply(TextGrid grid, List<SpeechComponent> components) {
        var words = new TierLabels(grid, "words");
        var syllables = new TierLabels(grid, "syllables");
        var phones = new TierLabels(grid, "phones");
        var pauses = new TierLabels(grid, "pauses");
        List<SpeechComponent> moved = new ArrayList<>();
        for (SpeechComponent component : components) {
            moved.add(
                    switch (component) {
                        case Pause pause -> moved(pause, pauses);
                        case Word word -> moved(word, words, syllables, phones);
                    });
        }
        List.of(words, syllables, phones, pauses).forEach(TierLabels::expectEnd);
        return List.copyOf(moved);
    }

    private static Pause moved(Pause pause, TierLabels pauses) {
        var interval = pauses.next(pause.start(), pause.end(), "pause");
        return Pause.between(interval.start(), interval.end());
    }

    private static Word moved(Word word, TierLabels words, TierLabels syllables, TierLabels phones) {
        var interval = words.next(word.start(), word.end(), word.word());
        return new Word(
                word.word(),
                interval.start(),
                interval.end(),
                word.score(),
                word.correct(),
                word.stressed(),
                word.feedback(),
                word.syllables().stream()
                        .map(syllable -> moved(syllable, syllables))
                        .toList(),
                word.phonemes().stream().map(phoneme -> moved(phoneme, phones)).toList());
    }

    private static Syllable moved(Syllable syllable, TierLabels syllables) {
        var interval = syllables.next(syllable.start(), syllable.end(), syllable.syllable());
        return new Syllable(
                syllable.syllable(), syllable.grapheme(), syllable.score(), interval.start(), interval.end());
    }

    private static Phoneme moved(Phoneme phoneme, TierLabels phones) {
        var interval = phones.next(phoneme.start(), phoneme.end(), phoneme.phoneme());
        return new Phoneme(
                phoneme.phoneme(),
                phoneme.userPhoneme(),
                phoneme.score(),
                phoneme.correct(),
                phoneme.stressed(),
                phoneme.feedback(),
                interval.start(),
                interval.end());
    }

    /// The labelled intervals of a tier, one after another.
    private static final class TierLabels {
        private final String tierName;
        private final boolean tierPresent;
        private final List<TextGrid.LabelledInterval> labelledIntervals;
        private int nextIndex;

        TierLabels(TextGrid grid, String tierName) {
            this.tierName = tierName;
            tierPresent = grid.intervals(tierName).isPresent();
            labelledIntervals =
                    grid
                            .intervals(tierName)
                            .map(TextGrid.TextGridTier.IntervalTier::intervals)
                            .orElse(List.of())
                            .stream()
                            .filter(interval -> !interval.label().isBlank())
                            .toList();
        }

        TextGrid.LabelledInterval next(double start, double end, String label) {
            if (!tierPresent || end <= start) {
                return new TextGrid.LabelledInterval(start, end, label);
            }
            if (nextIndex == labelledIntervals.size()
                    || !labelledIntervals.get(nextIndex).label().strip().equals(label.strip())) {
                throw new TextGridException(
                        TextGridException.TextGridProblem.OTHER_LABELS,
                        "The tier "
                                + tierName
                                + " has other labels than the exported file, starting at \""
                                + label
                                + "\".");
            }
            return labelledIntervals.get(nextIndex++);
        }

        void expectEnd() {
            if (nextIndex < labelledIntervals.size()) {
                throw new TextGridException(
                        TextGridException.TextGridProblem.OTHER_LABELS,
                        "The tier " + tierName + " has more labels than the exported file.");
            }
        }
    }
}
