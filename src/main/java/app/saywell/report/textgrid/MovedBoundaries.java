package app.saywell.report.textgrid;

import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Syllable;
import app.saywell.speech.Word;

import java.util.ArrayList;
import java.util.List;

/// Takes boundaries that were corrected in Praat back into speech components; every score stays
/// with its word and sound.
public final class MovedBoundaries {
    private MovedBoundaries() {}

    /// The components with the times of the grid. Tiers that are not there leave their times as
    /// they
    /// are.
    ///
    /// @throws TextGridException if a tier has other labels than the components, in number or text,
    ///     because then nobody knows which score belongs where
    public static List<SpeechComponent> apply(TextGrid grid, List<SpeechComponent> components) {
        var words = new Labels(grid, "words");
        var syllables = new Labels(grid, "syllables");
        var phones = new Labels(grid, "phones");
        var pauses = new Labels(grid, "pauses");
        List<SpeechComponent> moved = new ArrayList<>();
        for (SpeechComponent component : components) {
            moved.add(
                    switch (component) {
                        case Pause pause -> moved(pause, pauses);
                        case Word word -> moved(word, words, syllables, phones);
                    });
        }
        List.of(words, syllables, phones, pauses).forEach(Labels::expectEnd);
        return List.copyOf(moved);
    }

    private static Pause moved(Pause pause, Labels pauses) {
        var span = pauses.next(pause.start(), pause.end(), "pause");
        return new Pause(span.start(), span.end(), span.end() - span.start() >= Pause.LONG);
    }

    private static Word moved(Word word, Labels words, Labels syllables, Labels phones) {
        var span = words.next(word.start(), word.end(), word.word());
        return new Word(
                word.word(),
                span.start(),
                span.end(),
                word.score(),
                word.correct(),
                word.stressed(),
                word.feedback(),
                word.syllables().stream().map(s -> moved(s, syllables)).toList(),
                word.phonemes().stream().map(p -> moved(p, phones)).toList());
    }

    private static Syllable moved(Syllable s, Labels syllables) {
        var span = syllables.next(s.start(), s.end(), s.syllable());
        return new Syllable(s.syllable(), s.grapheme(), s.score(), span.start(), span.end());
    }

    private static Phoneme moved(Phoneme p, Labels phones) {
        var span = phones.next(p.start(), p.end(), p.phoneme());
        return new Phoneme(
                p.phoneme(),
                p.userPhoneme(),
                p.score(),
                p.correct(),
                p.stressed(),
                p.feedback(),
                span.start(),
                span.end());
    }

    /// The labelled intervals of a tier, one after the other.
    private static final class Labels {
        private final String tier;
        private final boolean there;
        private final List<TextGrid.Interval> labelled;
        private int at;

        Labels(TextGrid grid, String tier) {
            this.tier = tier;
            there = grid.intervals(tier).isPresent();
            labelled =
                    grid
                            .intervals(tier)
                            .map(TextGrid.Tier.Intervals::intervals)
                            .orElse(List.of())
                            .stream()
                            .filter(interval -> !interval.label().isBlank())
                            .toList();
        }

        TextGrid.Interval next(double start, double end, String label) {
            if (!there || end <= start) {
                return new TextGrid.Interval(start, end, label);
            }
            if (at == labelled.size() || !labelled.get(at).label().strip().equals(label.strip())) {
                throw new TextGridException(
                        TextGridException.Kind.OTHER_LABELS,
                        "The tier "
                                + tier
                                + " has other labels than were written, from \""
                                + label
                                + "\" on.");
            }
            return labelled.get(at++);
        }

        void expectEnd() {
            if (at < labelled.size()) {
                throw new TextGridException(
                        TextGridException.Kind.OTHER_LABELS,
                        "The tier " + tier + " has more labels than were written.");
            }
        }
    }
}
