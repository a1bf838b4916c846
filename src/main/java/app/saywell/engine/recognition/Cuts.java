package app.saywell.engine.recognition;

import app.saywell.engine.whisper.LogMel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Cuts recordings at pauses.
final class Cuts {
    /// A part is never longer: Whisper hears 30 s.
    private static final int MOST = 28 * LogMel.SAMPLE_RATE;

    /// Nor shorter, where a later pause will do.
    private static final int LEAST = 12 * LogMel.SAMPLE_RATE;

    private static final double PAUSE = 0.2;

    /// Shortest pause and phrase where the language may change.
    private static final double BREATH = 0.3;

    private static final int PHRASE = LogMel.SAMPLE_RATE;

    private Cuts() {}

    /// Parts that can be listened to at once, cut in the longest pauses; nothing is left out.
    static List<Stretch> parts(float[] samples, Loudness loudness) {
        List<Stretch> parts = new ArrayList<>();
        int from = 0;
        while (samples.length - from > MOST) {
            Stretch range = new Stretch(from + LEAST, from + MOST);
            int cut =
                    loudness.pauses(PAUSE).stream()
                            .filter(p -> p.middle() >= range.from() && p.middle() < range.to())
                            .max(Comparator.comparingInt(Stretch::length))
                            .map(Stretch::middle)
                            .orElseGet(() -> loudness.quietest(range));
            parts.add(new Stretch(from, cut));
            from = cut;
        }
        parts.add(new Stretch(from, samples.length));
        return parts;
    }

    /// Phrases of at least a second between audible pauses, in which a language may change.
    static List<Stretch> phrases(Loudness loudness, int length) {
        List<Stretch> phrases = new ArrayList<>();
        int from = 0;
        for (Stretch pause : loudness.pauses(BREATH)) {
            boolean within = pause.from() > 0 && length - pause.to() >= PHRASE;
            if (within && pause.from() - from >= PHRASE) {
                phrases.add(new Stretch(from, pause.middle()));
                from = pause.middle();
            }
        }
        phrases.add(new Stretch(from, length));
        return phrases;
    }
}
