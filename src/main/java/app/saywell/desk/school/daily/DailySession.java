package app.saywell.desk.school.daily;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// The ten minutes of one learner on one day, or the sentences that find out where a learner begins.
///
/// @param day on which it was planned
/// @param steps what is planned, in order; at least one
/// @param step index of the step that is open; the number of steps when all were left and the end is shown
/// @param seconds how long it was open so far
/// @param endedAt when the learner saw its end; empty while it can be resumed
public record DailySession(
        long id,
        long learnerId,
        LocalDate day,
        Instant startedAt,
        List<PlannedStep> steps,
        int step,
        int seconds,
        Optional<Instant> endedAt) {

    /// Copies the steps; refuses a session without any.
    public DailySession {
        steps = List.copyOf(steps);
        if (steps.isEmpty() || step < 0 || step > steps.size()) {
            throw new IllegalArgumentException("step " + step + " of " + steps.size());
        }
    }

    /// The open step; empty at the end.
    public Optional<PlannedStep> openStep() {
        return step < steps.size() ? Optional.of(steps.get(step)) : Optional.empty();
    }

    /// Whether it finds out where a learner begins.
    public boolean isPlacement() {
        return steps.getFirst().kind() == StepKind.PLACEMENT;
    }

    /// The same at another step.
    public DailySession at(int otherStep) {
        return new DailySession(id, learnerId, day, startedAt, steps, otherStep, seconds, endedAt);
    }

    /// The same after so many seconds more.
    public DailySession after(int moreSeconds) {
        return new DailySession(id, learnerId, day, startedAt, steps, step, seconds + moreSeconds, endedAt);
    }

    /// The same at its end.
    public DailySession ended(Instant at) {
        return new DailySession(id, learnerId, day, startedAt, steps, step, seconds, Optional.of(at));
    }
}
