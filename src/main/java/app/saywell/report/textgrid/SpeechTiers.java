package app.saywell.report.textgrid;

import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Syllable;
import app.saywell.speech.Word;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Speech components as tiers: `words`, `syllables`, `phones`, `phones_heard`, `pauses`,
/// `word_score` and `stress`.
public final class SpeechTiers {
    private SpeechTiers() {}

    /// All tiers of a recording.
    ///
    /// @param seconds length of the recording
    public static TextGrid of(List<SpeechComponent> components, double seconds) {
        List<TextGrid.Interval> words = new ArrayList<>();
        List<TextGrid.Interval> syllables = new ArrayList<>();
        List<TextGrid.Interval> phones = new ArrayList<>();
        List<TextGrid.Interval> heard = new ArrayList<>();
        List<TextGrid.Interval> pauses = new ArrayList<>();
        List<TextGrid.Interval> scores = new ArrayList<>();
        List<TextGrid.Point> stress = new ArrayList<>();
        for (SpeechComponent component : components) {
            switch (component) {
                case Pause pause -> add(pauses, pause.start(), pause.end(), "pause");
                case Word word -> {
                    add(words, word.start(), word.end(), word.word());
                    String score = String.format(Locale.ROOT, "%.1f", word.score());
                    add(scores, word.start(), word.end(), score);
                    if (word.stressed()) {
                        stress.add(new TextGrid.Point((word.start() + word.end()) / 2, "ˈ"));
                    }
                    for (Syllable s : word.syllables()) {
                        add(syllables, s.start(), s.end(), s.syllable());
                    }
                    for (Phoneme p : word.phonemes()) {
                        add(phones, p.start(), p.end(), p.phoneme());
                        String sound = p.userPhoneme() == null ? "" : p.userPhoneme();
                        add(heard, p.start(), p.end(), sound);
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
                        tier("phones_heard", heard, end),
                        tier("pauses", pauses, end),
                        tier("word_score", scores, end),
                        new TextGrid.Tier.Points("stress", stress)));
    }

    private static double lastEnd(List<SpeechComponent> components) {
        return components.stream().mapToDouble(SpeechComponent::end).max().orElse(0);
    }

    private static void add(
            List<TextGrid.Interval> intervals, double start, double end, String label) {
        if (end > start) {
            intervals.add(new TextGrid.Interval(start, end, label));
        }
    }

    /// Sorted, without overlaps, and with empty intervals in the gaps, as Praat demands.
    public static TextGrid.Tier tier(String name, List<TextGrid.Interval> labelled, double end) {
        List<TextGrid.Interval> whole = new ArrayList<>();
        double done = 0;
        for (TextGrid.Interval interval :
                labelled.stream()
                        .sorted(java.util.Comparator.comparingDouble(TextGrid.Interval::start))
                        .toList()) {
            double start = interval.start() - done < 1e-6 ? done : interval.start();
            if (interval.end() - start < 1e-6) {
                continue;
            }
            if (start > done) {
                whole.add(new TextGrid.Interval(done, start, ""));
            }
            whole.add(new TextGrid.Interval(start, interval.end(), interval.label()));
            done = interval.end();
        }
        if (done < end || whole.isEmpty()) {
            whole.add(new TextGrid.Interval(done, end, ""));
        }
        return new TextGrid.Tier.Intervals(name, List.copyOf(whole));
    }
}
