package app.saywell.desk.kit.tier;

import app.saywell.desk.kit.axis.TimeMap;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SoundNotation;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Syllable;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/// The four tiers of an analysed recording, and the tier of marks.
public record LaneTiers(LaneTier words, LaneTier syllables, LaneTier phonemes, LaneTier pauses, LaneTier marks) {

    /// The tiers of a recording without analysis.
    public static final LaneTiers EMPTY = of(List.of(), TimeMap.identity());

    /// Lays the components of a recording out on the axis, with their score levels.
    public static LaneTiers of(List<SpeechComponent> components, TimeMap map) {
        var builder = new TierBuilder(map);
        components.forEach(builder::add);
        return new LaneTiers(
                new LaneTier(LaneTier.TierKind.WORDS, builder.words),
                new LaneTier(LaneTier.TierKind.SYLLABLES, builder.syllables),
                new LaneTier(LaneTier.TierKind.PHONEMES, builder.phonemes),
                new LaneTier(LaneTier.TierKind.PAUSES, builder.pauses),
                new LaneTier(LaneTier.TierKind.MARKS, List.of()));
    }

    /// The same with marks of a teacher, one box for each marked word, sound or pause. Marks on
    /// sounds are shown in the box of their word if the word is marked too.
    public LaneTiers withMarks(List<IntervalMark> marks) {
        var builder = new MarkTierBuilder(this);
        marks.forEach(builder::add);
        return new LaneTiers(words, syllables, phonemes, pauses, builder.buildTier());
    }

    /// The same with mistakes pale that do not count now: sounds out of focus, and words in which nothing else is
    /// wrong.
    public LaneTiers withFocus(SoundFocus focus) {
        if (focus.isAll()) {
            return this;
        }
        Map<Integer, Boolean> counts = new HashMap<>();
        phonemes.intervals().stream()
                .filter(sound -> sound.level().needsPractice())
                .forEach(sound -> counts.merge(sound.wordIndex(), focus.counts(sound.label()), Boolean::logicalOr));
        return new LaneTiers(
                paled(words, word -> !counts.getOrDefault(word.wordIndex(), true)),
                syllables,
                paled(phonemes, sound -> !focus.counts(sound.label())),
                pauses,
                marks);
    }

    private static LaneTier paled(LaneTier tier, Predicate<TierInterval> isLater) {
        return new LaneTier(
                tier.kind(),
                tier.intervals().stream()
                        .map(interval -> interval.level().needsPractice() && isLater.test(interval)
                                ? interval.withLevel(ScoreLevel.MISSING)
                                : interval)
                        .toList());
    }

    public LaneTier of(LaneTier.TierKind kind) {
        return switch (kind) {
            case WORDS -> words;
            case SYLLABLES -> syllables;
            case PHONEMES -> phonemes;
            case PAUSES -> pauses;
            case MARKS -> marks;
        };
    }

    private static final class TierBuilder {
        private final TimeMap timeMap;
        private final List<TierInterval> words = new ArrayList<>();
        private final List<TierInterval> syllables = new ArrayList<>();
        private final List<TierInterval> phonemes = new ArrayList<>();
        private final List<TierInterval> pauses = new ArrayList<>();
        private int components;

        TierBuilder(TimeMap timeMap) {
            this.timeMap = timeMap;
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
            words.add(toInterval(
                    word.start(),
                    word.end(),
                    word.word(),
                    "",
                    ScoreLevel.of(word),
                    new TierInterval.ComponentPosition(component, number, 0)));
            for (Syllable syllable : word.syllables()) {
                addSyllable(syllable, word, component, number);
            }
            for (int part = 0; part < word.phonemes().size(); part++) {
                addPhoneme(word.phonemes().get(part), new TierInterval.ComponentPosition(component, number, part));
            }
        }

        private void addSyllable(Syllable syllable, Word word, int componentIndex, int wordIndex) {
            String grapheme = syllable.grapheme();
            String label = grapheme == null ? syllable.syllable() : grapheme;
            TierInterval.ComponentPosition place = new TierInterval.ComponentPosition(componentIndex, wordIndex, 0);
            syllables.add(
                    toInterval(syllable.start(), syllable.end(), label, "", ScoreLevel.of(syllable, word), place));
        }

        private void addPhoneme(Phoneme phoneme, TierInterval.ComponentPosition position) {
            String heardSymbol = phoneme.userPhoneme();
            String heard = phoneme.wasSubstituted() && heardSymbol != null ? SoundNotation.toDisplay(heardSymbol) : "";
            phonemes.add(toInterval(
                    phoneme.start(),
                    phoneme.end(),
                    SoundNotation.toDisplay(phoneme.phoneme()),
                    heard,
                    ScoreLevel.of(phoneme),
                    position));
        }

        private void add(Pause pause, int component) {
            String length = String.format(Locale.ROOT, "%.2f", pause.duration());
            TierInterval.ComponentPosition place = new TierInterval.ComponentPosition(component, -1, 0);
            pauses.add(toInterval(pause.start(), pause.end(), length, "", ScoreLevel.MISSING, place));
        }

        private TierInterval toInterval(
                double start,
                double end,
                String label,
                String heard,
                ScoreLevel level,
                TierInterval.ComponentPosition position) {
            return new TierInterval(
                    timeMap.toAxis(start), timeMap.endToAxis(end), start, end, label, heard, level, position);
        }
    }
}
