package app.saywell.desk.practice.result;

import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.school.learner.Verdict;
import app.saywell.speech.Word;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/// All words on a line from 0 to 100, with the band of those that are wrong but not by much: a disc
/// for a good word, a diamond within the band, a square below it. The lowest words are named. Words that were left out
/// have no place on it.
final class WordScoreStrip extends CanvasChart {
    private static final double HEIGHT = 74;
    private static final double LINE_Y = 36;
    private static final double SIDE_MARGIN = 14;
    private static final double MIN_NAME_DISTANCE = 46;

    private final List<Word> words;

    WordScoreStrip(List<Word> words) {
        super(HEIGHT);
        this.words = words.stream()
                .sorted(Comparator.comparingDouble(Word::countedScore))
                .toList();
    }

    @Override
    void paint(GraphicsContext g) {
        g.setTextAlign(TextAlignment.CENTER);
        paintBand(g);
        double lastNamedX = Double.NEGATIVE_INFINITY;
        for (Word word : words) {
            ScoreLevel level = ScoreLevel.of(word);
            if (level == ScoreLevel.MISSING || word.isLeftOut()) {
                continue;
            }
            double x = toX(word.countedScore());
            paintSign(g, level, x);
            if (level != ScoreLevel.GOOD && x - lastNamedX >= MIN_NAME_DISTANCE) {
                lastNamedX = x;
                g.setFont(font(FontWeight.BOLD, 11.0 / 14));
                g.setFill(color(ThemeColor.forLevel(level)));
                g.fillText(word.word(), Math.max(24, Math.min(x, drawingWidth() - 24)), LINE_Y - 20);
            }
        }
    }

    private double toX(double score) {
        return SIDE_MARGIN + score / 100 * (drawingWidth() - 2 * SIDE_MARGIN);
    }

    private void paintBand(GraphicsContext g) {
        double from = toX(Verdict.NEARLY_RIGHT);
        double to = toX(Word.CORRECT_THRESHOLD);
        g.setFill(color(ThemeColor.NEARLY_TINT));
        g.fillRect(from, LINE_Y - 12, to - from, 24);
        g.setStroke(color(ThemeColor.NEARLY));
        g.setLineDashes(3, 3);
        g.strokeLine(from, LINE_Y - 12, from, LINE_Y + 12);
        g.strokeLine(to, LINE_Y - 12, to, LINE_Y + 12);
        g.setLineDashes();
        g.setStroke(color(ThemeColor.SOFT));
        g.strokeLine(toX(0), LINE_Y + 0.5, toX(100), LINE_Y + 0.5);
        g.setFont(font(FontWeight.NORMAL, 11.0 / 14));
        g.setFill(color(ThemeColor.SOFT));
        for (double score : new double[] {0, Verdict.NEARLY_RIGHT, Word.CORRECT_THRESHOLD, 100}) {
            g.fillText(String.format(Locale.ROOT, "%.0f", score), toX(score), LINE_Y + 24);
        }
    }

    private void paintSign(GraphicsContext g, ScoreLevel level, double x) {
        g.setFill(color(ThemeColor.forLevel(level)));
        switch (level) {
            case GOOD -> g.fillOval(x - 4, LINE_Y - 4, 8, 8);
            case NEARLY ->
                g.fillPolygon(
                        new double[] {x - 6, x, x + 6, x}, new double[] {LINE_Y, LINE_Y - 6, LINE_Y, LINE_Y + 6}, 4);
            case WEAK -> g.fillRect(x - 4, LINE_Y - 4, 8, 8);
            case MISSING -> {}
        }
    }
}
