package app.saywell.engine.prosody;

import app.saywell.speech.Scale;
import app.saywell.speech.Word;

import java.util.List;

/// The pronunciation score of a sentence: the share of its words judged correct.
public final class PronunciationScore {
    private PronunciationScore() {}

    /// From `scale.min()` with no word correct to `scale.max()` with all, to one decimal; no words
    /// at all earn the minimum.
    public static double of(List<Word> words, Scale scale) {
        long correct = words.stream().filter(Word::correct).count();
        double share = words.isEmpty() ? 0 : (double) correct / words.size();
        double score = scale.min() + share * (scale.max() - scale.min());
        return Math.round(10 * score) / 10.0;
    }
}
