package app.saywell.ui.kit.sound;

import app.saywell.audio.capture.LevelMeter;
import app.saywell.ui.kit.Ink;
import app.saywell.ui.kit.Inked;

import javafx.animation.AnimationTimer;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.ArcType;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

import java.util.Locale;

/// The take while it is being spoken: the waveform as it grows, guide lines at half scale so that
/// nobody shouts until the box is full, the elapsed time in a ring that closes at the model's
/// length.
public final class LiveLane extends Inked {
    private static final double GUIDE = 0.5;
    private static final double RING = 56;
    private static final double LEFT = 96;
    private static final int MOST = 4096;

    private final Sound sound;
    private final Canvas canvas = new Canvas();
    private final short[] low = new short[MOST];
    private final short[] high = new short[MOST];
    private final AnimationTimer timer;
    private double modelSeconds;

    /// Shows the take that `sound` writes, while it is in a window.
    public LiveLane(Sound sound) {
        this.sound = sound;
        getStyleClass().add("live");
        getChildren().add(canvas);
        timer =
                new AnimationTimer() {
                    @Override
                    public void handle(long now) {
                        if (sound.isRecording()) {
                            paint();
                        }
                    }
                };
        sceneProperty()
                .subscribe(
                        scene -> {
                            if (scene == null) {
                                timer.stop();
                            } else {
                                timer.start();
                            }
                        });
    }

    /// The length against which the ring closes; 0 where there is no model.
    public void expect(double seconds) {
        modelSeconds = seconds;
    }

    @Override
    protected void inksChanged() {
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
        g.setStroke(color(Ink.LINE));
        g.setLineWidth(1);
        g.setLineDashes(3, 4);
        for (double y : new double[] {middle - GUIDE * height / 2, middle + GUIDE * height / 2}) {
            g.strokeLine(LEFT, Math.round(y) + 0.5, width - 16, Math.round(y) + 0.5);
        }
        g.setLineDashes();
        double elapsed = sound.elapsedSeconds();
        sound.meter().ifPresent(meter -> wave(g, meter, width - LEFT - 16, height));
        ring(g, elapsed, middle);
    }

    /// A block of 10 ms is two pixels wide until the lane is full, then narrower.
    private void wave(GraphicsContext g, LevelMeter meter, double room, double height) {
        long from = Math.max(sound.startBlock(), meter.blocks() - MOST);
        int count = meter.blocks(from, low, high);
        double step = Math.min(2, room / Math.max(1, count));
        double middle = Math.round(height / 2);
        g.setFill(color(Ink.RECORDING));
        for (int i = 0; i < count; i++) {
            double top = middle - high[i] / 32768.0 * height / 2;
            double bottom = middle - low[i] / 32768.0 * height / 2;
            g.fillRect(LEFT + i * step, top, Math.max(1, step - 0.5), Math.max(1, bottom - top));
        }
    }

    private void ring(GraphicsContext g, double elapsed, double middle) {
        double x = 22;
        double ring = Math.min(RING, 2 * middle - 8);
        double y = middle - ring / 2;
        g.setLineWidth(4);
        g.setStroke(color(Ink.LINE));
        g.strokeOval(x, y, ring, ring);
        if (modelSeconds > 0) {
            double share = Math.min(1, elapsed / modelSeconds);
            g.setStroke(color(Ink.RECORDING));
            g.strokeArc(x, y, ring, ring, 90, -360 * share, ArcType.OPEN);
        }
        g.setLineWidth(1);
        g.setFill(color(Ink.TEXT));
        g.setFont(font(FontWeight.BOLD, 1));
        g.setTextAlign(TextAlignment.CENTER);
        g.setTextBaseline(VPos.CENTER);
        g.fillText(String.format(Locale.ROOT, "%.1f", elapsed), x + ring / 2, middle);
    }
}
