package app.saywell.desk.classroom.progress;

import app.saywell.desk.classes.progress.GrowthLine;
import app.saywell.desk.kit.theme.ThemeColor;
import javafx.scene.canvas.GraphicsContext;

/// A learner's line over the weeks, with the band in which it lies in 95 of 100 cases. A dashed line is
/// the mean of the class.
final class GrowthChart extends ScoreChart {
    private static final double WIDTH = 280;
    private static final double HEIGHT = 56;
    private static final double MARGIN = 6;

    private final GrowthLine line;
    private final GrowthFrame frame;

    /// @param frame of all charts of the class, so that they can be compared
    GrowthChart(GrowthLine line, GrowthFrame frame) {
        super(WIDTH, HEIGHT, MARGIN);
        this.line = line;
        this.frame = frame;
    }

    @Override
    double lowest() {
        return frame.lowest();
    }

    @Override
    double highest() {
        return frame.highest();
    }

    @Override
    void paintBand(GraphicsContext graphics) {
        graphics.setFill(color(ThemeColor.ACCENT_TINT));
        double from = x(line.firstWeek());
        double to = Math.max(from + 1, x(line.lastWeek()));
        for (double x = from; x < to; x++) {
            double week = frame.firstWeek() + (x - AXIS_WIDTH) / plotWidth() * frame.weeks();
            double top = yWithin(line.levelAt(week) + line.bandAt(week));
            graphics.fillRect(x, top, Math.min(1, to - x), yWithin(line.levelAt(week) - line.bandAt(week)) - top);
        }
    }

    @Override
    void paintScores(GraphicsContext graphics) {
        double last = frame.firstWeek() + frame.weeks();
        graphics.setStroke(color(ThemeColor.SOFT));
        paintDashed(
                graphics,
                x(frame.firstWeek()),
                yWithin(frame.classAt(frame.firstWeek())),
                x(last),
                yWithin(frame.classAt(last)));
        graphics.setStroke(color(ThemeColor.ACCENT));
        graphics.setLineWidth(2);
        graphics.strokeLine(
                x(line.firstWeek()),
                yWithin(line.levelAt(line.firstWeek())),
                x(line.lastWeek()),
                yWithin(line.levelAt(line.lastWeek())));
    }

    private double x(double week) {
        return AXIS_WIDTH + plotWidth() * (week - frame.firstWeek()) / frame.weeks();
    }

    private double yWithin(double score) {
        return y(frame.within(score));
    }
}
