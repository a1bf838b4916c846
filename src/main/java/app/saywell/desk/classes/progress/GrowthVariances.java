package app.saywell.desk.classes.progress;

/// The variances of a [GrowthModel].
///
/// @param level of the learners, in points squared
/// @param slope of their growth, in (points a week) squared
/// @param error of one observation, in points squared
/// @param classSlope of the growth of the class before anything is known, in (points a week) squared
record GrowthVariances(double level, double slope, double error, double classSlope) {
    /// Before anything is known: learners differ by 8 points and grow half a point a week more or less;
    /// an observation is off by 8 points.
    static final GrowthVariances FIRST = new GrowthVariances(64, 0.25, 64, 4);

    /// How many learners the first value of a variance counts for.
    private static final double PRIOR_LEARNERS = 3;

    /// With a class that doesn't grow, against which learners are measured.
    GrowthVariances withStillClass() {
        return new GrowthVariances(level, slope, error, 1e-8);
    }

    /// The variances that the data make likely.
    ///
    /// @param levels, slopes the expected sums of squares of the learners
    /// @param errors that of the errors
    GrowthVariances next(double levels, double slopes, int learners, double errors, int count) {
        double all = learners + PRIOR_LEARNERS;
        return new GrowthVariances(
                (levels + PRIOR_LEARNERS * FIRST.level) / all,
                (slopes + PRIOR_LEARNERS * FIRST.slope) / all,
                (errors + PRIOR_LEARNERS * FIRST.error) / (count + PRIOR_LEARNERS),
                classSlope);
    }

    /// The largest relative difference between two.
    double differsBy(GrowthVariances other) {
        return Math.max(
                Math.abs(level / other.level - 1),
                Math.max(Math.abs(slope / other.slope - 1), Math.abs(error / other.error - 1)));
    }
}
