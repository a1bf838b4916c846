package app.saywell.desk.kit.wave;

import app.saywell.desk.kit.axis.HorizontalBand;
import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.envelope.AcousticAnalysis;
import app.saywell.desk.kit.lane.IntervalHit;
import app.saywell.desk.kit.lane.LaneLayer;
import app.saywell.desk.kit.lane.VoiceLane;
import app.saywell.desk.kit.overlay.CanvasPen;
import app.saywell.desk.kit.overlay.IntervalBoxOverlay;
import app.saywell.desk.kit.overlay.LaneOverlay;
import app.saywell.desk.kit.overlay.MelodyTurnOverlay;
import app.saywell.desk.kit.overlay.PauseOverlay;
import app.saywell.desk.kit.overlay.PitchOverlay;
import app.saywell.desk.kit.overlay.ProsodySignsOverlay;
import app.saywell.desk.kit.overlay.SpectrogramOverlay;
import app.saywell.desk.kit.overlay.WaveformOverlay;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.ProsodyDifference;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// The overlays of a lane with the band that each one paints.
///
/// @param soundOverlays painted first: waveform and spectrogram
/// @param annotationOverlays painted over them: boxes, pauses, pitch and signs
record LaneOverlays(
        VoiceLane lane, LaneRowLayout rows, List<PlacedOverlay> soundOverlays, List<PlacedOverlay> annotationOverlays) {

    record PlacedOverlay(LaneOverlay overlay, HorizontalBand band) {}

    /// What is shown in a lane.
    ///
    /// @param differenceNames the text of the sign of a difference
    /// @param compared the lane whose melody lies below that of the learner
    record LaneDisplayOptions(
            Set<LaneTier.TierKind> visibleTiers,
            Set<LaneLayer> layers,
            List<ProsodyDifference> differences,
            Function<ProsodyDifference, String> differenceNames,
            Optional<VoiceLane> compared) {}

    static LaneOverlays of(VoiceLane lane, HorizontalBand band, double scale, LaneDisplayOptions recipe) {
        Set<LaneTier.TierKind> visibleTiers = tiersOf(lane, recipe.visibleTiers());
        LaneRowLayout rows = LaneRowLayout.divide(band, visibleTiers, layersOf(lane, recipe.layers()), scale);
        return new LaneOverlays(lane, rows, sound(lane, rows), above(lane, rows, visibleTiers, recipe));
    }

    /// The least height in which all that a lane shows can be read.
    static double minHeight(VoiceLane lane, Set<LaneTier.TierKind> visibleTiers, Set<LaneLayer> layers, double scale) {
        return LaneRowLayout.minHeight(tiersOf(lane, visibleTiers), layersOf(lane, layers), scale);
    }

    /// A recording without a result has no empty rows below it.
    private static Set<LaneTier.TierKind> tiersOf(VoiceLane lane, Set<LaneTier.TierKind> visibleTiers) {
        Set<LaneTier.TierKind> tiers = EnumSet.noneOf(LaneTier.TierKind.class);
        if (!lane.tiers().words().intervals().isEmpty()) {
            tiers.addAll(visibleTiers);
        }
        if (lane.tiers().marks().intervals().isEmpty()) {
            tiers.remove(LaneTier.TierKind.MARKS);
        }
        return tiers;
    }

    private static Set<LaneLayer> layersOf(VoiceLane lane, Set<LaneLayer> visibleLayers) {
        Set<LaneLayer> layers = EnumSet.noneOf(LaneLayer.class);
        layers.addAll(visibleLayers);
        if (lane.recording().acoustics().isEmpty()) {
            layers.remove(LaneLayer.SPECTROGRAM);
        }
        return layers;
    }

    private static List<PlacedOverlay> sound(VoiceLane lane, LaneRowLayout rows) {
        List<PlacedOverlay> all = new ArrayList<>();
        all.add(new PlacedOverlay(
                new WaveformOverlay(
                        lane.recording().envelope(),
                        lane.timeMap(),
                        lane.tiers().words(),
                        lane.colours()),
                rows.waveform()));
        rows.spectrogram().ifPresent(band -> lane.recording()
                .acoustics()
                .ifPresent(acoustics -> all.add(new PlacedOverlay(spectrogram(lane, acoustics), band))));
        return all;
    }

    private static LaneOverlay spectrogram(VoiceLane lane, AcousticAnalysis acoustics) {
        return new SpectrogramOverlay(
                acoustics, lane.timeMap(), lane.recording().envelope().seconds());
    }

    private static List<PlacedOverlay> above(
            VoiceLane lane, LaneRowLayout rows, Set<LaneTier.TierKind> visibleTiers, LaneDisplayOptions recipe) {
        List<PlacedOverlay> all = new ArrayList<>();
        rows.tiers()
                .forEach((kind, band) -> all.add(
                        new PlacedOverlay(new IntervalBoxOverlay(lane.tiers().of(kind), lane.colours()), band)));
        if (visibleTiers.contains(LaneTier.TierKind.PAUSES) && lane.side() == VoiceSide.LEARNER) {
            all.add(new PlacedOverlay(
                    new PauseOverlay(lane.tiers().pauses(), ProsodyDifference.MIN_AUDIBLE_PAUSE_SECONDS),
                    rows.waveform()));
        }
        if (recipe.layers().contains(LaneLayer.PITCH)) {
            HorizontalBand band = rows.spectrogram().orElse(rows.waveform());
            recipe.compared()
                    .filter(other -> other.side() != lane.side() && lane.side() == VoiceSide.LEARNER)
                    .ifPresent(other -> pitchOf(other)
                            .ifPresent(pitch ->
                                    all.add(new PlacedOverlay(PitchOverlay.ofOther(pitch, other.timeMap()), band))));
            pitchOf(lane)
                    .ifPresent(pitch -> all.add(new PlacedOverlay(PitchOverlay.ofLane(pitch, lane.timeMap()), band)));
            all.add(new PlacedOverlay(new MelodyTurnOverlay(lane), band));
        }
        if (recipe.layers().contains(LaneLayer.DIFFERENCES)) {
            List<ProsodyDifference> differences = lane.side() == VoiceSide.LEARNER ? recipe.differences() : List.of();
            all.add(new PlacedOverlay(
                    new ProsodySignsOverlay(lane, differences, recipe.differenceNames()), rows.signs()));
        }
        return all;
    }

    private static Optional<AcousticAnalysis.PitchContour> pitchOf(VoiceLane lane) {
        return lane.recording().acoustics().flatMap(AcousticAnalysis::pitch);
    }

    /// The interval at a pixel row and a time.
    Optional<IntervalHit> hitAt(double y, double seconds) {
        return rows.tierAt(y).flatMap(kind -> lane.tiers()
                .of(kind)
                .intervalAt(seconds)
                .map(interval -> new IntervalHit(lane.side(), kind, interval)));
    }

    static void paint(List<PlacedOverlay> overlays, TimeViewport viewport, Function<HorizontalBand, CanvasPen> penFor) {
        overlays.forEach(placed -> placed.overlay().paint(penFor.apply(placed.band()), viewport));
    }
}
