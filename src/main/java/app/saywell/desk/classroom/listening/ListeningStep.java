package app.saywell.desk.classroom.listening;

import app.saywell.desk.classes.UnsureTake;
import java.util.List;

/// Where the teacher is.
sealed interface ListeningStep {
    /// Not begun.
    ///
    /// @param takes those that would be heard, the least sure first
    record Waiting(List<UnsureTake> takes) implements ListeningStep {}

    /// A take waits to be rated. Its score is not shown before.
    ///
    /// @param number from 1
    record Hearing(UnsureTake take, int number, int total) implements ListeningStep {}

    /// All were heard, or the teacher stopped.
    ///
    /// @param rated in the order of hearing, without those that were passed over
    record Heard(List<Rated> rated) implements ListeningStep {
        /// On how many the teacher's rating lies outside of what was told.
        long outside() {
            return rated.stream().filter(Rated::isOutside).count();
        }
    }

    /// A take with the teacher's rating.
    ///
    /// @param points of 10
    record Rated(UnsureTake take, double points) {
        boolean isOutside() {
            return !take.band().holds(points);
        }
    }
}
