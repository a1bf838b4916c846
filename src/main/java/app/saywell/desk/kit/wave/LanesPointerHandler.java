package app.saywell.desk.kit.wave;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.lane.IntervalHit;
import app.saywell.desk.kit.lane.LanesViewModel;
import app.saywell.desk.kit.tier.TierInterval;
import java.util.Optional;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import javafx.util.Duration;

/// Mouse, wheel and touch on [LanesView]. Click plays an interval, double click selects the word,
/// triple click the sentence, drag selects, Shift extends the selection. Ctrl and wheel zoom at the
/// pointer, Shift and wheel scroll.
public final class LanesPointerHandler {
    private static final double MIN_DRAG_PIXELS = 4;
    private static final double ZOOM_STEP = 1.25;

    private final LanesView lanesView;
    private final LanesViewModel viewModel;
    private final StretchPlayer player;
    private double pressedX;
    private boolean dragged;

    private LanesPointerHandler(LanesView lanesView, LanesViewModel viewModel, StretchPlayer player) {
        this.lanesView = lanesView;
        this.viewModel = viewModel;
        this.player = player;
    }

    /// Plays part of a recording, in seconds of that recording.
    @FunctionalInterface
    public interface StretchPlayer {
        /// Plays it.
        void play(VoiceSide side, double from, double to);
    }

    /// Installs the handlers on a view.
    public static void install(LanesView lanesView, LanesViewModel viewModel, StretchPlayer player) {
        var handler = new LanesPointerHandler(lanesView, viewModel, player);
        lanesView.setOnMousePressed(handler::pressed);
        lanesView.setOnMouseDragged(handler::dragged);
        lanesView.setOnMouseClicked(handler::clicked);
        lanesView.setOnMouseMoved(event -> viewModel.hover(lanesView.hitAt(event.getX(), event.getY())));
        Tooltip tooltip = new Tooltip();
        tooltip.setShowDelay(Duration.millis(400));
        viewModel.hovered().subscribe(hit -> {
            hit.map(IntervalHit::interval).map(TierInterval::boxText).ifPresent(tooltip::setText);
            if (hit.isPresent()) {
                Tooltip.install(lanesView, tooltip);
            } else {
                Tooltip.uninstall(lanesView, tooltip);
            }
        });
        lanesView.setOnMouseExited(event -> viewModel.hover(Optional.empty()));
        lanesView.setOnScroll(handler::scrolled);
        lanesView.setOnZoom(handler::zoomed);
    }

    private void pressed(MouseEvent event) {
        lanesView.requestFocus();
        dragged = false;
        pressedX = event.getX();
    }

    private void dragged(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        dragged |= Math.abs(event.getX() - pressedX) >= MIN_DRAG_PIXELS;
        if (dragged) {
            viewModel.select(
                    lanesView.sideAt(event.getY()), lanesView.secondsAt(pressedX), lanesView.secondsAt(event.getX()));
        }
    }

    private void clicked(MouseEvent event) {
        if (dragged || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        double seconds = lanesView.secondsAt(event.getX());
        VoiceSide side = lanesView.sideAt(event.getY());
        if (event.isShiftDown()) {
            viewModel.extendSelectionTo(side, seconds);
        } else if (event.getClickCount() == 1) {
            viewModel.clearSelection();
            viewModel.placePlayhead(seconds);
            Optional<IntervalHit> hit = lanesView.hitAt(event.getX(), event.getY());
            viewModel.inspect(hit);
            hit.ifPresent(this::playInterval);
        } else if (event.getClickCount() == 2) {
            viewModel.selectWordAt(side, seconds);
        } else {
            viewModel.selectAll();
        }
    }

    private void playInterval(IntervalHit hit) {
        player.play(hit.side(), hit.interval().soundStart(), hit.interval().soundEnd());
    }

    private void scrolled(ScrollEvent event) {
        if (event.isShortcutDown()) {
            if (event.getDeltaY() != 0) {
                viewModel.zoomAt(canvasX(event.getX()), event.getDeltaY() > 0 ? ZOOM_STEP : 1 / ZOOM_STEP);
            }
            event.consume();
        } else if (event.isShiftDown() || event.getDeltaX() != 0) {
            viewModel.scroll(-event.getDeltaX() - (event.isShiftDown() ? event.getDeltaY() : 0));
            event.consume();
        }
    }

    private void zoomed(ZoomEvent event) {
        viewModel.zoomAt(canvasX(event.getX()), event.getZoomFactor());
        event.consume();
    }

    private double canvasX(double x) {
        return x - lanesView.snappedLeftInset();
    }
}
