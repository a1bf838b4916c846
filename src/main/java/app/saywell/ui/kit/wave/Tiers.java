package app.saywell.ui.kit.wave;

import app.saywell.library.people.Strictness;
import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Syllable;
import app.saywell.speech.Word;
import app.saywell.ui.kit.Level;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The four tiers of one analysed recording, and what is said of it.
public record Tiers(Tier words, Tier syllables, Tier phonemes, Tier pauses, Tier marks) {

    /// No analysis yet.
    public static final Tiers NONE = of(List.of(), TimeMap.identity(), Strictness.ORDINARY);

    /// Lays the components of a recording out on the axis, with their levels.
    public static Tiers of(List<SpeechComponent> components, TimeMap map, Strictness strictness) {
        var builder = new Builder(map, strictness);
        components.forEach(builder::add);
        return new Tiers(
                new Tier(Tier.Kind.WORDS, builder.words),
                new Tier(Tier.Kind.SYLLABLES, builder.syllables),
                new Tier(Tier.Kind.PHONEMES, builder.phonemes),
                new Tier(Tier.Kind.PAUSES, builder.pauses),
                new Tier(Tier.Kind.MARKS, List.of()));
    }

    /// The same with what somebody says of it: one box a word, sound or pause that is spoken of;
    /// what is said of a word's sounds stands in the box of the word where that has one of its own.
    public Tiers with(List<Opinion> opinions, Strictness strictness) {
        var builder = new OpinionTier(this, strictness);
        opinions.forEach(builder::add);
        return new Tiers(words, syllables, phonemes, pauses, builder.tier());
    }

    /// The tier of a kind.
    public Tier of(Tier.Kind kind) {
        return switch (kind) {
            case WORDS -> words;
            case SYLLABLES -> syllables;
            case PHONEMES -> phonemes;
            case PAUSES -> pauses;
            case MARKS -> marks;
        };
    }

    private static final class Builder {
        private final TimeMap map;
        private final Strictness strictness;
        private final List<Mark> words = new ArrayList<>();
        private final List<Mark> syllables = new ArrayList<>();
        private final List<Mark> phonemes = new ArrayList<>();
        private final List<Mark> pauses = new ArrayList<>();
        private int components;

        Builder(TimeMap map, Strictness strictness) {
            this.map = map;
            this.strictness = strictness;
        }

        void add(SpeechComponent component) {
            int number = components++;
            switch (component) {
                case Word word -> add(word, number);
                case Pause pause -> add(pause, number);
            }
        }

        private void add(Word word, int component) {
            int number = words.size();
            words.add(
                    mark(
                            word.start(),
                            word.end(),
                            word.word(),
                            "",
                            word.score(),
                            new Mark.Place(component, number, 0)));
            for (Syllable syllable : word.syllables()) {
                addSyllable(syllable, component, number);
            }
            for (int part = 0; part < word.phonemes().size(); part++) {
                addPhoneme(word.phonemes().get(part), new Mark.Place(component, number, part));
            }
        }

        private void addSyllable(Syllable syllable, int component, int number) {
            String grapheme = syllable.grapheme();
            String label = grapheme == null ? syllable.syllable() : grapheme;
            Mark.Place place = new Mark.Place(component, number, 0);
            syllables.add(
                    mark(syllable.start(), syllable.end(), label, "", syllable.score(), place));
        }

        private void addPhoneme(Phoneme phoneme, Mark.Place place) {
            String user = phoneme.userPhoneme();
            String heard = phoneme.substituted() && user != null ? user : "";
            phonemes.add(
                    mark(
                            phoneme.start(),
                            phoneme.end(),
                            phoneme.phoneme(),
                            heard,
                            phoneme.score(),
                            place));
        }

        private void add(Pause pause, int component) {
            String length = String.format(Locale.ROOT, "%.2f", pause.duration());
            Mark.Place place = new Mark.Place(component, -1, 0);
            pauses.add(mark(pause.start(), pause.end(), length, "", Double.NaN, place));
        }

        private Mark mark(
                double start,
                double end,
                String label,
                String heard,
                double score,
                Mark.Place place) {
            Level level = Level.of(score, strictness);
            return new Mark(
                    map.toAxis(start), map.endToAxis(end), start, end, label, heard, level, place);
        }
    }
}
