package app.saywell.desk.daily;

import java.util.List;
import java.util.Optional;

/// How far a step came.
///
/// @param done of its things
/// @param total of its things
/// @param left ids of the sentences that are still to be read, in order
public record StepProgress(int done, int total, List<Long> left) {

    /// Copies the list.
    public StepProgress {
        left = List.copyOf(left);
    }

    /// Whether nothing is left to do.
    public boolean isDone() {
        return done >= total;
    }

    /// The sentence to read next.
    public Optional<Long> next() {
        return left.stream().findFirst();
    }
}
