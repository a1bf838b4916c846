package app.saywell.ui.kit.wave;

import app.saywell.ui.kit.Ink;
import app.saywell.ui.kit.Inked;

import javafx.beans.InvalidationListener;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.text.FontWeight;
import javafx.util.Subscription;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// The picture of a [LanesModel]: a canvas for the waveforms, one for the tiers, one for playhead
/// and selection, none wider than the window.
///
/// Paints in the layout pass, so that any number of changes costs one painting a frame, and moving
/// the playhead repaints neither waveforms nor tiers.
public final class Lanes extends Inked {
    private static final double USUAL_TEXT = 14;
    private static final double LEAST_LANE = 156;
    private static final double SPECTROGRAM = 96;
    private static final double ROW = 28;

    private final LanesModel model;
    private final Canvas waves = new Canvas();
    private final Canvas boxes = new Canvas();
    private final Canvas cursor = new Canvas();
    private final TextWidths widths = new TextWidths();
    private final List<LanePicture> painted = new ArrayList<>();
    private final Map<Side, LaneCaption> captions = new EnumMap<>(Side.class);
    private final Region divider = new Region();
    private Subscription acoustics = Subscription.EMPTY;
    private Function<Difference, String> names = one -> "";
    private boolean stale = true;

    /// Shows a model for as long as it lives.
    public Lanes(LanesModel model) {
        this.model = model;
        getStyleClass().add("lanes");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setFocusTraversable(true);
        divider.getStyleClass().add("rule");
        getChildren().addAll(waves, boxes, cursor, divider);
        for (Side side : Side.values()) {
            LaneCaption both = LaneCaption.empty();
            captions.put(side, both);
            getChildren().addAll(both.left(), both.right());
        }
        InvalidationListener all = change -> repaint();
        model.lanes().addListener(all);
        model.viewport().addListener(all);
        model.shown().addListener(all);
        model.layers().addListener(all);
        model.lanes().subscribe(lanes -> hear(lanes, all));
        InvalidationListener some = change -> requestLayout();
        model.selection().addListener(some);
        model.hovered().addListener(some);
        model.playhead().addListener(some);
        focusedProperty().addListener(some);
    }

    /// Says above a lane whose voice it is, and at its right end how long.
    public void caption(Side side, String left, String right) {
        LaneCaption both = captions.get(side);
        if (both != null) {
            both.left().setText(left);
            both.right().setText(right);
        }
    }

    /// Says what the sign of a difference between the voices means.
    public void name(Function<Difference, String> chosen) {
        names = chosen;
        repaint();
    }

    /// What is under a pixel of this node.
    public Optional<Hit> hitAt(double x, double y) {
        double seconds = secondsAt(x);
        return painted.stream().flatMap(lane -> lane.hitAt(y, seconds).stream()).findFirst();
    }

    /// Whose lane a pixel lies in: the nearest one above it.
    public Side sideAt(double y) {
        Side side = Side.LEARNER;
        for (LanePicture lane : painted) {
            if (lane == painted.getFirst() || y >= lane.rows().caption().top()) {
                side = lane.lane().side();
            }
        }
        return side;
    }

    /// The moment on the axis under a pixel of this node.
    public double secondsAt(double x) {
        return model.viewport().get().seconds(x - snappedLeftInset());
    }

    @Override
    protected void inksChanged() {
        repaint();
    }

    /// Paints anew when pitch or spectrogram of one of the voices have come.
    private void hear(List<Lane> lanes, InvalidationListener come) {
        acoustics.unsubscribe();
        acoustics = Subscription.EMPTY;
        for (Lane lane : lanes) {
            lane.reading()
                    .acoustics()
                    .ifPresent(
                            one ->
                                    acoustics =
                                            acoustics.and(
                                                    one.revision()
                                                            .subscribe(
                                                                    () ->
                                                                            come.invalidated(
                                                                                    one
                                                                                            .revision()))));
        }
    }

    private void repaint() {
        stale = true;
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return computeMinHeight(width) + 120;
    }

    @Override
    protected double computeMinHeight(double width) {
        double each =
                LEAST_LANE
                        + (model.layers().get().contains(Layer.SPECTROGRAM) ? SPECTROGRAM : 0)
                        + (model.shown().get().contains(Tier.Kind.SYLLABLES) ? ROW : 0);
        return each * Math.max(1, model.lanes().get().size());
    }

    @Override
    protected void layoutChildren() {
        double left = snappedLeftInset();
        double width = Math.max(1, Math.floor(getWidth() - left - snappedRightInset()));
        double height = Math.max(1, Math.floor(getHeight()));
        if (width != boxes.getWidth() || height != boxes.getHeight()) {
            stale = true;
            for (Canvas canvas : List.of(waves, boxes, cursor)) {
                canvas.setWidth(width);
                canvas.setHeight(height);
                canvas.relocate(left, 0);
            }
        }
        if (model.viewport().get().width() != width) {
            model.resize(width);
        }
        if (stale) {
            stale = false;
            place(height);
            placeCaptions(left, width);
            paintSound();
        }
        paintCursor();
    }

    private void place(double height) {
        painted.clear();
        List<Lane> lanes = model.lanes().get();
        double each = height / Math.max(1, lanes.size());
        double scale = font(FontWeight.NORMAL, 1).getSize() / USUAL_TEXT;
        var recipe =
                new LanePicture.Recipe(
                        model.shown().get(), model.layers().get(), model.differences(), names);
        for (int i = 0; i < lanes.size(); i++) {
            Band band = new Band(Math.round(i * each), Math.round(each));
            painted.add(LanePicture.of(lanes.get(i), band, scale, recipe));
        }
    }

    private void placeCaptions(double left, double width) {
        captions.forEach((side, both) -> both.show(false));
        for (LanePicture lane : painted) {
            LaneCaption both = captions.get(lane.lane().side());
            if (both != null) {
                both.place(lane.rows().caption(), left, width);
            }
        }
        divider.setVisible(painted.size() > 1);
        if (painted.size() > 1) {
            divider.resizeRelocate(1, painted.getLast().rows().caption().top(), getWidth() - 2, 1);
        }
    }

    private void paintSound() {
        Viewport viewport = model.viewport().get();
        GraphicsContext wave = cleared(waves);
        GraphicsContext box = cleared(boxes);
        for (LanePicture lane : painted) {
            LanePicture.paint(lane.sound(), viewport, band -> new Pen(wave, this, band, widths));
            LanePicture.paint(lane.above(), viewport, band -> new Pen(box, this, band, widths));
        }
    }

    private void paintCursor() {
        Viewport viewport = model.viewport().get();
        GraphicsContext g = cleared(cursor);
        for (LanePicture lane : painted) {
            model.selection()
                    .get()
                    .ifPresent(
                            chosen -> {
                                Pen pen = new Pen(g, this, lane.rows().sound(), widths);
                                double opacity = chosen.side() == lane.lane().side() ? 0.2 : 0.08;
                                pen.wash(
                                        Ink.ACCENT,
                                        opacity,
                                        viewport.x(chosen.start()),
                                        viewport.x(chosen.end()));
                            });
            model.hovered().get().ifPresent(hit -> light(g, lane, hit, viewport));
        }
        if (!painted.isEmpty()) {
            Band first = painted.getFirst().rows().sound();
            Band all =
                    new Band(
                            first.top() - 4,
                            painted.getLast().rows().sound().bottom() + 8 - first.top());
            model.playhead()
                    .get()
                    .ifPresent(
                            at ->
                                    new Pen(g, this, all, widths)
                                            .upright(Ink.ACCENT, viewport.x(at), 2));
        }
    }

    /// Frames what is under the pointer, and the same word in the other voice.
    private void light(GraphicsContext g, LanePicture lane, Hit hit, Viewport viewport) {
        boolean same = lane.lane().side() == hit.side();
        Tier.Kind kind = same ? hit.kind() : Tier.Kind.WORDS;
        Band band = lane.rows().tiers().get(kind);
        if (band == null) {
            return;
        }
        Pen pen = new Pen(g, this, band, widths);
        for (Mark mark : lane.lane().tiers().of(kind).marks()) {
            boolean lit =
                    same
                            ? mark.equals(hit.mark())
                            : mark.word() == hit.mark().word() && mark.word() >= 0;
            if (lit) {
                pen.frame(Ink.ACCENT, viewport.x(mark.start()), viewport.x(mark.end()), 2);
            }
        }
    }

    private static GraphicsContext cleared(Canvas canvas) {
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        return g;
    }
}
