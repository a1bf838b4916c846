package app.saywell.desk.classes;

import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.learner.Verdict;
import java.util.List;
import java.util.stream.DoubleStream;

/// Compares the scores with a teacher's ratings and fits the thresholds of a class.
///
/// @param thresholds those with the best agreement
/// @param agreement the share of clips with the same level from both, with these thresholds
/// @param previousAgreement the same share with the previous thresholds of the class
public record ThresholdCalibration(ScoreThresholds thresholds, double agreement, double previousAgreement) {

    /// A clip that the teacher rated without seeing the score.
    ///
    /// @param score of the service, 0 to 100
    /// @param level of the teacher: 0 weak, 1 nearly, 2 good
    public record RatedClip(double score, int level) {}

    /// A level that was given less often says nothing about where it begins.
    public static final int MIN_RATINGS_PER_SIDE = 3;

    /// Fits the two thresholds. A threshold stays unless the teacher rated at least
    /// [#MIN_RATINGS_PER_SIDE] clips below it and as many above it, and it is never put outside the
    /// scores of the rated clips. Of equally good pairs the one nearest to the present thresholds
    /// is chosen, so nothing changes for a teacher who agrees with the service.
    public static ThresholdCalibration fit(List<RatedClip> clips, ScoreThresholds current) {
        ScoreThresholds best = current;
        for (double nearly : candidates(clips, 1, current.nearly())) {
            for (double good : candidates(clips, 2, current.good())) {
                if (nearly < good) {
                    ScoreThresholds tried = new ScoreThresholds(nearly, good);
                    best = better(tried, best, clips, current);
                }
            }
        }
        return new ThresholdCalibration(best, agreement(clips, best), agreement(clips, current));
    }

    /// Whether the ratings say anything about at least one threshold.
    public static boolean isPossible(List<RatedClip> clips) {
        return saysWhereLevelBegins(clips, 1) || saysWhereLevelBegins(clips, 2);
    }

    private static boolean saysWhereLevelBegins(List<RatedClip> clips, int level) {
        long above = clips.stream().filter(clip -> clip.level() >= level).count();
        return above >= MIN_RATINGS_PER_SIDE && clips.size() - above >= MIN_RATINGS_PER_SIDE;
    }

    private static double[] candidates(List<RatedClip> clips, int level, double current) {
        DoubleStream fromClips = saysWhereLevelBegins(clips, level)
                ? clips.stream().mapToDouble(RatedClip::score).sorted().skip(1).map(score -> score - 0.5)
                : DoubleStream.empty();
        return DoubleStream.concat(DoubleStream.of(current), fromClips)
                .map(threshold -> Math.clamp(threshold, 0, 100))
                .distinct()
                .sorted()
                .toArray();
    }

    private static ScoreThresholds better(
            ScoreThresholds tried, ScoreThresholds best, List<RatedClip> clips, ScoreThresholds current) {
        double difference = distance(clips, tried) - distance(clips, best);
        boolean closerToCurrent = distanceFrom(tried, current) < distanceFrom(best, current);
        return difference < 0 || (difference == 0 && closerToCurrent) ? tried : best;
    }

    private static double distance(List<RatedClip> clips, ScoreThresholds thresholds) {
        return clips.stream()
                .mapToInt(clip -> Math.abs(level(clip.score(), thresholds) - clip.level()))
                .sum();
    }

    private static double distanceFrom(ScoreThresholds thresholds, ScoreThresholds current) {
        return Math.abs(thresholds.nearly() - current.nearly()) + Math.abs(thresholds.good() - current.good());
    }

    private static double agreement(List<RatedClip> clips, ScoreThresholds thresholds) {
        return clips.isEmpty()
                ? 1
                : (double) clips.stream()
                                .filter(clip -> level(clip.score(), thresholds) == clip.level())
                                .count()
                        / clips.size();
    }

    /// The level of a score as a teacher rates it: 0 weak, 1 nearly, 2 good.
    public static int level(double score, ScoreThresholds thresholds) {
        return Verdict.WEAK.ordinal() - Verdict.of(score, thresholds).ordinal();
    }
}
