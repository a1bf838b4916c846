package app.saywell.desk.kit.wave;

import app.saywell.desk.kit.axis.HorizontalBand;
import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.lane.IntervalHit;
import app.saywell.desk.kit.lane.LanesViewModel;
import app.saywell.desk.kit.lane.VoiceLane;
import app.saywell.desk.kit.overlay.CanvasPen;
import app.saywell.desk.kit.overlay.TextWidthCache;
import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.kit.theme.ThemedRegion;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.ProsodyDifference;
import app.saywell.desk.kit.tier.TierInterval;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.InvalidationListener;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.text.FontWeight;
import javafx.util.Subscription;

/// Draws the lanes of a [LanesViewModel]: one canvas for waveforms, one for tiers, one for playhead
/// and selection. No canvas is wider than the window.
///
/// Paints in the layout pass, so many changes cost one painting per frame. Moving the playhead
/// repaints neither waveforms nor tiers.
public final class LanesView extends ThemedRegion {
    private static final double DEFAULT_TEXT_SIZE = 14;

    private final LanesViewModel viewModel;
    private final Canvas waveformCanvas = new Canvas();
    private final Canvas tierCanvas = new Canvas();
    private final Canvas cursorCanvas = new Canvas();
    private final TextWidthCache textWidths = new TextWidthCache();
    private final List<LaneOverlays> laneOverlays = new ArrayList<>();
    private final Map<VoiceSide, LaneCaption> captions = new EnumMap<>(VoiceSide.class);
    private final Region divider = new Region();
    private Subscription acousticsSubscription = Subscription.EMPTY;
    private Function<ProsodyDifference, String> differenceNames = difference -> "";
    private boolean needsPainting = true;

    /// Shows a view model for as long as this node exists.
    public LanesView(LanesViewModel viewModel) {
        this.viewModel = viewModel;
        getStyleClass().add("lanes");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setFocusTraversable(true);
        divider.getStyleClass().add("rule");
        getChildren().addAll(waveformCanvas, tierCanvas, cursorCanvas, divider);
        for (VoiceSide side : VoiceSide.values()) {
            LaneCaption caption = LaneCaption.empty();
            captions.put(side, caption);
            getChildren().addAll(caption.leftLabel(), caption.rightLabel());
        }
        InvalidationListener repaintListener = observable -> repaint();
        viewModel.lanes().addListener(repaintListener);
        viewModel.viewport().addListener(repaintListener);
        viewModel.visibility().tiers().addListener(repaintListener);
        viewModel.visibility().layers().addListener(repaintListener);
        viewModel.lanes().subscribe(lanes -> watchAcoustics(lanes, repaintListener));
        InvalidationListener layoutListener = observable -> requestLayout();
        viewModel.selection().addListener(layoutListener);
        viewModel.hovered().addListener(layoutListener);
        viewModel.playhead().addListener(layoutListener);
        focusedProperty().addListener(layoutListener);
    }

    /// Sets the texts above a lane: whose voice on the left, how long on the right.
    public void setCaption(VoiceSide side, String left, String right) {
        LaneCaption caption = captions.get(side);
        if (caption != null) {
            caption.leftLabel().setText(left);
            caption.rightLabel().setText(right);
        }
    }

    /// Sets the texts for the signs of differences.
    public void setDifferenceNames(Function<ProsodyDifference, String> newNames) {
        differenceNames = newNames;
        repaint();
    }

    /// The interval at a pixel of this node.
    public Optional<IntervalHit> hitAt(double x, double y) {
        double seconds = secondsAt(x);
        return laneOverlays.stream()
                .flatMap(lane -> lane.hitAt(y, seconds).stream())
                .findFirst();
    }

    /// The side whose lane contains a pixel row.
    VoiceSide sideAt(double y) {
        VoiceSide side = VoiceSide.LEARNER;
        for (LaneOverlays lane : laneOverlays) {
            if (lane == laneOverlays.getFirst() || y >= lane.rows().caption().top()) {
                side = lane.lane().side();
            }
        }
        return side;
    }

    /// The time on the axis at a pixel of this node.
    public double secondsAt(double x) {
        return viewModel.viewport().get().toSeconds(x - snappedLeftInset());
    }

    @Override
    protected void themeChanged() {
        repaint();
    }

    /// Repaints when pitch or spectrogram of a recording is ready.
    private void watchAcoustics(List<VoiceLane> lanes, InvalidationListener listener) {
        acousticsSubscription.unsubscribe();
        acousticsSubscription = Subscription.EMPTY;
        for (VoiceLane lane : lanes) {
            lane.recording()
                    .acoustics()
                    .ifPresent(acoustics -> acousticsSubscription = acousticsSubscription.and(
                            acoustics.revision().subscribe(() -> listener.invalidated(acoustics.revision()))));
        }
    }

    private void repaint() {
        needsPainting = true;
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return computeMinHeight(width) + 120;
    }

    @Override
    protected double computeMinHeight(double width) {
        return viewModel.lanes().get().stream().mapToDouble(this::minHeight).sum();
    }

    private double minHeight(VoiceLane lane) {
        return LaneOverlays.minHeight(
                lane,
                viewModel.visibility().tiers().get(),
                viewModel.visibility().layers().get(),
                textScale());
    }

    private double textScale() {
        return font(FontWeight.NORMAL, 1).getSize() / DEFAULT_TEXT_SIZE;
    }

    @Override
    protected void layoutChildren() {
        double left = snappedLeftInset();
        double width = Math.max(1, Math.floor(getWidth() - left - snappedRightInset()));
        double height = Math.max(1, Math.floor(getHeight()));
        if (width != tierCanvas.getWidth() || height != tierCanvas.getHeight()) {
            needsPainting = true;
            for (Canvas canvas : List.of(waveformCanvas, tierCanvas, cursorCanvas)) {
                canvas.setWidth(width);
                canvas.setHeight(height);
                canvas.relocate(left, 0);
            }
        }
        if (viewModel.viewport().get().width() != width) {
            viewModel.resize(width);
        }
        if (needsPainting) {
            needsPainting = false;
            layOutLanes(height);
            placeCaptions(left, width);
            paintSound();
        }
        paintCursor();
    }

    private void layOutLanes(double height) {
        laneOverlays.clear();
        List<VoiceLane> lanes = viewModel.lanes().get();
        double scale = textScale();
        var options = new LaneOverlays.LaneDisplayOptions(
                viewModel.visibility().tiers().get(),
                viewModel.visibility().layers().get(),
                viewModel.differences(),
                differenceNames,
                viewModel.lane(VoiceSide.MODEL));
        // What is left after the rows of each lane is shared, so that all waves are equally high.
        double spare = height - lanes.stream().mapToDouble(this::minHeight).sum();
        double top = 0;
        for (VoiceLane lane : lanes) {
            double bottom = top + Math.max(1, minHeight(lane) + spare / lanes.size());
            HorizontalBand band = new HorizontalBand(Math.round(top), Math.round(bottom) - Math.round(top));
            laneOverlays.add(LaneOverlays.of(lane, band, scale, options));
            top = bottom;
        }
    }

    private void placeCaptions(double left, double width) {
        captions.forEach((side, caption) -> caption.setVisible(false));
        for (LaneOverlays lane : laneOverlays) {
            LaneCaption caption = captions.get(lane.lane().side());
            if (caption != null) {
                caption.layOut(lane.rows().caption(), left, width);
            }
        }
        divider.setVisible(laneOverlays.size() > 1);
        if (laneOverlays.size() > 1) {
            divider.resizeRelocate(1, laneOverlays.getLast().rows().caption().top(), getWidth() - 2, 1);
        }
    }

    private void paintSound() {
        TimeViewport viewport = viewModel.viewport().get();
        GraphicsContext waveformGraphics = clear(waveformCanvas);
        GraphicsContext tierGraphics = clear(tierCanvas);
        for (LaneOverlays lane : laneOverlays) {
            LaneOverlays.paint(
                    lane.soundOverlays(), viewport, band -> new CanvasPen(waveformGraphics, this, band, textWidths));
            LaneOverlays.paint(
                    lane.annotationOverlays(), viewport, band -> new CanvasPen(tierGraphics, this, band, textWidths));
        }
    }

    private void paintCursor() {
        TimeViewport viewport = viewModel.viewport().get();
        GraphicsContext g = clear(cursorCanvas);
        for (LaneOverlays lane : laneOverlays) {
            viewModel.selection().get().ifPresent(selection -> {
                CanvasPen pen = new CanvasPen(g, this, lane.rows().contentBand(), textWidths);
                double opacity = selection.side() == lane.lane().side() ? 0.2 : 0.08;
                pen.fillTranslucent(
                        ThemeColor.ACCENT, opacity, viewport.toX(selection.start()), viewport.toX(selection.end()));
            });
            viewModel.hovered().get().ifPresent(hit -> paintHover(g, lane, hit, viewport));
        }
        if (!laneOverlays.isEmpty()) {
            HorizontalBand firstBand = laneOverlays.getFirst().rows().contentBand();
            HorizontalBand bandOfAllLanes = new HorizontalBand(
                    firstBand.top() - 4,
                    laneOverlays.getLast().rows().contentBand().bottom() + 8 - firstBand.top());
            viewModel.playhead().get().ifPresent(playhead -> new CanvasPen(g, this, bandOfAllLanes, textWidths)
                    .drawVerticalLine(ThemeColor.ACCENT, viewport.toX(playhead), 2));
        }
    }

    /// Frames the interval under the pointer and the same word in the other lane.
    private void paintHover(GraphicsContext g, LaneOverlays lane, IntervalHit hit, TimeViewport viewport) {
        boolean isSameSide = lane.lane().side() == hit.side();
        LaneTier.TierKind kind = isSameSide ? hit.kind() : LaneTier.TierKind.WORDS;
        HorizontalBand band = lane.rows().tiers().get(kind);
        if (band == null) {
            return;
        }
        CanvasPen pen = new CanvasPen(g, this, band, textWidths);
        for (TierInterval interval : lane.lane().tiers().of(kind).intervals()) {
            boolean isHighlighted = isSameSide
                    ? interval.equals(hit.interval())
                    : interval.wordIndex() == hit.interval().wordIndex() && interval.wordIndex() >= 0;
            if (isHighlighted) {
                pen.drawFrame(ThemeColor.ACCENT, viewport.toX(interval.start()), viewport.toX(interval.end()), 2);
            }
        }
    }

    private static GraphicsContext clear(Canvas canvas) {
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        return g;
    }
}
