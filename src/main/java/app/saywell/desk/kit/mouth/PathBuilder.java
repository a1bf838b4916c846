package app.saywell.desk.kit.mouth;

import java.util.List;
import java.util.Locale;
import javafx.geometry.Point2D;

/// Writes SVG path data with one digit after the point.
final class PathBuilder {
    private final StringBuilder path = new StringBuilder(256);

    PathBuilder moveTo(double x, double y) {
        return add('M', x, y);
    }

    PathBuilder lineTo(double x, double y) {
        return add('L', x, y);
    }

    PathBuilder curveTo(double x1, double y1, double x2, double y2, double x, double y) {
        return add('C', x1, y1, x2, y2, x, y);
    }

    PathBuilder quadTo(double x1, double y1, double x, double y) {
        return add('Q', x1, y1, x, y);
    }

    String close() {
        return path.append('Z').toString();
    }

    /// The path as it is, left open.
    String open() {
        return path.toString();
    }

    /// A closed smooth outline through all points (a uniform Catmull-Rom spline as cubic curves).
    static String smooth(List<Point2D> points) {
        int count = points.size();
        PathBuilder outline = new PathBuilder()
                .moveTo(points.getFirst().getX(), points.getFirst().getY());
        for (int i = 0; i < count; i++) {
            Point2D before = points.get((i + count - 1) % count);
            Point2D from = points.get(i);
            Point2D to = points.get((i + 1) % count);
            Point2D after = points.get((i + 2) % count);
            Point2D first = from.add(to.subtract(before).multiply(1 / 6.0));
            Point2D second = to.subtract(after.subtract(from).multiply(1 / 6.0));
            outline.curveTo(first.getX(), first.getY(), second.getX(), second.getY(), to.getX(), to.getY());
        }
        return outline.close();
    }

    /// A closed outline with straight lines.
    static String polygon(List<Point2D> points) {
        PathBuilder outline = new PathBuilder()
                .moveTo(points.getFirst().getX(), points.getFirst().getY());
        points.stream().skip(1).forEach(point -> outline.lineTo(point.getX(), point.getY()));
        return outline.close();
    }

    private PathBuilder add(char command, double... numbers) {
        path.append(command);
        for (int i = 0; i < numbers.length; i++) {
            path.append(i == 0 ? "" : " ").append(String.format(Locale.ROOT, "%.1f", numbers[i]));
        }
        return this;
    }
}
