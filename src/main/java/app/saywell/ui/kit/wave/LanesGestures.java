package app.saywell.ui.kit.wave;

import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;

import java.util.Optional;

/// Mouse, wheel and fingers on [Lanes]: click hears, double click takes the word, triple click the
/// sentence, drag chooses, Shift extends, Ctrl and wheel zoom at the pointer, Shift and wheel
/// scroll.
public final class LanesGestures {
    private static final double DRAG_FROM = 4;
    private static final double STEP = 1.25;

    private final Lanes lanes;
    private final LanesModel model;
    private final Playing play;
    private double pressedX;
    private boolean dragged;

    private LanesGestures(Lanes lanes, LanesModel model, Playing play) {
        this.lanes = lanes;
        this.model = model;
        this.play = play;
    }

    /// Is asked to play a stretch of a recording, in its own seconds.
    @FunctionalInterface
    public interface Playing {
        /// Plays it.
        void play(Side side, double from, double to);
    }

    /// Makes a picture answer to the pointer.
    public static void on(Lanes lanes, LanesModel model, Playing play) {
        var gestures = new LanesGestures(lanes, model, play);
        lanes.setOnMousePressed(gestures::pressed);
        lanes.setOnMouseDragged(gestures::dragged);
        lanes.setOnMouseClicked(gestures::clicked);
        lanes.setOnMouseMoved(event -> model.hover(lanes.hitAt(event.getX(), event.getY())));
        lanes.setOnMouseExited(event -> model.hover(Optional.empty()));
        lanes.setOnScroll(gestures::scrolled);
        lanes.setOnZoom(gestures::zoomed);
    }

    private void pressed(MouseEvent event) {
        lanes.requestFocus();
        dragged = false;
        pressedX = event.getX();
    }

    private void dragged(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        dragged |= Math.abs(event.getX() - pressedX) >= DRAG_FROM;
        if (dragged) {
            model.select(
                    lanes.sideAt(event.getY()),
                    lanes.secondsAt(pressedX),
                    lanes.secondsAt(event.getX()));
        }
    }

    private void clicked(MouseEvent event) {
        if (dragged || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        double at = lanes.secondsAt(event.getX());
        Side side = lanes.sideAt(event.getY());
        if (event.isShiftDown()) {
            model.extendSelectionTo(side, at);
        } else if (event.getClickCount() == 1) {
            model.clearSelection();
            model.placePlayhead(at);
            Optional<Hit> hit = lanes.hitAt(event.getX(), event.getY());
            model.point(hit);
            hit.ifPresent(this::hear);
        } else if (event.getClickCount() == 2) {
            model.selectWordAt(side, at);
        } else {
            model.selectAll();
        }
    }

    private void hear(Hit hit) {
        play.play(hit.side(), hit.mark().soundStart(), hit.mark().soundEnd());
    }

    private void scrolled(ScrollEvent event) {
        if (event.isShortcutDown()) {
            if (event.getDeltaY() != 0) {
                model.zoomAt(inside(event.getX()), event.getDeltaY() > 0 ? STEP : 1 / STEP);
            }
            event.consume();
        } else if (event.isShiftDown() || event.getDeltaX() != 0) {
            model.scroll(-event.getDeltaX() - (event.isShiftDown() ? event.getDeltaY() : 0));
            event.consume();
        }
    }

    private void zoomed(ZoomEvent event) {
        model.zoomAt(inside(event.getX()), event.getZoomFactor());
        event.consume();
    }

    private double inside(double x) {
        return x - lanes.snappedLeftInset();
    }
}
