package app.saywell.desk.shell.command.voice;

import app.saywell.desk.lessons.voice.TimedSpeech;
import app.saywell.desk.lessons.voice.TimedSpeech.TimedSound;
import app.saywell.desk.lessons.voice.TimedSpeech.TimedWord;
import app.saywell.desk.store.textgrid.TextGrid;
import app.saywell.desk.store.textgrid.TextGrid.LabelledInterval;
import java.util.ArrayList;
import java.util.List;

/// What was said as tiers: `words` and `phones`, with empty intervals for silence.
final class SpokenTiers {
    private SpokenTiers() {}

    static TextGrid of(TimedSpeech spoken) {
        double end = spoken.audio().seconds();
        List<LabelledInterval> words = new ArrayList<>();
        List<LabelledInterval> phones = new ArrayList<>();
        for (TimedWord word : spoken.words()) {
            add(words, word.start(), word.end(), word.text());
            for (TimedSound sound : word.sounds()) {
                add(phones, sound.start(), sound.end(), sound.ipa());
            }
        }
        fill(words, end);
        fill(phones, end);
        return new TextGrid(
                end,
                List.of(
                        new TextGrid.TextGridTier.IntervalTier("words", words),
                        new TextGrid.TextGridTier.IntervalTier("phones", phones)));
    }

    private static void add(List<LabelledInterval> tier, double start, double end, String label) {
        fill(tier, start);
        if (end > start) {
            tier.add(new LabelledInterval(start, end, label));
        }
    }

    /// Silence up to a moment.
    private static void fill(List<LabelledInterval> tier, double to) {
        double from = tier.isEmpty() ? 0 : tier.getLast().end();
        if (to > from) {
            tier.add(new LabelledInterval(from, to, ""));
        }
    }
}
