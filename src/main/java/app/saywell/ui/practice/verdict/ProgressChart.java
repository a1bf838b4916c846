package app.saywell.ui.practice.verdict;

import app.saywell.ui.kit.Ink;
import app.saywell.ui.practice.desk.Progress;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

import java.util.List;
import java.util.Locale;

/// Totals take after take on their scale, over the band of ordinary wobble.
final class ProgressChart extends Chart {
    private static final double HEIGHT = 112;
    private static final double LEFT = 30;
    private static final double RIGHT = 14;
    private static final double TOP = 16;
    private static final double BOTTOM = 20;
    private static final double WHOLE = 100;

    private final Progress progress;
    private final long chosen;

    /// @param chosen the take on the desk
    ProgressChart(Progress progress, long chosen) {
        super(HEIGHT);
        this.progress = progress;
        this.chosen = chosen;
    }

    @Override
    void paint(GraphicsContext g) {
        scale(g);
        progress.band().ifPresent(band -> band(g, band));
        points(g, progress.points());
    }

    private double y(double total) {
        double share = (total - progress.least()) / (WHOLE - progress.least());
        return Math.round(HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM));
    }

    private double x(int number) {
        double room = breadth() - LEFT - RIGHT - 16;
        return LEFT + 8 + room * number / Math.max(1, progress.points().size() - 1);
    }

    private void scale(GraphicsContext g) {
        g.setFont(font(FontWeight.NORMAL, 11.0 / 14));
        g.setTextAlign(TextAlignment.RIGHT);
        for (double total : new double[] {progress.least(), WHOLE}) {
            g.setStroke(color(Ink.LINE));
            g.strokeLine(LEFT, y(total) + 0.5, breadth() - RIGHT, y(total) + 0.5);
            g.setFill(color(Ink.SOFT));
            g.fillText(String.format(Locale.ROOT, "%.0f", total), LEFT - 6, y(total));
        }
    }

    private void band(GraphicsContext g, Progress.Band band) {
        double top = y(Math.min(band.to(), WHOLE));
        double bottom = y(Math.max(band.from(), progress.least()));
        double right = breadth() - RIGHT;
        g.setFill(color(Ink.PAUSE));
        g.fillRect(LEFT, top, right - LEFT, Math.max(1, bottom - top));
        g.setStroke(color(Ink.SOFT));
        g.setLineDashes(3, 4);
        g.strokeLine(LEFT, top + 0.5, right, top + 0.5);
        g.strokeLine(LEFT, bottom + 0.5, right, bottom + 0.5);
        g.setLineDashes();
    }

    private void points(GraphicsContext g, List<Progress.Point> points) {
        g.setStroke(color(Ink.MODEL_WAVE));
        g.setLineWidth(1.5);
        for (int i = 1; i < points.size(); i++) {
            g.strokeLine(x(i - 1), y(points.get(i - 1).total()), x(i), y(points.get(i).total()));
        }
        g.setLineWidth(1);
        g.setTextAlign(TextAlignment.CENTER);
        int every = Math.max(1, (int) Math.ceil(points.size() / 12.0));
        for (int i = 0; i < points.size(); i++) {
            point(g, points.get(i), i, i % every == 0 || i == points.size() - 1);
        }
    }

    private void point(GraphicsContext g, Progress.Point point, int place, boolean named) {
        boolean here = point.take() == chosen;
        double radius = here ? 5 : 3.5;
        g.setFill(color(here ? Ink.ACCENT : Ink.TEXT));
        g.fillOval(x(place) - radius, y(point.total()) - radius, 2 * radius, 2 * radius);
        if (named) {
            g.setFont(font(here ? FontWeight.BOLD : FontWeight.NORMAL, 11.0 / 14));
            g.setFill(color(here ? Ink.ACCENT : Ink.SOFT));
            g.fillText(String.valueOf(point.number()), x(place), HEIGHT - 8);
            g.fillText(
                    String.format(Locale.ROOT, "%.0f", point.total()),
                    x(place),
                    y(point.total()) - 11);
        }
    }
}
