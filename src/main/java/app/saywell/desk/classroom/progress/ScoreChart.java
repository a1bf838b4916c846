package app.saywell.desk.classroom.progress;

import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.kit.theme.ThemedRegion;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/// A small chart of scores: an axis with its lowest and highest figure, and what is painted between them.
abstract class ScoreChart extends ThemedRegion {
    /// Where the plot begins.
    static final double AXIS_WIDTH = 34;

    private final double width;
    private final double height;
    private final double margin;
    private final Canvas canvas;

    /// @param margin above the highest and below the lowest figure
    ScoreChart(double width, double height, double margin) {
        this.width = width;
        this.height = height;
        this.margin = margin;
        canvas = new Canvas(width, height);
        getStyleClass().addAll("class-grid", "track-chart");
        getChildren().add(canvas);
        setMinSize(width, height);
        setMaxSize(width, height);
    }

    /// The figure at the foot of the axis.
    abstract double lowest();

    /// The figure at its head.
    abstract double highest();

    /// Paints the band behind the lines of the axis.
    abstract void paintBand(GraphicsContext graphics);

    /// Paints the scores over the lines of the axis.
    abstract void paintScores(GraphicsContext graphics);

    /// The width of the plot, right of the axis.
    final double plotWidth() {
        return width - AXIS_WIDTH;
    }

    /// Where a score is painted.
    final double y(double score) {
        double share = (score - lowest()) / (highest() - lowest());
        return height - margin - share * (height - 2 * margin);
    }

    @Override
    protected void themeChanged() {
        GraphicsContext graphics = canvas.getGraphicsContext2D();
        graphics.clearRect(0, 0, width, height);
        paintBand(graphics);
        paintAxis(graphics);
        paintScores(graphics);
    }

    private void paintAxis(GraphicsContext graphics) {
        graphics.setFont(font(FontWeight.NORMAL, 11.0 / 14));
        graphics.setTextAlign(TextAlignment.RIGHT);
        graphics.setTextBaseline(VPos.CENTER);
        graphics.setLineWidth(1);
        for (double value : new double[] {lowest(), highest()}) {
            double y = Math.rint(y(value)) + 0.5;
            graphics.setStroke(color(ThemeColor.LINE));
            graphics.strokeLine(AXIS_WIDTH, y, width, y);
            graphics.setFill(color(ThemeColor.SOFT));
            graphics.fillText(String.valueOf(Math.round(value)), AXIS_WIDTH - 6, y);
        }
    }

    /// Paints a dashed line.
    static void paintDashed(GraphicsContext graphics, double x1, double y1, double x2, double y2) {
        graphics.save();
        graphics.setLineWidth(1);
        graphics.setLineDashes(4, 4);
        graphics.strokeLine(x1, y1, x2, y2);
        graphics.restore();
    }
}
