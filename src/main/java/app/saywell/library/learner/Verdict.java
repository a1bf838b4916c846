package app.saywell.library.learner;

import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;

/// What is said about a sound, a word or a sentence. Every view, list, report and export takes it
/// from here, so that no two of them say different things about one result.
public enum Verdict {
    /// Right.
    GOOD,
    /// Nearly right.
    NEARLY,
    /// To be practised again.
    WEAK;

    /// The verdict on a sound: one that was judged wrong is never good.
    public static Verdict of(Phoneme sound, ScoreThresholds thresholds) {
        return of(sound.score(), sound.correct(), thresholds);
    }

    /// The verdict on a word: one that was judged wrong, or has a sound that was, is never good.
    public static Verdict of(Word word, ScoreThresholds thresholds) {
        return of(word.score(), word.isFaultless(), thresholds);
    }

    /// The verdict on a word whose score a teacher's mark may replace. The teacher has the last
    /// word: a score that differs from the word's own counts as it is.
    public static Verdict of(Word word, double countedScore, ScoreThresholds thresholds) {
        return countedScore == word.score() ? of(word, thresholds) : of(countedScore, thresholds);
    }

    /// The verdict on a score alone: a mark, or the share of right words in percent.
    public static Verdict of(double score, ScoreThresholds thresholds) {
        return of(score, true, thresholds);
    }

    private static Verdict of(double score, boolean mayBeGood, ScoreThresholds thresholds) {
        if (score >= thresholds.good() && mayBeGood) {
            return GOOD;
        }
        return score >= thresholds.nearly() ? NEARLY : WEAK;
    }
}
