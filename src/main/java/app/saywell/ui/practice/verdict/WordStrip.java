package app.saywell.ui.practice.verdict;

import app.saywell.library.people.Strictness;
import app.saywell.speech.Word;
import app.saywell.ui.kit.Ink;
import app.saywell.ui.kit.Level;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// Every word on a line from 0 to 100, with the band in which a few points decide nothing: a disc
/// for a good word, a diamond within the band, a square below it. The lowest words are named.
final class WordStrip extends Chart {
    private static final double HEIGHT = 74;
    private static final double LINE = 36;
    private static final double SIDE = 14;
    private static final double APART = 46;

    private final List<Word> words;
    private final Strictness strictness;

    WordStrip(List<Word> words, Strictness strictness) {
        super(HEIGHT);
        this.words = words.stream().sorted(Comparator.comparingDouble(Word::score)).toList();
        this.strictness = strictness;
    }

    @Override
    void paint(GraphicsContext g) {
        g.setTextAlign(TextAlignment.CENTER);
        band(g);
        double named = Double.NEGATIVE_INFINITY;
        for (Word word : words) {
            Level level = Level.of(word.score(), strictness);
            if (level == Level.MISSING) {
                continue;
            }
            double x = x(word.score());
            sign(g, level, x);
            if (level != Level.GOOD && x - named >= APART) {
                named = x;
                g.setFont(font(FontWeight.BOLD, 11.0 / 14));
                g.setFill(color(Ink.of(level)));
                g.fillText(word.word(), Math.max(24, Math.min(x, breadth() - 24)), LINE - 20);
            }
        }
    }

    private double x(double score) {
        return SIDE + score / 100 * (breadth() - 2 * SIDE);
    }

    private void band(GraphicsContext g) {
        double from = x(strictness.nearly());
        double to = x(strictness.good());
        g.setFill(color(Ink.NEARLY_TINT));
        g.fillRect(from, LINE - 12, to - from, 24);
        g.setStroke(color(Ink.NEARLY));
        g.setLineDashes(3, 3);
        g.strokeLine(from, LINE - 12, from, LINE + 12);
        g.strokeLine(to, LINE - 12, to, LINE + 12);
        g.setLineDashes();
        g.setStroke(color(Ink.SOFT));
        g.strokeLine(x(0), LINE + 0.5, x(100), LINE + 0.5);
        g.setFont(font(FontWeight.NORMAL, 11.0 / 14));
        g.setFill(color(Ink.SOFT));
        for (double score : new double[] {0, strictness.nearly(), strictness.good(), 100}) {
            g.fillText(String.format(Locale.ROOT, "%.0f", score), x(score), LINE + 24);
        }
    }

    private void sign(GraphicsContext g, Level level, double x) {
        g.setFill(color(Ink.of(level)));
        switch (level) {
            case GOOD -> g.fillOval(x - 4, LINE - 4, 8, 8);
            case NEARLY ->
                    g.fillPolygon(
                            new double[] {x - 6, x, x + 6, x},
                            new double[] {LINE, LINE - 6, LINE, LINE + 6},
                            4);
            case WORK -> g.fillRect(x - 4, LINE - 4, 8, 8);
            case MISSING -> {}
        }
    }
}
