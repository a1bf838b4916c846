package app.saywell.judge.engine.recognition;

import app.saywell.judge.engine.whisper.LogMel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Cuts recordings at pauses.
final class PauseSplitter {
    /// A part is never longer: Whisper hears 30 s.
    private static final int MAX_SAMPLES = 28 * LogMel.SAMPLE_RATE;

    /// Nor shorter, where a later pause will do.
    private static final int MIN_SAMPLES = 12 * LogMel.SAMPLE_RATE;

    private static final double PAUSE = 0.2;

    /// Shortest pause and phrase where the language may change.
    private static final double BREATH = 0.3;

    private static final int PHRASE = LogMel.SAMPLE_RATE;

    private PauseSplitter() {}

    /// Parts that can be listened to at once, cut in the longest pauses; nothing is left out.
    static List<SampleRange> parts(float[] samples, LoudnessTrack loudness) {
        List<SampleRange> parts = new ArrayList<>();
        int from = 0;
        while (samples.length - from > MAX_SAMPLES) {
            SampleRange range = new SampleRange(from + MIN_SAMPLES, from + MAX_SAMPLES);
            int cut = loudness.pauses(PAUSE).stream()
                    .filter(p -> p.middle() >= range.from() && p.middle() < range.to())
                    .max(Comparator.comparingInt(SampleRange::length))
                    .map(SampleRange::middle)
                    .orElseGet(() -> loudness.quietest(range));
            parts.add(new SampleRange(from, cut));
            from = cut;
        }
        parts.add(new SampleRange(from, samples.length));
        return parts;
    }

    /// Phrases of at least a second between audible pauses, in which a language may change.
    static List<SampleRange> phrases(LoudnessTrack loudness, int length) {
        List<SampleRange> phrases = new ArrayList<>();
        int from = 0;
        for (SampleRange pause : loudness.pauses(BREATH)) {
            boolean within = pause.from() > 0 && length - pause.to() >= PHRASE;
            if (within && pause.from() - from >= PHRASE) {
                phrases.add(new SampleRange(from, pause.middle()));
                from = pause.middle();
            }
        }
        phrases.add(new SampleRange(from, length));
        return phrases;
    }
}
