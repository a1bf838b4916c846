package app.saywell.desk.kit.theme;

import app.saywell.desk.school.learner.Verdict;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Syllable;
import app.saywell.speech.Word;

/// How well something was said, in three levels that can be told apart from the back of a
/// classroom.
///
/// Every level has a colour and a shape, so nobody needs to tell the colours apart.
public enum ScoreLevel {
    /// At or above the upper threshold.
    GOOD("good", "✓"),
    /// Between the two thresholds: right or nearly right.
    NEARLY("nearly", "~"),
    /// Below the lower threshold: practise it again.
    WEAK("work", "!"),
    /// No score: shown hatched and grey, never as a low score.
    MISSING("missing", "");

    private final String key;
    private final String symbol;

    ScoreLevel(String key, String symbol) {
        this.key = key;
        this.symbol = symbol;
    }

    /// The level of a teacher's mark on a word or a sound; NaN is [#MISSING].
    public static ScoreLevel ofMark(double mark) {
        return Double.isNaN(mark) ? MISSING : of(Verdict.ofMark(mark));
    }

    /// The level of a word, with its sounds.
    public static ScoreLevel of(Word word) {
        return Double.isNaN(word.score()) ? MISSING : of(Verdict.of(word));
    }

    /// The level of a word while the reading goes on.
    public static ScoreLevel of(FollowedWord word) {
        return of(Verdict.of(word));
    }

    public static ScoreLevel of(Phoneme sound) {
        return Double.isNaN(sound.score()) ? MISSING : of(Verdict.of(sound));
    }

    /// The level of a syllable, by the sounds of its word.
    public static ScoreLevel of(Syllable syllable, Word word) {
        return Double.isNaN(syllable.score()) ? MISSING : of(Verdict.of(syllable, word));
    }

    public static ScoreLevel of(Verdict verdict) {
        return switch (verdict) {
            case GOOD -> GOOD;
            case NEARLY -> NEARLY;
            case WEAK -> WEAK;
        };
    }

    /// The level that a self-rating stands for.
    public static ScoreLevel of(SelfRating rating) {
        return switch (rating) {
            case GOOD -> GOOD;
            case NEARLY -> NEARLY;
            case WORK -> WEAK;
        };
    }

    /// Whether it should be practised again.
    public boolean needsPractice() {
        return this == NEARLY || this == WEAK;
    }

    /// The end of its style class (`level-good`) and of its bundle key (`level.good`).
    public String key() {
        return key;
    }

    /// The symbol shown with the colour.
    public String symbol() {
        return symbol;
    }

    /// The style class that the themes colour.
    public String styleClass() {
        return "level-" + key;
    }
}
