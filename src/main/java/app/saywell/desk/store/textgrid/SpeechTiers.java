package app.saywell.desk.store.textgrid;

import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Syllable;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Converts speech components to tiers: `words`, `syllables`, `phones`, `phones_heard`, `pauses`,
/// `word_score` and `stress`.
public final class SpeechTiers {
    private SpeechTiers() {}

    /// All tiers of a recording.
    ///
    /// @param seconds length of the recording
    public static TextGrid of(List<SpeechComponent> components, double seconds) {
        List<TextGrid.LabelledInterval> words = new ArrayList<>();
        List<TextGrid.LabelledInterval> syllables = new ArrayList<>();
        List<TextGrid.LabelledInterval> phones = new ArrayList<>();
        List<TextGrid.LabelledInterval> heardPhones = new ArrayList<>();
        List<TextGrid.LabelledInterval> pauses = new ArrayList<>();
        List<TextGrid.LabelledInterval> scores = new ArrayList<>();
        List<TextGrid.LabelledPoint> stress = new ArrayList<>();
        for (SpeechComponent component : components) {
            switch (component) {
                case Pause pause -> add(pauses, pause.start(), pause.end(), "pause");
                case Word word -> {
                    add(words, word.start(), word.end(), word.word());
                    String score = String.format(Locale.ROOT, "%.1f", word.countedScore());
                    add(scores, word.start(), word.end(), score);
                    if (word.stressed()) {
                        stress.add(new TextGrid.LabelledPoint((word.start() + word.end()) / 2, "ˈ"));
                    }
                    for (Syllable syllable : word.syllables()) {
                        add(syllables, syllable.start(), syllable.end(), syllable.syllable());
                    }
                    for (Phoneme phoneme : word.phonemes()) {
                        add(phones, phoneme.start(), phoneme.end(), phoneme.phoneme());
                        String heardSound = phoneme.userPhoneme() == null ? "" : phoneme.userPhoneme();
                        add(heardPhones, phoneme.start(), phoneme.end(), heardSound);
                    }
                }
            }
        }
        double end = Math.max(seconds, lastEnd(components));
        return new TextGrid(
                end,
                List.of(
                        tier("words", words, end),
                        tier("syllables", syllables, end),
                        tier("phones", phones, end),
                        tier("phones_heard", heardPhones, end),
                        tier("pauses", pauses, end),
                        tier("word_score", scores, end),
                        new TextGrid.TextGridTier.PointTier("stress", stress)));
    }

    private static double lastEnd(List<SpeechComponent> components) {
        return components.stream().mapToDouble(SpeechComponent::end).max().orElse(0);
    }

    private static void add(List<TextGrid.LabelledInterval> intervals, double start, double end, String label) {
        if (end > start) {
            intervals.add(new TextGrid.LabelledInterval(start, end, label));
        }
    }

    /// A sorted tier without overlaps and with empty intervals in the gaps, as Praat requires.
    public static TextGrid.TextGridTier tier(String name, List<TextGrid.LabelledInterval> labelled, double end) {
        List<TextGrid.LabelledInterval> intervals = new ArrayList<>();
        double lastEnd = 0;
        for (TextGrid.LabelledInterval interval : labelled.stream()
                .sorted(java.util.Comparator.comparingDouble(TextGrid.LabelledInterval::start))
                .toList()) {
            double start = interval.start() - lastEnd < 1e-6 ? lastEnd : interval.start();
            if (interval.end() - start < 1e-6) {
                continue;
            }
            if (start > lastEnd) {
                intervals.add(new TextGrid.LabelledInterval(lastEnd, start, ""));
            }
            intervals.add(new TextGrid.LabelledInterval(start, interval.end(), interval.label()));
            lastEnd = interval.end();
        }
        if (lastEnd < end || intervals.isEmpty()) {
            intervals.add(new TextGrid.LabelledInterval(lastEnd, end, ""));
        }
        return new TextGrid.TextGridTier.IntervalTier(name, List.copyOf(intervals));
    }
}
