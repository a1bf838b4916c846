package app.saywell.ui.kit.sound;

import app.saywell.audio.capture.LevelMeter;
import app.saywell.ui.kit.Ink;
import app.saywell.ui.kit.Inked;

import javafx.animation.AnimationTimer;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;

import java.util.Optional;

/// What the microphone hears: a bar with flat zones, a mark for the peak of the last moments, a
/// bracket around the level to aim at, and a latch that stays when the sound was too loud.
///
/// A click lets the latch go.
public final class Meter extends Inked {
    private static final double LEAST_DB = -60;
    private static final double AIM_FROM_DB = -18;
    private static final double AIM_TO_DB = -6;
    private static final double WIDTH = 180;
    private static final double HEIGHT = 10;

    private final Sound sound;
    private final Canvas canvas = new Canvas(WIDTH, HEIGHT);
    private final AnimationTimer timer;
    private Optional<LevelMeter.Reading> shown = Optional.empty();

    /// Shows the microphone of `sound` while it is on the screen.
    public Meter(Sound sound) {
        this.sound = sound;
        getStyleClass().add("meter");
        setAccessibleRole(AccessibleRole.PROGRESS_INDICATOR);
        getChildren().add(canvas);
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
        setOnMouseClicked(event -> sound.meter().ifPresent(LevelMeter::releaseClip));
        timer =
                new AnimationTimer() {
                    @Override
                    public void handle(long now) {
                        update();
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

    /// The latest reading, if a microphone is open.
    public Optional<LevelMeter.Reading> reading() {
        return shown;
    }

    private void update() {
        Optional<LevelMeter.Reading> now = sound.meter().map(LevelMeter::reading);
        if (!now.equals(shown)) {
            shown = now;
            paint();
        }
    }

    @Override
    protected void inksChanged() {
        paint();
    }

    private void paint() {
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, WIDTH, HEIGHT);
        g.setFill(color(Ink.BACKGROUND));
        g.fillRoundRect(0, 0, WIDTH, HEIGHT, HEIGHT, HEIGHT);
        shown.ifPresent(reading -> paint(g, reading));
        g.setFill(color(Ink.SOFT));
        g.fillRect(Math.round(x(AIM_FROM_DB)), 0, 2, HEIGHT);
        g.fillRect(Math.round(x(AIM_TO_DB)), 0, 2, HEIGHT);
    }

    private void paint(GraphicsContext g, LevelMeter.Reading reading) {
        Ink ink = Ink.GOOD;
        if (reading.clipped()) {
            ink = Ink.RECORDING;
        } else if (reading.peakDb() > AIM_TO_DB) {
            ink = Ink.NEARLY;
        }
        g.setFill(color(ink));
        double width = reading.clipped() ? WIDTH : x(reading.peakDb());
        if (width >= HEIGHT / 2) {
            g.fillRoundRect(0, 0, width, HEIGHT, HEIGHT, HEIGHT);
        }
        if (reading.holdDb() > LEAST_DB) {
            g.setFill(color(Ink.TEXT));
            g.fillRect(Math.round(x(reading.holdDb())) - 1, 0, 2, HEIGHT);
        }
    }

    private static double x(double decibels) {
        return Math.clamp((decibels - LEAST_DB) / -LEAST_DB, 0, 1) * WIDTH;
    }
}
