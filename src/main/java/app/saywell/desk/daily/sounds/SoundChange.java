package app.saywell.desk.daily.sounds;

import java.util.List;

/// How much a sound has changed from the first days to the last ones, with the band within which that
/// is known.
///
/// The share of a day is one observation, because what is said within one sitting is said alike. First
/// and last days are compared by Welch's test (B. L. Welch, "The generalization of Student's problem when
/// several different population variances are involved", Biometrika 1947).
///
/// @param days on each side
/// @param before share of the first days, 0 to 1
/// @param now share of the last days, 0 to 1
/// @param band half the width of the interval in which the difference lies in 95 % of cases
public record SoundChange(int days, double before, double now, double band) {
    private static final int MIN_DAYS = 4;

    /// A spread of nothing at all is that of few observations, not certainty: a day of ten with one
    /// miss more or less.
    private static final double LEAST_VARIANCE = 0.01;

    /// What can be said of a change.
    public enum ChangeVerdict {
        /// Better by more than the band.
        BETTER,
        /// Worse by more than the band.
        WORSE,
        /// The difference lies within its band.
        NO_CHANGE_KNOWN,
        /// There are too few days.
        TOO_FEW
    }

    /// The change of a sound: of the first third of its days against the last third.
    public static SoundChange of(SoundProgress progress) {
        List<SoundDay> days = progress.days();
        int side = Math.max(MIN_DAYS, days.size() / 3);
        if (days.size() < 2 * side) {
            return new SoundChange(0, 0, 0, 0);
        }
        double[] first = shares(days.subList(0, side));
        double[] last = shares(days.subList(days.size() - side, days.size()));
        double ofFirst = variance(first) / side;
        double ofLast = variance(last) / side;
        double freedom = (ofFirst + ofLast) * (ofFirst + ofLast) * (side - 1) / (ofFirst * ofFirst + ofLast * ofLast);
        return new SoundChange(side, mean(first), mean(last), StudentT.band95(freedom) * Math.sqrt(ofFirst + ofLast));
    }

    /// The difference; negative if it became worse.
    public double difference() {
        return now - before;
    }

    /// What can be said of it.
    public ChangeVerdict verdict() {
        if (days == 0) {
            return ChangeVerdict.TOO_FEW;
        }
        if (Math.abs(difference()) <= band) {
            return ChangeVerdict.NO_CHANGE_KNOWN;
        }
        return difference() > 0 ? ChangeVerdict.BETTER : ChangeVerdict.WORSE;
    }

    private static double[] shares(List<SoundDay> days) {
        return days.stream().mapToDouble(SoundDay::share).toArray();
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    private static double variance(double[] values) {
        double mean = mean(values);
        double sum = 0;
        for (double value : values) {
            sum += (value - mean) * (value - mean);
        }
        return Math.max(LEAST_VARIANCE, sum / (values.length - 1));
    }
}
