package app.saywell.desk.daily;

import app.saywell.desk.classes.progress.WeeklyChange;
import app.saywell.desk.classes.progress.WeeklyChange.GrowthVerdict;
import app.saywell.desk.classes.progress.WeeklyChange.WeeklyFigure;
import app.saywell.desk.school.take.LearnerScore;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.speech.ScoreScale;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// How much the scores of one learner changed over the weeks, by the sentences that were read on several days: each is
/// compared with itself alone ([WeeklyChange]), so that easier sentences are nobody's growth. The model of a class
/// ([app.saywell.desk.classes.progress.GrowthModel]) needs several learners.
///
/// @param weeks that lie between the first and the last day of any sentence
/// @param change in points over these weeks
/// @param band half the width of the interval in which the change lies in 95 % of cases
/// @param freedom degrees of freedom of the residuals
public record SentenceGrowth(double weeks, double change, double band, int freedom) {
    private static final double DAYS_OF_WEEK = 7;
    private static final double STEADY_BAND = 6;

    private record Yardstick(ScoreScale scale, String engine) {}

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
        WeeklyChange change = WeeklyChange.of(comparable.stream()
                .collect(Collectors.groupingBy(
                        score -> score.owner().sentenceId(),
                        Collectors.mapping(LearnerScore::score, Collectors.toList())))
                .values()
                .stream()
                .map(takes -> days(takes, zone))
                .toList());
        return new SentenceGrowth(change.weeks(), change.change(), change.band(), change.freedom());
    }

    /// The takes of a sentence on one day are one observation.
    private static List<WeeklyFigure> days(List<TakeScore> takes, ZoneId zone) {
        Map<LocalDate, Double> means = takes.stream()
                .collect(Collectors.groupingBy(
                        take -> LocalDate.ofInstant(take.recordedAt(), zone),
                        Collectors.averagingDouble(TakeScore::total)));
        return means.entrySet().stream()
                .map(day -> new WeeklyFigure(day.getKey().toEpochDay() / DAYS_OF_WEEK, day.getValue()))
                .toList();
    }

    /// What can be said of it.
    public GrowthVerdict verdict() {
        return new WeeklyChange(weeks, change, band, freedom).verdict(STEADY_BAND);
    }
}
