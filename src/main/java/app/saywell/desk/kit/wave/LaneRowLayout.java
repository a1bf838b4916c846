package app.saywell.desk.kit.wave;

import app.saywell.desk.kit.axis.HorizontalBand;
import app.saywell.desk.kit.lane.LaneLayer;
import app.saywell.desk.kit.tier.LaneTier;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The vertical layout of a lane, from top to bottom: caption, signs, waveform, spectrogram and one
/// row for each tier.
///
/// @param caption the line that says whose voice it is
/// @param signs signs of stress and pauses, directly above the waveform
/// @param waveform the waveform; pauses are painted over it
/// @param spectrogram below the waveform, if it is shown
/// @param tiers the rows of boxes below that
record LaneRowLayout(
        HorizontalBand caption,
        HorizontalBand signs,
        HorizontalBand waveform,
        Optional<HorizontalBand> spectrogram,
        Map<LaneTier.TierKind, HorizontalBand> tiers) {
    private static final double CAPTION_HEIGHT = 27;
    private static final double SIGNS_HEIGHT = 15;
    private static final double WORDS_HEIGHT = 27;
    private static final double SOUNDS_HEIGHT = 24;
    private static final double MIN_WAVEFORM_HEIGHT = 40;
    private static final double GAP = 4;
    private static final double BEFORE_ROWS = 8;

    /// Room below the row of sounds for the sounds that were heard instead.
    private static final double AFTER_SOUNDS = 16;

    private static final double AFTER_ROWS = 8;
    private static final double SPECTROGRAM_SHARE = 0.58;
    private static final List<LaneTier.TierKind> ROWS = List.of(
            LaneTier.TierKind.WORDS, LaneTier.TierKind.SYLLABLES, LaneTier.TierKind.PHONEMES, LaneTier.TierKind.MARKS);

    /// The least height of a lane in which its waveform can still be read.
    static double minHeight(Set<LaneTier.TierKind> visibleTiers, Set<LaneLayer> layers, double scale) {
        double sound = MIN_WAVEFORM_HEIGHT;
        if (layers.contains(LaneLayer.SPECTROGRAM)) {
            sound /= 1 - SPECTROGRAM_SHARE;
        }
        double signs = layers.contains(LaneLayer.DIFFERENCES) ? SIGNS_HEIGHT * scale : GAP;
        return Math.ceil(CAPTION_HEIGHT * scale + signs + sound + rowsHeight(rows(visibleTiers), scale) + AFTER_ROWS);
    }

    private static List<LaneTier.TierKind> rows(Set<LaneTier.TierKind> visibleTiers) {
        return ROWS.stream().filter(visibleTiers::contains).toList();
    }

    private static double rowsHeight(List<LaneTier.TierKind> rows, double scale) {
        double height = rows.isEmpty() ? 0 : BEFORE_ROWS;
        for (LaneTier.TierKind kind : rows) {
            height += height(kind, scale) + gapAfter(kind);
        }
        return height;
    }

    /// Divides a band among the parts of a lane.
    ///
    /// @param scale text size relative to the default
    static LaneRowLayout divide(
            HorizontalBand whole, Set<LaneTier.TierKind> visibleTiers, Set<LaneLayer> layers, double scale) {
        List<LaneTier.TierKind> rows = rows(visibleTiers);
        double rowsHeight = rows.isEmpty() ? 0 : rowsHeight(rows, scale) - GAP;
        HorizontalBand caption = new HorizontalBand(whole.top(), Math.round(CAPTION_HEIGHT * scale));
        boolean hasSigns = layers.contains(LaneLayer.DIFFERENCES);
        HorizontalBand signs = new HorizontalBand(caption.bottom(), hasSigns ? Math.round(SIGNS_HEIGHT * scale) : 4);
        double top = signs.bottom();
        double soundHeight = Math.max(16, Math.round(whole.bottom() - AFTER_ROWS - rowsHeight - top));
        boolean hasSpectrogram = layers.contains(LaneLayer.SPECTROGRAM);
        double spectrogramHeight = hasSpectrogram ? Math.round(soundHeight * SPECTROGRAM_SHARE) : 0;
        HorizontalBand wave = new HorizontalBand(top, Math.max(8, soundHeight - spectrogramHeight));
        Map<LaneTier.TierKind, HorizontalBand> tiers = new EnumMap<>(LaneTier.TierKind.class);
        double y = top + soundHeight + BEFORE_ROWS;
        for (LaneTier.TierKind kind : rows) {
            tiers.put(kind, new HorizontalBand(y, height(kind, scale)));
            y += height(kind, scale) + gapAfter(kind);
        }
        Optional<HorizontalBand> spectrogramBand = hasSpectrogram
                ? Optional.of(new HorizontalBand(wave.bottom() + 2, spectrogramHeight - 2))
                : Optional.empty();
        return new LaneRowLayout(caption, signs, wave, spectrogramBand, tiers);
    }

    private static double height(LaneTier.TierKind kind, double scale) {
        return Math.round((kind == LaneTier.TierKind.WORDS ? WORDS_HEIGHT : SOUNDS_HEIGHT) * scale);
    }

    private static double gapAfter(LaneTier.TierKind kind) {
        return kind == LaneTier.TierKind.PHONEMES ? AFTER_SOUNDS : GAP;
    }

    /// The tier at a pixel row: a row of boxes, or the pauses over the waveform.
    Optional<LaneTier.TierKind> tierAt(double y) {
        if (waveform.contains(y) || spectrogram.filter(band -> band.contains(y)).isPresent()) {
            return Optional.of(LaneTier.TierKind.PAUSES);
        }
        return tiers.entrySet().stream()
                .filter(row -> row.getValue().contains(y))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// From the top of the waveform to the bottom of the last row.
    HorizontalBand contentBand() {
        double bottom = tiers.values().stream()
                .mapToDouble(HorizontalBand::bottom)
                .max()
                .orElse(spectrogram.orElse(waveform).bottom());
        return new HorizontalBand(waveform.top(), bottom - waveform.top());
    }
}
