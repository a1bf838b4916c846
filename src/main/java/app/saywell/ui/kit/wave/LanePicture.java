package app.saywell.ui.kit.wave;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// A lane in its place: which overlay paints which band of it.
///
/// @param sound painted below everything else: waveform and spectrogram
/// @param above painted over it: boxes, pauses, pitch, signs
record LanePicture(Lane lane, LaneRows rows, List<Placed> sound, List<Placed> above) {

    /// An overlay and its band.
    record Placed(Overlay overlay, Band band) {}

    /// What a picture is made of.
    ///
    /// @param names says what a sign of a difference means
    record Recipe(
            Set<Tier.Kind> shown,
            Set<Layer> layers,
            List<Difference> differences,
            Function<Difference, String> names) {}

    static LanePicture of(Lane lane, Band band, double scale, Recipe recipe) {
        boolean judged = !lane.tiers().words().marks().isEmpty();
        // Nothing is known of an unjudged recording, so no rows stand empty below it.
        Set<Tier.Kind> shown = EnumSet.noneOf(Tier.Kind.class);
        if (judged) {
            shown.addAll(recipe.shown());
        }
        if (lane.tiers().marks().marks().isEmpty()) {
            shown.remove(Tier.Kind.MARKS);
        }
        Set<Layer> layers = EnumSet.noneOf(Layer.class);
        layers.addAll(recipe.layers());
        if (lane.reading().acoustics().isEmpty()) {
            layers.remove(Layer.SPECTROGRAM);
        }
        LaneRows rows = LaneRows.of(band, shown, layers, scale);
        return new LanePicture(lane, rows, sound(lane, rows), above(lane, rows, shown, recipe));
    }

    private static List<Placed> sound(Lane lane, LaneRows rows) {
        List<Placed> all = new ArrayList<>();
        all.add(
                new Placed(
                        new WaveOverlay(
                                lane.reading().envelope(),
                                lane.map(),
                                lane.tiers().words(),
                                lane.side()),
                        rows.wave()));
        rows.spectrogram()
                .ifPresent(
                        band ->
                                lane.reading()
                                        .acoustics()
                                        .ifPresent(
                                                one ->
                                                        all.add(
                                                                new Placed(
                                                                        spectrogram(lane, one),
                                                                        band))));
        return all;
    }

    private static Overlay spectrogram(Lane lane, Acoustics acoustics) {
        return new SpectrogramOverlay(acoustics, lane.map(), lane.reading().envelope().seconds());
    }

    private static List<Placed> above(
            Lane lane, LaneRows rows, Set<Tier.Kind> shown, Recipe recipe) {
        List<Placed> all = new ArrayList<>();
        rows.tiers()
                .forEach(
                        (kind, band) ->
                                all.add(
                                        new Placed(
                                                new BoxOverlay(lane.tiers().of(kind), lane.side()),
                                                band)));
        if (shown.contains(Tier.Kind.PAUSES) && lane.side() == Side.LEARNER) {
            all.add(
                    new Placed(
                            new PauseOverlay(lane.tiers().pauses(), PauseOverlay.HEARD),
                            rows.wave()));
        }
        if (recipe.layers().contains(Layer.PITCH)) {
            lane.reading()
                    .acoustics()
                    .flatMap(Acoustics::pitch)
                    .ifPresent(
                            pitch ->
                                    all.add(
                                            new Placed(
                                                    new PitchOverlay(pitch, lane.map()),
                                                    rows.spectrogram().orElse(rows.wave()))));
        }
        if (recipe.layers().contains(Layer.DIFFERENCES)) {
            List<Difference> told = lane.side() == Side.LEARNER ? recipe.differences() : List.of();
            all.add(new Placed(new StressOverlay(lane, told, recipe.names()), rows.signs()));
        }
        return all;
    }

    /// What is under a pixel.
    Optional<Hit> hitAt(double y, double seconds) {
        return rows.tierAt(y)
                .flatMap(
                        kind ->
                                lane.tiers()
                                        .of(kind)
                                        .at(seconds)
                                        .map(mark -> new Hit(lane.side(), kind, mark)));
    }

    /// Paints what is heard, or what is said of it, with a pen for each band.
    static void paint(List<Placed> overlays, Viewport viewport, Function<Band, Pen> pens) {
        overlays.forEach(one -> one.overlay().paint(pens.apply(one.band()), viewport));
    }
}
