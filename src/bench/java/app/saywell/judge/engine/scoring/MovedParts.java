package app.saywell.judge.engine.scoring;

import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeakingTime;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/// What lies behind figures of stress, pauses and speed that differ between two recordings of one reading.
final class MovedParts {
    private static final double LEAST_SECONDS = 0.03;

    private MovedParts() {}

    /// The prosody of the whole, the speaking time, where the reading begins and ends, the words and silences that are
    /// longer or shorter, and the words that are stressed in one of both only, before and after.
    static String between(PronunciationResult before, PronunciationResult after) {
        List<Word> old = before.words();
        List<Word> now = after.words();
        List<String> parts = new ArrayList<>();
        parts.add(part("prosody", prosody(before), prosody(after)));
        parts.add(part("speaking", SpeakingTime.of(old), SpeakingTime.of(now)));
        parts.add(part("begins", old.getFirst().start(), now.getFirst().start()));
        parts.add(part("ends", old.getLast().end(), now.getLast().end()));
        for (int i = 0; i < old.size(); i++) {
            String word = old.get(i).word();
            addMoved(parts, word, old.get(i).duration(), now.get(i).duration());
            if (i > 0) {
                addMoved(parts, "before " + word, silence(old, i), silence(now, i));
            }
            if (old.get(i).stressed() != now.get(i).stressed()) {
                parts.add(word + (old.get(i).stressed() ? " loses its stress" : " is stressed"));
            }
        }
        return String.join(", ", parts);
    }

    private static double silence(List<Word> words, int index) {
        return words.get(index).start() - words.get(index - 1).end();
    }

    private static double prosody(PronunciationResult result) {
        return Objects.requireNonNull(result.fluency()).prosody();
    }

    private static void addMoved(List<String> parts, String name, double before, double after) {
        if (Math.abs(after - before) >= LEAST_SECONDS) {
            parts.add(part(name, before, after));
        }
    }

    private static String part(String name, double before, double after) {
        return String.format(Locale.ROOT, "%s %.2f > %.2f", name, before, after);
    }
}
