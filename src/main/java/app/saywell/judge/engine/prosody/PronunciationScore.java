package app.saywell.judge.engine.prosody;

import app.saywell.speech.ScoreScale;
import app.saywell.speech.Word;
import java.util.List;

/// The pronunciation score of a sentence: the share of its words that are correct.
public final class PronunciationScore {
    private PronunciationScore() {}

    /// From `scale.min()` with no correct word to `scale.max()` when all are correct, rounded to
    /// one decimal. Without any words it is the minimum.
    public static double of(List<Word> words, ScoreScale scale) {
        long correct = words.stream().filter(Word::correct).count();
        double share = words.isEmpty() ? 0 : (double) correct / words.size();
        double score = scale.min() + share * (scale.max() - scale.min());
        return Math.round(10 * score) / 10.0;
    }
}
