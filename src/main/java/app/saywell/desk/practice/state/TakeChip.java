package app.saywell.desk.practice.state;

import app.saywell.speech.ScoreScale;
import java.util.Optional;

/// A take in the row of takes.
///
/// @param score its score; empty while it is not scored
/// @param isBest marked as the best one
/// @param isChosen the one that is shown
public record TakeChip(long takeId, int number, Optional<ScoreOnScale> score, boolean isBest, boolean isChosen) {

    /// A score with its scale, so scores of two scales are never mixed.
    public record ScoreOnScale(double total, ScoreScale scale) {}
}
