package app.saywell.practice.progress;

import java.util.List;

/// How much a score differs between two readings by the same person on the same day, when nothing
/// was learnt: within that, nothing is called progress.
///
/// @param deviation the standard deviation of one reading around the person's own level
/// @param pairs from how many pairs of readings it was measured
public record Wobble(double deviation, int pairs) {
    /// From fewer pairs no band is drawn.
    public static final int ENOUGH_PAIRS = 5;

    private static final double TWO_SIDED_95 = 1.96;

    /// Measured from the differences between readings that followed one another: half their mean
    /// square is the variance of one reading (the Dahlberg formula for repeated measures).
    public static Wobble of(List<Double> differences) {
        double squares = differences.stream().mapToDouble(d -> d * d).sum();
        int pairs = differences.size();
        return new Wobble(pairs == 0 ? 0 : Math.sqrt(squares / (2 * pairs)), pairs);
    }

    /// By how much the mean of `later` readings must differ from that of `earlier` ones to be more
    /// than wobble, in 19 of 20 cases.
    public double band(int earlier, int later) {
        return TWO_SIDED_95 * deviation * Math.sqrt(1.0 / earlier + 1.0 / later);
    }

    /// Whether it rests on enough.
    public boolean isKnown() {
        return pairs >= ENOUGH_PAIRS;
    }
}
