package app.saywell.desk.classes.progress;

import java.time.Duration;
import java.time.Instant;

/// How well something is remembered after its reviews, by the model of difficulty, stability and
/// retrievability of FSRS-6 (J. Ye and others, "A stochastic shortest path algorithm for optimizing
/// spaced repetition scheduling", KDD 2022; formulas and default weights as published by Open
/// Spaced Repetition). A review is right ("good") or missed ("again").
///
/// @param stabilityDays days after which nine in ten such memories are still right
/// @param difficulty 1 (easy) to 10
/// @param reviewedAt the last review
public record MemoryState(double stabilityDays, double difficulty, Instant reviewedAt) {
    private static final double MIN_STABILITY_DAYS = 0.001;
    private static final double MAX_DIFFICULTY = 10;
    private static final double MISSED_STABILITY_DAYS = 0.212;
    private static final double MISSED_DIFFICULTY = 6.4133;
    private static final double EASY_DIFFICULTY = MISSED_DIFFICULTY + 1 - Math.exp(3 * 0.8334);
    private static final double REVERSION = 0.001;
    private static final double DIFFICULTY_STEP = 3.0194;
    private static final double DECAY = -0.1542;
    private static final double CURVE = Math.pow(0.9, 1 / DECAY) - 1;
    private static final double SAME_DAY_WEIGHT = 0.5425;
    private static final double SAME_DAY_OFFSET = 0.0912;

    /// The state after the first review, which was a miss.
    public static MemoryState missedAt(Instant time) {
        return new MemoryState(MISSED_STABILITY_DAYS, MISSED_DIFFICULTY, time);
    }

    /// The state after a further review.
    public MemoryState next(boolean right, Instant time) {
        long days = Math.max(0, Duration.between(reviewedAt, time).toDays());
        double stability;
        if (days == 0) {
            stability = sameDayStability(right);
        } else {
            double recall = Math.pow(1 + CURVE * days / stabilityDays, DECAY);
            stability = right ? recalledStability(recall) : forgottenStability(recall);
        }
        return new MemoryState(Math.max(MIN_STABILITY_DAYS, stability), nextDifficulty(right), time);
    }

    /// When the share of such memories that are still right falls to nine in ten; a day after the
    /// last review at the earliest.
    public Instant dueAt() {
        return reviewedAt.plus(Duration.ofDays(Math.max(1, Math.round(stabilityDays))));
    }

    private double sameDayStability(boolean right) {
        double growth =
                Math.exp(SAME_DAY_WEIGHT * ((right ? 0 : -2) + SAME_DAY_OFFSET)) * Math.pow(stabilityDays, -0.0658);
        return stabilityDays * (right ? Math.max(1, growth) : growth);
    }

    private double recalledStability(double recall) {
        double growth = Math.exp(1.8722)
                * (11 - difficulty)
                * Math.pow(stabilityDays, -0.1666)
                * Math.expm1((1 - recall) * 0.796);
        return stabilityDays * (1 + growth);
    }

    private double forgottenStability(double recall) {
        double relearned = 1.4835
                * Math.pow(difficulty, -0.0614)
                * (Math.pow(stabilityDays + 1, 0.2629) - 1)
                * Math.exp((1 - recall) * 1.6483);
        return Math.min(relearned, stabilityDays / Math.exp(SAME_DAY_WEIGHT * SAME_DAY_OFFSET));
    }

    private double nextDifficulty(boolean right) {
        double change = right ? 0 : 2 * DIFFICULTY_STEP * (MAX_DIFFICULTY - difficulty) / 9;
        double reverted = REVERSION * EASY_DIFFICULTY + (1 - REVERSION) * (difficulty + change);
        return Math.clamp(reverted, 1, MAX_DIFFICULTY);
    }
}
