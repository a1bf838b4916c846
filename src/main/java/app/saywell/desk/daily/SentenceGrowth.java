package app.saywell.desk.daily;

import app.saywell.desk.classes.sounds.StudentT;
import app.saywell.desk.school.take.LearnerScore;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.speech.ScoreScale;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// How much the scores of one learner changed over the weeks, by the sentences that were read on several days: each is
/// compared with itself alone, so that easier sentences are nobody's growth. A line is fitted to what lies above or
/// below the mean of its sentence. The model of a class ([app.saywell.desk.classes.progress.GrowthModel]) needs several
/// learners.
///
/// @param weeks from the first to the last of these days
/// @param change in points over these weeks
/// @param band half the width of the interval in which the change lies in 95 % of cases
/// @param freedom degrees of freedom of the residuals
public record SentenceGrowth(double weeks, double change, double band, int freedom) {
    private static final SentenceGrowth NONE = new SentenceGrowth(0, 0, 0, 0);
    private static final double DAYS_OF_WEEK = 7;
    private static final double MIN_WEEKS = 2;
    private static final int MIN_FREEDOM = 4;
    private static final double STEADY_BAND = 6;

    /// What can be said of it.
    public enum GrowthVerdict {
        /// Up by more than the band.
        GREW,
        /// Down by more than the band.
        FELL,
        /// The change lies within its band, and the band is narrow.
        STEADY,
        /// Too few sentences were read again, in too few weeks, or too differently.
        TOO_FEW
    }

    private record Yardstick(ScoreScale scale, String engine) {}

    private record ReadingDay(double week, double score) {}

    /// Of the scores on the scale and by the engine of most takes.
    ///
    /// @param scores the newest of each take
    static SentenceGrowth of(List<LearnerScore> scores, ZoneId zone) {
        List<LearnerScore> comparable = scores.stream()
                .collect(Collectors.groupingBy(score ->
                        new Yardstick(score.score().scale(), score.score().engine())))
                .values()
                .stream()
                .max(Comparator.comparingInt(List::size))
                .orElse(List.of());
        List<List<ReadingDay>> sentences = comparable.stream()
                .collect(Collectors.groupingBy(
                        score -> score.owner().sentenceId(),
                        Collectors.mapping(LearnerScore::score, Collectors.toList())))
                .values()
                .stream()
                .map(takes -> days(takes, zone))
                .filter(days -> days.size() > 1)
                .toList();
        return fit(sentences);
    }

    /// The takes of a sentence on one day are one observation.
    private static List<ReadingDay> days(List<TakeScore> takes, ZoneId zone) {
        Map<LocalDate, Double> means = takes.stream()
                .collect(Collectors.groupingBy(
                        take -> LocalDate.ofInstant(take.recordedAt(), zone),
                        Collectors.averagingDouble(TakeScore::total)));
        return means.entrySet().stream()
                .map(day -> new ReadingDay(day.getKey().toEpochDay() / DAYS_OF_WEEK, day.getValue()))
                .toList();
    }

    private static SentenceGrowth fit(List<List<ReadingDay>> sentences) {
        List<ReadingDay> centred = new ArrayList<>();
        for (List<ReadingDay> days : sentences) {
            double week = days.stream().mapToDouble(ReadingDay::week).average().orElse(0);
            double score =
                    days.stream().mapToDouble(ReadingDay::score).average().orElse(0);
            days.forEach(day -> centred.add(new ReadingDay(day.week - week, day.score - score)));
        }
        double spread = centred.stream().mapToDouble(day -> day.week * day.week).sum();
        int freedom = centred.size() - sentences.size() - 1;
        if (freedom < 1 || spread <= 0) {
            return NONE;
        }
        double slope = centred.stream().mapToDouble(day -> day.week * day.score).sum() / spread;
        double residuals = centred.stream()
                .mapToDouble(day -> Math.pow(day.score - slope * day.week, 2))
                .sum();
        double error = Math.sqrt(residuals / freedom / spread);
        List<Double> weeks = sentences.stream()
                .flatMap(List::stream)
                .map(ReadingDay::week)
                .sorted()
                .toList();
        double span = weeks.getLast() - weeks.getFirst();
        return new SentenceGrowth(span, slope * span, StudentT.band95(freedom) * error * span, freedom);
    }

    /// What can be said of it.
    public GrowthVerdict verdict() {
        if (weeks < MIN_WEEKS || freedom < MIN_FREEDOM) {
            return GrowthVerdict.TOO_FEW;
        }
        if (Math.abs(change) > band) {
            return change > 0 ? GrowthVerdict.GREW : GrowthVerdict.FELL;
        }
        return band <= STEADY_BAND ? GrowthVerdict.STEADY : GrowthVerdict.TOO_FEW;
    }
}
