package app.saywell.library.learner;

/// The thresholds between the three score levels, on a scale of 0 to 100. Changing them changes the
/// levels of old results, but no score.
///
/// @param nearly the lowest score of level "nearly"
/// @param good the lowest score of level "good"
public record ScoreThresholds(double nearly, double good) {
    /// The default thresholds. The service's own threshold lies between them.
    public static final ScoreThresholds DEFAULT = new ScoreThresholds(55, 70);
}
