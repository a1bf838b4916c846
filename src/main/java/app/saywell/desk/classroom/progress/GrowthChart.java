package app.saywell.desk.classroom.progress;

import app.saywell.desk.classes.progress.GrowthLine;
import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.kit.theme.ThemedRegion;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/// A learner's line over the weeks, with the band in which it lies in 95 of 100 cases. A dashed line is
/// the mean of the class.
final class GrowthChart extends ThemedRegion {
    private static final double WIDTH = 280;
    private static final double HEIGHT = 56;
    private static final double AXIS_WIDTH = 34;
    private static final double MARGIN = 6;

    private final GrowthLine line;
    private final GrowthFrame frame;
    private final Canvas canvas = new Canvas(WIDTH, HEIGHT);

    /// @param frame of all charts of the class, so that they can be compared
    GrowthChart(GrowthLine line, GrowthFrame frame) {
        this.line = line;
        this.frame = frame;
        getStyleClass().addAll("class-grid", "track-chart");
        getChildren().add(canvas);
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
    }

    @Override
    protected void themeChanged() {
        GraphicsContext graphics = canvas.getGraphicsContext2D();
        graphics.clearRect(0, 0, WIDTH, HEIGHT);
        paintBand(graphics);
        paintAxis(graphics);
        paintClass(graphics);
        paintLine(graphics);
    }

    private void paintBand(GraphicsContext graphics) {
        graphics.setFill(color(ThemeColor.ACCENT_TINT));
        double from = x(line.firstWeek());
        double to = Math.max(from + 1, x(line.lastWeek()));
        for (double x = from; x < to; x++) {
            double week = frame.firstWeek() + (x - AXIS_WIDTH) / plotWidth() * frame.weeks();
            double top = y(line.levelAt(week) + line.bandAt(week));
            graphics.fillRect(x, top, Math.min(1, to - x), y(line.levelAt(week) - line.bandAt(week)) - top);
        }
    }

    private void paintAxis(GraphicsContext graphics) {
        graphics.setFont(font(FontWeight.NORMAL, 11.0 / 14));
        graphics.setTextAlign(TextAlignment.RIGHT);
        graphics.setTextBaseline(VPos.CENTER);
        graphics.setLineWidth(1);
        for (double value : new double[] {frame.lowest(), frame.highest()}) {
            double y = Math.rint(y(value)) + 0.5;
            graphics.setStroke(color(ThemeColor.LINE));
            graphics.strokeLine(AXIS_WIDTH, y, WIDTH, y);
            graphics.setFill(color(ThemeColor.SOFT));
            graphics.fillText(String.valueOf(Math.round(value)), AXIS_WIDTH - 6, y);
        }
    }

    private void paintClass(GraphicsContext graphics) {
        graphics.save();
        graphics.setStroke(color(ThemeColor.SOFT));
        graphics.setLineWidth(1);
        graphics.setLineDashes(4, 4);
        double last = frame.firstWeek() + frame.weeks();
        graphics.strokeLine(x(frame.firstWeek()), y(frame.classAt(frame.firstWeek())), x(last), y(frame.classAt(last)));
        graphics.restore();
    }

    private void paintLine(GraphicsContext graphics) {
        graphics.setStroke(color(ThemeColor.ACCENT));
        graphics.setLineWidth(2);
        graphics.strokeLine(
                x(line.firstWeek()),
                y(line.levelAt(line.firstWeek())),
                x(line.lastWeek()),
                y(line.levelAt(line.lastWeek())));
    }

    private static double plotWidth() {
        return WIDTH - AXIS_WIDTH;
    }

    private double x(double week) {
        return AXIS_WIDTH + plotWidth() * (week - frame.firstWeek()) / frame.weeks();
    }

    private double y(double score) {
        double share = (frame.within(score) - frame.lowest()) / (frame.highest() - frame.lowest());
        return HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN);
    }
}
