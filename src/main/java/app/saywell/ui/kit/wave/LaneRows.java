package app.saywell.ui.kit.wave;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Where everything of a lane stands, from top to bottom: caption, signs, waveform, spectrogram,
/// then
/// a row a tier.
///
/// @param caption the line that says whose voice it is
/// @param signs stress and pauses, right above the waveform
/// @param wave the waveform, pauses over it
/// @param spectrogram below it, where it is shown
/// @param tiers the rows of boxes below it
record LaneRows(
        Band caption,
        Band signs,
        Band wave,
        Optional<Band> spectrogram,
        Map<Tier.Kind, Band> tiers) {
    private static final double CAPTION = 27;
    private static final double SIGNS = 15;
    private static final double WORDS = 27;
    private static final double SOUNDS = 24;
    private static final double GAP = 4;
    private static final double BEFORE_ROWS = 8;

    /// Room for the sound that was heard, below the row of sounds.
    private static final double AFTER_SOUNDS = 16;

    private static final double AFTER_ROWS = 8;
    private static final double SPECTROGRAM_SHARE = 0.58;
    private static final List<Tier.Kind> ROWS =
            List.of(Tier.Kind.WORDS, Tier.Kind.SYLLABLES, Tier.Kind.PHONEMES, Tier.Kind.MARKS);

    /// Divides a band among the parts of a lane.
    ///
    /// @param scale how much larger than usual the text is
    static LaneRows of(Band whole, Set<Tier.Kind> shown, Set<Layer> layers, double scale) {
        List<Tier.Kind> rows = ROWS.stream().filter(shown::contains).toList();
        double below = rows.isEmpty() ? 0 : BEFORE_ROWS - GAP;
        for (Tier.Kind kind : rows) {
            below += height(kind, scale) + after(kind);
        }
        Band caption = new Band(whole.top(), Math.round(CAPTION * scale));
        boolean signed = layers.contains(Layer.DIFFERENCES);
        Band signs = new Band(caption.bottom(), signed ? Math.round(SIGNS * scale) : 4);
        double top = signs.bottom();
        double sound = Math.max(16, Math.round(whole.bottom() - AFTER_ROWS - below - top));
        boolean split = layers.contains(Layer.SPECTROGRAM);
        double spectrum = split ? Math.round(sound * SPECTROGRAM_SHARE) : 0;
        Band wave = new Band(top, Math.max(8, sound - spectrum));
        Map<Tier.Kind, Band> tiers = new EnumMap<>(Tier.Kind.class);
        double y = top + sound + BEFORE_ROWS;
        for (Tier.Kind kind : rows) {
            tiers.put(kind, new Band(y, height(kind, scale)));
            y += height(kind, scale) + after(kind);
        }
        Optional<Band> spectra =
                split ? Optional.of(new Band(wave.bottom() + 2, spectrum - 2)) : Optional.empty();
        return new LaneRows(caption, signs, wave, spectra, tiers);
    }

    private static double height(Tier.Kind kind, double scale) {
        return Math.round((kind == Tier.Kind.WORDS ? WORDS : SOUNDS) * scale);
    }

    private static double after(Tier.Kind kind) {
        return kind == Tier.Kind.PHONEMES ? AFTER_SOUNDS : GAP;
    }

    /// The tier under a pixel: a row of boxes, or over the waveform the pauses.
    Optional<Tier.Kind> tierAt(double y) {
        if (wave.holds(y) || spectrogram.filter(band -> band.holds(y)).isPresent()) {
            return Optional.of(Tier.Kind.PAUSES);
        }
        return tiers.entrySet().stream()
                .filter(row -> row.getValue().holds(y))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// From the top of the waveform to the bottom of the last row.
    Band sound() {
        double bottom =
                tiers.values().stream()
                        .mapToDouble(Band::bottom)
                        .max()
                        .orElse(spectrogram.orElse(wave).bottom());
        return new Band(wave.top(), bottom - wave.top());
    }
}
