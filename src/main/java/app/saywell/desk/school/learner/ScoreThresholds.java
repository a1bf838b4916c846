package app.saywell.desk.school.learner;

/// The thresholds between the three score levels of whole sentences: shares of right words in
/// percent. Changing them changes the levels of old results, but no score. Words and sounds have
/// none: they are right or wrong as the service judged them, see [Verdict].
///
/// @param nearly the lowest score of level "nearly"
/// @param good the lowest score of level "good"
public record ScoreThresholds(double nearly, double good) {
    /// The default thresholds.
    public static final ScoreThresholds DEFAULT = new ScoreThresholds(55, 70);
}
