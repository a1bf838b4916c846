package app.saywell.desk.classroom.progress;

import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.speech.ScoreScale;
import java.util.List;
import javafx.scene.canvas.GraphicsContext;

/// A chart of the totals of one sentence, take by take, on one scale. The band behind them shows
/// the measurement error: a change within it is not called progress. A dashed line stands where
/// another engine scored from then on.
final class ScoreHistoryChart extends ScoreChart {
    private static final double WIDTH = 320;
    private static final double HEIGHT = 72;
    private static final double MARGIN = 9;
    private static final double DOT_SIZE = 5;

    private final SentenceHistory sentenceHistory;

    ScoreHistoryChart(SentenceHistory sentenceHistory) {
        super(WIDTH, HEIGHT, MARGIN);
        this.sentenceHistory = sentenceHistory;
    }

    @Override
    void paintScores(GraphicsContext graphics) {
        List<TakeScore> scores = sentenceHistory.history().allScores();
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
        paintDashed(graphics, x, 2, x, HEIGHT - 2);
        graphics.restore();
    }

    @Override
    void paintBand(GraphicsContext graphics) {
        int groupSize = sentenceHistory.groupSize();
        if (groupSize == 0
                || sentenceHistory.history().hasTeachersTotals()
                || !sentenceHistory.measurementError().isKnown()) {
            return;
        }
        double start = sentenceHistory.history().scores().subList(0, groupSize).stream()
                .mapToDouble(TakeScore::total)
                .average()
                .orElse(0);
        double top = y(Math.min(highest(), start + sentenceHistory.errorBand()));
        double bottom = y(Math.max(lowest(), start - sentenceHistory.errorBand()));
        graphics.setFill(color(ThemeColor.ACCENT_TINT));
        graphics.fillRect(AXIS_WIDTH, top, plotWidth(), Math.max(1, bottom - top));
    }

    /// The lowest total of the scale.
    @Override
    double lowest() {
        return sentenceHistory.history().scale() == ScoreScale.FIFTY_TO_SEVENTY ? 50 : 0;
    }

    @Override
    double highest() {
        return 100;
    }

    private double x(int index, int count) {
        double between = plotWidth() - 16;
        return AXIS_WIDTH + 8 + (count == 1 ? between / 2 : between * index / (count - 1));
    }
}
