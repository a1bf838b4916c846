package app.saywell.desk.practice.result;

import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.practice.state.TakeProgress;
import java.util.List;
import java.util.Locale;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/// A chart of totals by take on their scale, over the band of the measurement error.
final class SentenceProgressChart extends CanvasChart {
    private static final double HEIGHT = 112;
    private static final double LEFT_MARGIN = 30;
    private static final double RIGHT_MARGIN = 14;
    private static final double TOP_MARGIN = 16;
    private static final double BOTTOM_MARGIN = 20;
    private static final double MAX_TOTAL = 100;

    private final TakeProgress progress;
    private final long chosenTakeId;

    /// @param chosenTakeId the shown take
    SentenceProgressChart(TakeProgress progress, long chosenTakeId) {
        super(HEIGHT);
        this.progress = progress;
        this.chosenTakeId = chosenTakeId;
    }

    @Override
    void paint(GraphicsContext g) {
        paintScale(g);
        progress.band().ifPresent(band -> paintBand(g, band));
        paintPoints(g, progress.points());
    }

    private double toY(double total) {
        double fraction = (total - progress.minTotal()) / (MAX_TOTAL - progress.minTotal());
        return Math.round(HEIGHT - BOTTOM_MARGIN - fraction * (HEIGHT - TOP_MARGIN - BOTTOM_MARGIN));
    }

    private double toX(int index) {
        double plotWidth = drawingWidth() - LEFT_MARGIN - RIGHT_MARGIN - 16;
        return LEFT_MARGIN
                + 8
                + plotWidth * index / Math.max(1, progress.points().size() - 1);
    }

    private void paintScale(GraphicsContext g) {
        g.setFont(font(FontWeight.NORMAL, 11.0 / 14));
        g.setTextAlign(TextAlignment.RIGHT);
        for (double total : new double[] {progress.minTotal(), MAX_TOTAL}) {
            g.setStroke(color(ThemeColor.LINE));
            g.strokeLine(LEFT_MARGIN, toY(total) + 0.5, drawingWidth() - RIGHT_MARGIN, toY(total) + 0.5);
            g.setFill(color(ThemeColor.SOFT));
            g.fillText(String.format(Locale.ROOT, "%.0f", total), LEFT_MARGIN - 6, toY(total));
        }
    }

    private void paintBand(GraphicsContext g, TakeProgress.UncertaintyBand band) {
        double top = toY(Math.min(band.to(), MAX_TOTAL));
        double bottom = toY(Math.max(band.from(), progress.minTotal()));
        double right = drawingWidth() - RIGHT_MARGIN;
        g.setFill(color(ThemeColor.PAUSE));
        g.fillRect(LEFT_MARGIN, top, right - LEFT_MARGIN, Math.max(1, bottom - top));
        g.setStroke(color(ThemeColor.SOFT));
        g.setLineDashes(3, 4);
        g.strokeLine(LEFT_MARGIN, top + 0.5, right, top + 0.5);
        g.strokeLine(LEFT_MARGIN, bottom + 0.5, right, bottom + 0.5);
        g.setLineDashes();
    }

    private void paintPoints(GraphicsContext g, List<TakeProgress.ProgressPoint> points) {
        g.setStroke(color(ThemeColor.MODEL_WAVE));
        g.setLineWidth(1.5);
        for (int i = 1; i < points.size(); i++) {
            if (progress.engineChangesAt(i)) {
                paintEngineChange(g, (toX(i - 1) + toX(i)) / 2);
            } else {
                g.strokeLine(
                        toX(i - 1),
                        toY(points.get(i - 1).total()),
                        toX(i),
                        toY(points.get(i).total()));
            }
        }
        g.setLineWidth(1);
        g.setTextAlign(TextAlignment.CENTER);
        int labelStep = Math.max(1, (int) Math.ceil(points.size() / 12.0));
        for (int i = 0; i < points.size(); i++) {
            paintPoint(g, points.get(i), i, i % labelStep == 0 || i == points.size() - 1);
        }
    }

    private void paintEngineChange(GraphicsContext g, double x) {
        g.save();
        g.setStroke(color(ThemeColor.TEXT));
        g.setLineDashes(4, 4);
        g.strokeLine(Math.rint(x) + 0.5, 4, Math.rint(x) + 0.5, HEIGHT - BOTTOM_MARGIN);
        g.restore();
    }

    private void paintPoint(GraphicsContext g, TakeProgress.ProgressPoint point, int index, boolean isLabelled) {
        boolean isChosen = point.takeId() == chosenTakeId;
        double radius = isChosen ? 5 : 3.5;
        g.setFill(color(isChosen ? ThemeColor.ACCENT : ThemeColor.TEXT));
        g.fillOval(toX(index) - radius, toY(point.total()) - radius, 2 * radius, 2 * radius);
        if (isLabelled) {
            g.setFont(font(isChosen ? FontWeight.BOLD : FontWeight.NORMAL, 11.0 / 14));
            g.setFill(color(isChosen ? ThemeColor.ACCENT : ThemeColor.SOFT));
            g.fillText(String.valueOf(point.takeNumber()), toX(index), HEIGHT - 8);
            g.fillText(String.format(Locale.ROOT, "%.0f", point.total()), toX(index), toY(point.total()) - 11);
        }
    }
}
