package app.saywell.ui.practice.desk;

import app.saywell.library.take.Score;
import app.saywell.library.take.Take;
import app.saywell.practice.progress.Course;
import app.saywell.practice.progress.Wobble;
import app.saywell.speech.Scale;

import java.util.List;
import java.util.Optional;

/// How the sentence on the desk went over its takes, on one scale alone.
///
/// @param points oldest take first
/// @param band what is ordinary wobble around the first takes; empty while nobody knows
/// @param change of the total from the first takes to the last
public record Progress(
        Scale scale,
        List<Point> points,
        Optional<Band> band,
        Course.Verdict verdict,
        double change) {
    private static final int MOST_COMPARED = 3;

    /// A judged take.
    ///
    /// @param number of the take
    /// @param total out of 100
    public record Point(long take, int number, double total) {}

    /// Totals between which nothing is called progress.
    public record Band(double from, double to) {}

    /// Copies the list.
    public Progress {
        points = List.copyOf(points);
    }

    /// The least total that the scale allows: with a model every part adds to the lowest
    /// pronunciation.
    public double least() {
        return scale.min();
    }

    /// Of a course, with what is known of the wobble of the learner's class.
    public static Progress of(Course course, List<Take> takes, Optional<Wobble> wobble) {
        List<Point> points =
                course.scores().stream().flatMap(score -> point(score, takes).stream()).toList();
        Optional<Wobble> known = wobble.filter(Wobble::isKnown);
        return new Progress(
                course.scale(),
                points,
                known.flatMap(one -> band(points, one)),
                known.map(course::verdict).orElse(Course.Verdict.TOO_EARLY),
                course.change());
    }

    private static Optional<Point> point(Score score, List<Take> takes) {
        return takes.stream()
                .filter(take -> take.id() == score.takeId())
                .map(take -> new Point(take.id(), take.number(), score.total()))
                .findFirst();
    }

    private static Optional<Band> band(List<Point> points, Wobble wobble) {
        int group = Math.min(MOST_COMPARED, points.size() / 2);
        if (group == 0) {
            return Optional.empty();
        }
        double middle = points.stream().limit(group).mapToDouble(Point::total).average().orElse(0);
        double half = wobble.band(group, group);
        return Optional.of(new Band(middle - half, middle + half));
    }
}
