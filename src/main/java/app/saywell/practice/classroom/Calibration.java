package app.saywell.practice.classroom;

import app.saywell.library.people.Strictness;

import java.util.List;
import java.util.stream.DoubleStream;

/// How far the machine is from a teacher, and the borders that bring them together.
///
/// @param borders those with which the levels agree best
/// @param agreement the share of clips on which both give the same level with these borders
/// @param before the same share with the borders that the class had
public record Calibration(Strictness borders, double agreement, double before) {

    /// A clip that was judged blind.
    ///
    /// @param score the machine's, 0-100
    /// @param level the teacher's: 0 to work on, 1 nearly, 2 good
    public record Clip(double score, int level) {}

    /// Fits the two borders. Of equally good pairs the one nearest to the old borders is taken, so
    /// that a teacher who agrees with the machine changes nothing.
    public static Calibration fit(List<Clip> clips, Strictness old) {
        double[] candidates =
                DoubleStream.concat(
                                DoubleStream.of(old.nearly(), old.good(), 0, 100),
                                clips.stream().mapToDouble(clip -> clip.score() - 0.5))
                        .map(border -> Math.clamp(border, 0, 100))
                        .distinct()
                        .sorted()
                        .toArray();
        Strictness best = old;
        for (double nearly : candidates) {
            for (double good : candidates) {
                if (nearly < good) {
                    Strictness tried = new Strictness(nearly, good);
                    best = better(tried, best, clips, old);
                }
            }
        }
        return new Calibration(best, agreement(clips, best), agreement(clips, old));
    }

    private static Strictness better(
            Strictness tried, Strictness best, List<Clip> clips, Strictness old) {
        double difference = distance(clips, tried) - distance(clips, best);
        boolean nearer = moved(tried, old) < moved(best, old);
        return difference < 0 || (difference == 0 && nearer) ? tried : best;
    }

    private static double distance(List<Clip> clips, Strictness borders) {
        return clips.stream()
                .mapToInt(clip -> Math.abs(level(clip.score(), borders) - clip.level()))
                .sum();
    }

    private static double moved(Strictness borders, Strictness old) {
        return Math.abs(borders.nearly() - old.nearly()) + Math.abs(borders.good() - old.good());
    }

    private static double agreement(List<Clip> clips, Strictness borders) {
        return clips.isEmpty()
                ? 1
                : (double)
                                clips.stream()
                                        .filter(c -> level(c.score(), borders) == c.level())
                                        .count()
                        / clips.size();
    }

    private static int level(double score, Strictness borders) {
        return score >= borders.good() ? 2 : score >= borders.nearly() ? 1 : 0;
    }
}
