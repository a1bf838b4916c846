package app.saywell.practice.progress;

import app.saywell.library.take.Score;
import app.saywell.speech.Scale;

import java.util.List;

/// The scores of one learner over time, all on one scale.
///
/// @param scores oldest take first; pronunciation is on `scale`, the total out of 100
public record Course(Scale scale, List<Score> scores) {
    private static final int SPAN = 3;

    /// What the course shows.
    public enum Verdict {
        /// Too few takes, or the class's wobble is not known yet.
        TOO_EARLY,
        /// The change is within the band of ordinary wobble.
        STEADY,
        /// Better by more than wobble.
        BETTER,
        /// Worse by more than wobble.
        WORSE
    }

    /// The mean total of the last three takes less that of the first three; 0 with fewer than two
    /// takes. With fewer than six takes the two groups are halves that do not overlap.
    public double change() {
        int group = group();
        return group == 0 ? 0 : mean(scores.size() - group, scores.size()) - mean(0, group);
    }

    /// What may be said of it.
    public Verdict verdict(Wobble wobble) {
        int group = group();
        if (group == 0 || !wobble.isKnown()) {
            return Verdict.TOO_EARLY;
        }
        double change = change();
        if (Math.abs(change) <= wobble.band(group, group)) {
            return Verdict.STEADY;
        }
        return change > 0 ? Verdict.BETTER : Verdict.WORSE;
    }

    private int group() {
        return Math.min(SPAN, scores.size() / 2);
    }

    private double mean(int from, int to) {
        return scores.subList(from, to).stream().mapToDouble(Score::total).average().orElse(0);
    }
}
