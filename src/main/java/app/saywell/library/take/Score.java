package app.saywell.library.take;

import app.saywell.speech.Scale;

import java.time.Instant;

/// The numbers of a result without its details, for lists, grids and charts.
///
/// @param pronunciation on its scale
/// @param total out of 100: the sum of the four parts after `/pronunciation`, else pronunciation
/// @param takenAt when the take was recorded
public record Score(
        long resultId,
        long takeId,
        Scale scale,
        double pronunciation,
        double total,
        Instant takenAt) {

    /// What a level goes by, 0 to 100: the share of words judged right. The total after
    /// `/pronunciation` starts at 50, so borders that fit words would call nearly every reading
    // good.
    public double right() {
        return 100 * (pronunciation - scale.min()) / (scale.max() - scale.min());
    }
}
