package app.saywell.desk.kit.sound;

import app.saywell.desk.kit.FrameTimer;
import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.kit.theme.ThemedRegion;
import app.saywell.speech.audio.capture.LevelMeter;
import java.util.Locale;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.ArcType;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/// Shows a take while it is recorded: the growing waveform, guide lines at half scale so that
/// nobody shouts to fill the box, and the elapsed time in a ring that closes at the length of the
/// model reading. After the recording it stays as it is.
public final class LiveWaveform extends ThemedRegion {
    private static final double GUIDE_AMPLITUDE = 0.5;
    private static final double RING_DIAMETER = 56;
    private static final double LEFT_MARGIN = 96;
    private static final int MAX_BLOCKS = 4096;

    private final AudioSession audioSession;
    private final Canvas canvas = new Canvas();
    private final short[] lowest = new short[MAX_BLOCKS];
    private final short[] highest = new short[MAX_BLOCKS];
    private double modelSeconds;

    /// Paints while a take is recorded and this node is in a window.
    public LiveWaveform(AudioSession audioSession) {
        this.audioSession = audioSession;
        getStyleClass().add("live");
        getChildren().add(canvas);
        FrameTimer.runWhileShown(this, audioSession.recording(), this::paint);
    }

    /// Sets the length at which the ring closes; 0 if there is no model reading.
    public void setModelSeconds(double seconds) {
        modelSeconds = seconds;
    }

    @Override
    protected void themeChanged() {
        paint();
    }

    @Override
    protected double computePrefHeight(double width) {
        return 140;
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(Math.max(1, getWidth()));
        canvas.setHeight(Math.max(1, getHeight()));
        paint();
    }

    private void paint() {
        GraphicsContext g = canvas.getGraphicsContext2D();
        double width = canvas.getWidth();
        double height = canvas.getHeight();
        g.clearRect(0, 0, width, height);
        double middle = Math.round(height / 2);
        g.setStroke(color(ThemeColor.LINE));
        g.setLineWidth(1);
        g.setLineDashes(3, 4);
        for (double y : new double[] {middle - GUIDE_AMPLITUDE * height / 2, middle + GUIDE_AMPLITUDE * height / 2}) {
            g.strokeLine(LEFT_MARGIN, Math.round(y) + 0.5, width - 16, Math.round(y) + 0.5);
        }
        g.setLineDashes();
        double elapsed = audioSession.recordedSeconds();
        audioSession.meter().ifPresent(meter -> paintWaveform(g, meter, elapsed, width - LEFT_MARGIN - 16, height));
        paintRing(g, elapsed, middle);
    }

    /// A block of 10 ms is two pixels wide until the lane is full, then narrower.
    private void paintWaveform(
            GraphicsContext g, LevelMeter meter, double elapsed, double availableWidth, double height) {
        long start = audioSession.startBlock();
        long end = start + Math.round(elapsed * LevelMeter.BLOCKS_PER_SECOND);
        long from = Math.max(start, end - MAX_BLOCKS);
        int count = (int) Math.min(end - from, meter.blocks(from, lowest, highest));
        double step = Math.min(2, availableWidth / Math.max(1, count));
        double middle = Math.round(height / 2);
        g.setFill(color(ThemeColor.RECORDING));
        for (int i = 0; i < count; i++) {
            double top = middle - highest[i] / 32768.0 * height / 2;
            double bottom = middle - lowest[i] / 32768.0 * height / 2;
            g.fillRect(LEFT_MARGIN + i * step, top, Math.max(1, step - 0.5), Math.max(1, bottom - top));
        }
    }

    private void paintRing(GraphicsContext g, double elapsed, double middle) {
        double x = 22;
        double diameter = Math.min(RING_DIAMETER, 2 * middle - 8);
        double y = middle - diameter / 2;
        g.setLineWidth(4);
        g.setStroke(color(ThemeColor.LINE));
        g.strokeOval(x, y, diameter, diameter);
        if (modelSeconds > 0) {
            double fraction = Math.min(1, elapsed / modelSeconds);
            g.setStroke(color(ThemeColor.RECORDING));
            g.strokeArc(x, y, diameter, diameter, 90, -360 * fraction, ArcType.OPEN);
        }
        g.setLineWidth(1);
        g.setFill(color(ThemeColor.TEXT));
        g.setFont(font(FontWeight.BOLD, 1));
        g.setTextAlign(TextAlignment.CENTER);
        g.setTextBaseline(VPos.CENTER);
        g.fillText(String.format(Locale.ROOT, "%.1f", elapsed), x + diameter / 2, middle);
    }
}
