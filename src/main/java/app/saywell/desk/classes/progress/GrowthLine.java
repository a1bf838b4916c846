package app.saywell.desk.classes.progress;

/// How somebody's scores move with time, on sentences of average difficulty: a straight line with its
/// standard errors.
///
/// @param sentenceDays the number of observations: sentences by day
/// @param firstWeek, lastWeek of the observations, in weeks of seven days since 1970-01-01
/// @param level out of 100, at `centre`
/// @param centre in weeks
/// @param slope in points a week
/// @param levelVariance, slopeVariance, covariance of `level` and `slope`
public record GrowthLine(
        int sentenceDays,
        double firstWeek,
        double lastWeek,
        double centre,
        double level,
        double slope,
        double levelVariance,
        double slopeVariance,
        double covariance) {
    /// With fewer sentences by day nothing is said.
    public static final int MIN_SENTENCE_DAYS = 6;

    /// Within fewer weeks nothing is said.
    public static final double MIN_WEEKS = 2;

    /// A change without direction counts as none only if it is known to within so many points.
    public static final double STEADY_BAND = 6;

    private static final double Z_SCORE_95 = 1.96;

    /// What can be said about the line.
    public enum GrowthVerdict {
        /// Up by more than the band.
        GREW,
        /// The change lies within its band, and the band is narrow.
        STEADY,
        /// Down by more than the band.
        FELL,
        /// Too few takes, in too few weeks, or too different ones.
        TOO_FEW
    }

    /// How many weeks lie between the first and the last observation.
    public double weeks() {
        return lastWeek - firstWeek;
    }

    /// The level in a week, out of 100.
    public double levelAt(double week) {
        return level + slope * (week - centre);
    }

    /// Half the width of the band in which the level of a week lies in 95 % of cases.
    public double bandAt(double week) {
        double t = week - centre;
        return Z_SCORE_95 * Math.sqrt(Math.max(0, levelVariance + 2 * t * covariance + t * t * slopeVariance));
    }

    /// The points gained from the first to the last observation; negative if they were lost.
    public double change() {
        return slope * weeks();
    }

    /// Half the width of the band in which the change lies in 95 % of cases.
    public double changeBand() {
        return Z_SCORE_95 * Math.sqrt(slopeVariance) * weeks();
    }

    /// What can be said about the change.
    public GrowthVerdict verdict() {
        if (sentenceDays < MIN_SENTENCE_DAYS || weeks() < MIN_WEEKS) {
            return GrowthVerdict.TOO_FEW;
        }
        if (Math.abs(change()) > changeBand()) {
            return change() > 0 ? GrowthVerdict.GREW : GrowthVerdict.FELL;
        }
        return changeBand() <= STEADY_BAND ? GrowthVerdict.STEADY : GrowthVerdict.TOO_FEW;
    }
}
