package app.saywell.desk.school.learner;

import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Syllable;
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

    /// A word or a sound that is wrong, but not by much, has at least this score.
    public static final double NEARLY_RIGHT = 55;

    /// The verdict on a sound: good where the service judged it right. How sure the service must be
    /// is its strictness; no class has borders of its own for that.
    public static Verdict of(Phoneme sound) {
        return of(sound.score(), sound.correct());
    }

    /// The verdict on a word: good where the service judged it and all its sounds right.
    public static Verdict of(Word word) {
        return of(word.score(), word.isFaultless());
    }

    /// The verdict on a word while the reading goes on: the one on the whole reading may be another.
    public static Verdict of(FollowedWord word) {
        return of(word.score(), word.correct());
    }

    /// The verdict on a syllable of a word: good where all sounds in it were judged right.
    public static Verdict of(Syllable syllable, Word word) {
        return of(
                syllable.score(),
                word.phonemes().stream()
                        .filter(sound -> !sound.correct())
                        .mapToDouble(sound -> (sound.start() + sound.end()) / 2)
                        .noneMatch(middle -> middle >= syllable.start() && middle <= syllable.end()));
    }

    /// The verdict of a teacher's mark on a word or a sound.
    public static Verdict ofMark(double mark) {
        return ofWordScore(mark);
    }

    /// The verdict on a word of which only the counted score is known, see [Word#countedScore].
    public static Verdict ofWordScore(double counted) {
        return of(counted, counted >= Word.CORRECT_THRESHOLD);
    }

    /// The verdict on a whole sentence or lesson, by the borders of a class: the share of right words
    /// in percent, or a teacher's total.
    public static Verdict of(double percent, ScoreThresholds thresholds) {
        if (percent >= thresholds.good()) {
            return GOOD;
        }
        return percent >= thresholds.nearly() ? NEARLY : WEAK;
    }

    private static Verdict of(double score, boolean isRight) {
        if (isRight) {
            return GOOD;
        }
        return score >= NEARLY_RIGHT ? NEARLY : WEAK;
    }
}
