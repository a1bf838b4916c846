package app.saywell.ui.classroom.progress;

import app.saywell.library.take.Score;
import app.saywell.speech.Scale;
import app.saywell.ui.kit.Ink;
import app.saywell.ui.kit.Inked;

import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

import java.util.List;

/// The totals of one sentence, take by take, on the one scale that they were judged on; behind
/// them the band within which nothing is called progress.
final class TrackChart extends Inked {
    private static final double WIDTH = 320;
    private static final double HEIGHT = 72;
    private static final double LEFT = 34;
    private static final double DOT = 5;

    private final Track track;
    private final Canvas canvas = new Canvas(WIDTH, HEIGHT);

    TrackChart(Track track) {
        this.track = track;
        getStyleClass().addAll("class-grid", "track-chart");
        getChildren().add(canvas);
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
    }

    @Override
    protected void inksChanged() {
        paint();
    }

    private void paint() {
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, WIDTH, HEIGHT);
        band(g);
        axis(g);
        List<Score> scores = track.course().scores();
        g.setStroke(color(Ink.ACCENT));
        g.setFill(color(Ink.ACCENT));
        g.setLineWidth(1.5);
        for (int i = 0; i < scores.size(); i++) {
            double x = x(i, scores.size());
            double y = y(scores.get(i).total());
            if (i > 0) {
                g.strokeLine(x(i - 1, scores.size()), y(scores.get(i - 1).total()), x, y);
            }
            g.fillOval(x - DOT / 2, y - DOT / 2, DOT, DOT);
        }
    }

    private void band(GraphicsContext g) {
        int group = track.group();
        if (group == 0 || !track.wobble().isKnown()) {
            return;
        }
        double start =
                track.course().scores().subList(0, group).stream()
                        .mapToDouble(Score::total)
                        .average()
                        .orElse(0);
        double top = y(Math.min(100, start + track.band()));
        double bottom = y(Math.max(least(), start - track.band()));
        g.setFill(color(Ink.ACCENT_TINT));
        g.fillRect(LEFT, top, WIDTH - LEFT, Math.max(1, bottom - top));
    }

    private void axis(GraphicsContext g) {
        g.setFont(font(FontWeight.NORMAL, 11.0 / 14));
        g.setTextAlign(TextAlignment.RIGHT);
        g.setTextBaseline(VPos.CENTER);
        g.setLineWidth(1);
        for (double value : new double[] {least(), 100}) {
            g.setStroke(color(Ink.LINE));
            g.strokeLine(LEFT, Math.rint(y(value)) + 0.5, WIDTH, Math.rint(y(value)) + 0.5);
            g.setFill(color(Ink.SOFT));
            g.fillText(String.valueOf(Math.round(value)), LEFT - 6, y(value));
        }
    }

    /// The lowest total that the scale has.
    private double least() {
        return track.course().scale() == Scale.FIFTY_TO_SEVENTY ? 50 : 0;
    }

    private double y(double total) {
        double share = (total - least()) / (100 - least());
        return HEIGHT - 9 - share * (HEIGHT - 18);
    }

    private static double x(int index, int of) {
        double room = WIDTH - LEFT - 16;
        return LEFT + 8 + (of == 1 ? room / 2 : room * index / (of - 1));
    }
}
