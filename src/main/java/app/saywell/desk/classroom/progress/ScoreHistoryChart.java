package app.saywell.desk.classroom.progress;

import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.kit.theme.ThemedRegion;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.speech.ScoreScale;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/// A chart of the totals of one sentence, take by take, on one scale. The band behind them shows
/// the measurement error: a change within it is not called progress. A dashed line stands where
/// another engine scored from then on.
final class ScoreHistoryChart extends ThemedRegion {
    private static final double WIDTH = 320;
    private static final double HEIGHT = 72;
    private static final double AXIS_WIDTH = 34;
    private static final double DOT_SIZE = 5;

    private final SentenceHistory sentenceHistory;
    private final Canvas canvas = new Canvas(WIDTH, HEIGHT);

    ScoreHistoryChart(SentenceHistory sentenceHistory) {
        this.sentenceHistory = sentenceHistory;
        getStyleClass().addAll("class-grid", "track-chart");
        getChildren().add(canvas);
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
    }

    @Override
    protected void themeChanged() {
        paint();
    }

    private void paint() {
        GraphicsContext graphics = canvas.getGraphicsContext2D();
        graphics.clearRect(0, 0, WIDTH, HEIGHT);
        paintBand(graphics);
        paintAxis(graphics);
        paintScores(graphics, sentenceHistory.history().allScores());
    }

    private void paintScores(GraphicsContext graphics, List<TakeScore> scores) {
        String compared = sentenceHistory.history().engine();
        for (int i = 0; i < scores.size(); i++) {
            TakeScore score = scores.get(i);
            ThemeColor color = score.engine().equals(compared) ? ThemeColor.ACCENT : ThemeColor.SOFT;
            graphics.setStroke(color(color));
            graphics.setFill(color(color));
            graphics.setLineWidth(1.5);
            double x = x(i, scores.size());
            double y = y(score.total());
            if (i > 0) {
                double previousX = x(i - 1, scores.size());
                TakeScore previous = scores.get(i - 1);
                if (previous.engine().equals(score.engine())) {
                    graphics.strokeLine(previousX, y(previous.total()), x, y);
                } else {
                    paintEngineChange(graphics, Math.rint((previousX + x) / 2) + 0.5);
                }
            }
            graphics.fillOval(x - DOT_SIZE / 2, y - DOT_SIZE / 2, DOT_SIZE, DOT_SIZE);
        }
    }

    private void paintEngineChange(GraphicsContext graphics, double x) {
        graphics.save();
        graphics.setStroke(color(ThemeColor.TEXT));
        graphics.setLineWidth(1);
        graphics.setLineDashes(4, 4);
        graphics.strokeLine(x, 2, x, HEIGHT - 2);
        graphics.restore();
    }

    private void paintBand(GraphicsContext graphics) {
        int groupSize = sentenceHistory.groupSize();
        if (groupSize == 0 || !sentenceHistory.measurementError().isKnown()) {
            return;
        }
        double start = sentenceHistory.history().scores().subList(0, groupSize).stream()
                .mapToDouble(TakeScore::total)
                .average()
                .orElse(0);
        double top = y(Math.min(100, start + sentenceHistory.errorBand()));
        double bottom = y(Math.max(minScore(), start - sentenceHistory.errorBand()));
        graphics.setFill(color(ThemeColor.ACCENT_TINT));
        graphics.fillRect(AXIS_WIDTH, top, WIDTH - AXIS_WIDTH, Math.max(1, bottom - top));
    }

    private void paintAxis(GraphicsContext graphics) {
        graphics.setFont(font(FontWeight.NORMAL, 11.0 / 14));
        graphics.setTextAlign(TextAlignment.RIGHT);
        graphics.setTextBaseline(VPos.CENTER);
        graphics.setLineWidth(1);
        for (double value : new double[] {minScore(), 100}) {
            graphics.setStroke(color(ThemeColor.LINE));
            graphics.strokeLine(AXIS_WIDTH, Math.rint(y(value)) + 0.5, WIDTH, Math.rint(y(value)) + 0.5);
            graphics.setFill(color(ThemeColor.SOFT));
            graphics.fillText(String.valueOf(Math.round(value)), AXIS_WIDTH - 6, y(value));
        }
    }

    /// The lowest total of the scale.
    private double minScore() {
        return sentenceHistory.history().scale() == ScoreScale.FIFTY_TO_SEVENTY ? 50 : 0;
    }

    private double y(double score) {
        double share = (score - minScore()) / (100 - minScore());
        return HEIGHT - 9 - share * (HEIGHT - 18);
    }

    private static double x(int index, int count) {
        double plotWidth = WIDTH - AXIS_WIDTH - 16;
        return AXIS_WIDTH + 8 + (count == 1 ? plotWidth / 2 : plotWidth * index / (count - 1));
    }
}
