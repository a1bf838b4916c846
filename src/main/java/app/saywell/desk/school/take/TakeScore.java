package app.saywell.desk.school.take;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.learner.Verdict;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.ScoreScale;
import java.time.Instant;
import java.util.Optional;

/// The scores of a result without details, for lists, grids and charts.
///
/// @param pronunciation on its scale
/// @param total out of 100: for `/pronunciation` the sum of the four parts, else the pronunciation
///     score
/// @param isOfOneWord whether only one word was judged, whose own score is then all of it
/// @param isTeachersTotal whether the total is the one that a teacher gave, about which the measurement error of a
///     service says nothing
/// @param recordedAt when the take was recorded
/// @param engine which service and engine gave it; scores of two engines are never compared
public record TakeScore(
        long resultId,
        long takeId,
        ScoreScale scale,
        double pronunciation,
        double total,
        boolean isOfOneWord,
        boolean isTeachersTotal,
        Instant recordedAt,
        String engine) {

    /// The rule by which Saywell's own service scored; empty where another service did, whose rule is
    /// unknown.
    public Optional<JudgingRule> rule() {
        return AnswerOrigin.knownRule(engine.startsWith(AnswerOrigin.EMBEDDED + " "), engine);
    }

    /// The share of correct words in percent, or the score of a single word. The total of
    /// `/pronunciation` starts at 50, so with thresholds made for words almost every take would be
    /// good.
    public double percentCorrect() {
        return 100 * (pronunciation - scale.min()) / (scale.max() - scale.min());
    }

    /// The verdict on the whole: by the borders of a class on the share of correct words, or that on a single word,
    /// which no class moves.
    public Verdict verdict(ScoreThresholds thresholds) {
        return isOfOneWord ? Verdict.ofWordScore(percentCorrect()) : Verdict.of(percentCorrect(), thresholds);
    }
}
