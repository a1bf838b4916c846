package app.saywell.desk.classroom.progress;

import app.saywell.desk.classes.progress.ClassGrowth;
import app.saywell.desk.classes.progress.GrowthLine;
import java.util.Collection;
import java.util.function.ToDoubleFunction;

/// What all charts of a class show: the weeks, the scores and the mean of the class.
///
/// @param firstWeek as [GrowthLine#firstWeek]
/// @param weeks more than 0
/// @param lowest, highest in tens of points, out of 100
/// @param classLevel of the mean learner at `centre`, on a sentence of average difficulty
/// @param classSlope in points a week; 0 if it is unknown
record GrowthFrame(
        double firstWeek,
        double weeks,
        double lowest,
        double highest,
        double centre,
        double classLevel,
        double classSlope) {
    private static final double STEP = 10;
    private static final double HIGHEST = 100;

    /// @param growth with at least one learner
    static GrowthFrame of(ClassGrowth growth) {
        Collection<GrowthLine> lines = growth.learners().values();
        double first = least(lines, GrowthLine::firstWeek);
        double last = -least(lines, line -> -line.lastWeek());
        double low = least(lines, line -> Math.min(line.levelAt(line.firstWeek()), line.levelAt(line.lastWeek())));
        double high = -least(lines, line -> -Math.max(line.levelAt(line.firstWeek()), line.levelAt(line.lastWeek())));
        double lowest = Math.clamp(STEP * (Math.floor(low / STEP) - 1), 0, HIGHEST - STEP);
        return new GrowthFrame(
                first,
                Math.max(1, last - first),
                lowest,
                Math.clamp(STEP * (Math.ceil(high / STEP) + 1), lowest + STEP, HIGHEST),
                growth.ofClass().map(GrowthLine::centre).orElse(first),
                growth.ofClass().map(GrowthLine::level).orElseGet(() -> lines.stream()
                        .mapToDouble(GrowthLine::level)
                        .average()
                        .orElse(0)),
                growth.ofClass().map(GrowthLine::slope).orElse(0.0));
    }

    private static double least(Collection<GrowthLine> lines, ToDoubleFunction<GrowthLine> value) {
        return lines.stream().mapToDouble(value).min().orElse(0);
    }

    /// The level of the mean learner in a week.
    double classAt(double week) {
        return classLevel + classSlope * (week - centre);
    }

    /// The nearest score that is shown.
    double within(double score) {
        return Math.clamp(score, lowest, highest);
    }
}
