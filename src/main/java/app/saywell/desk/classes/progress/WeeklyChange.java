package app.saywell.desk.classes.progress;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;

/// How much a figure of one learner changed over the weeks, where each group of observations (a sentence, a task) is
/// compared with itself alone. A line is fitted to what lies above or below the mean of its group.
///
/// @param weeks that lie between the first and the last observation of any group; time between groups that nothing was
///   compared over does not count
/// @param change over these weeks, in the unit of the figure
/// @param band half the width of the interval in which the change lies in 95 % of cases
/// @param freedom degrees of freedom of the residuals
public record WeeklyChange(double weeks, double change, double band, int freedom) {
    private static final WeeklyChange NONE = new WeeklyChange(0, 0, 0, 0);
    private static final double MIN_WEEKS = 2;
    private static final int MIN_FREEDOM = 4;

    /// Equal figures that were computed in another order may differ by so much.
    private static final double ROUNDING = 1e-9;

    /// What was observed at one time.
    ///
    /// @param week since any day, the same for all
    public record WeeklyFigure(double week, double figure) {}

    /// What can be said of it.
    public enum GrowthVerdict {
        /// Up by more than the band.
        GREW,
        /// Down by more than the band.
        FELL,
        /// The change lies within its band, and the band is narrow.
        STEADY,
        /// Too few observations of the same, in too few weeks, or too different ones.
        TOO_FEW
    }

    /// Of groups; one with a single observation says nothing.
    public static WeeklyChange of(List<List<WeeklyFigure>> groups) {
        List<List<WeeklyFigure>> repeated =
                groups.stream().filter(group -> group.size() > 1).toList();
        List<WeeklyFigure> centred = new ArrayList<>();
        for (List<WeeklyFigure> group : repeated) {
            double week =
                    group.stream().mapToDouble(WeeklyFigure::week).average().orElse(0);
            double mean =
                    group.stream().mapToDouble(WeeklyFigure::figure).average().orElse(0);
            group.forEach(one -> centred.add(new WeeklyFigure(one.week - week, one.figure - mean)));
        }
        double spread = centred.stream().mapToDouble(one -> one.week * one.week).sum();
        int freedom = centred.size() - repeated.size() - 1;
        if (freedom < 1 || spread <= 0) {
            return NONE;
        }
        double slope =
                centred.stream().mapToDouble(one -> one.week * one.figure).sum() / spread;
        double residuals = centred.stream()
                .mapToDouble(one -> Math.pow(one.figure - slope * one.week, 2))
                .sum();
        double error = Math.sqrt(residuals / freedom / spread);
        double span = compared(repeated);
        return new WeeklyChange(span, slope * span, StudentT.band95(freedom) * error * span, freedom);
    }

    private static double compared(List<List<WeeklyFigure>> groups) {
        List<DoubleSummaryStatistics> spans = groups.stream()
                .map(group -> group.stream().mapToDouble(WeeklyFigure::week).summaryStatistics())
                .sorted(Comparator.comparingDouble(DoubleSummaryStatistics::getMin))
                .toList();
        double compared = 0;
        double start = spans.getFirst().getMin();
        double end = start;
        for (DoubleSummaryStatistics span : spans) {
            if (span.getMin() > end) {
                compared += end - start;
                start = span.getMin();
            }
            end = Math.max(end, span.getMax());
        }
        return compared + end - start;
    }

    /// What can be said of it.
    ///
    /// @param steadyBand up to this band a change within it is no change
    public GrowthVerdict verdict(double steadyBand) {
        if (weeks < MIN_WEEKS || freedom < MIN_FREEDOM) {
            return GrowthVerdict.TOO_FEW;
        }
        if (Math.abs(change) > Math.max(band, ROUNDING)) {
            return change > 0 ? GrowthVerdict.GREW : GrowthVerdict.FELL;
        }
        return band <= steadyBand ? GrowthVerdict.STEADY : GrowthVerdict.TOO_FEW;
    }
}
