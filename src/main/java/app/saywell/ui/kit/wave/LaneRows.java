package app.saywell.ui.kit.wave;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Where everything of a lane stands, from top to bottom: caption, waveform, then a row a tier.
///
/// @param caption the line that says whose voice it is
/// @param wave the waveform, pauses over it
/// @param tiers the rows of boxes below it
record LaneRows(Band caption, Band wave, Map<Tier.Kind, Band> tiers) {
    private static final double CAPTION = 32;
    private static final double WORDS = 27;
    private static final double SOUNDS = 24;
    private static final double GAP = 4;
    private static final double BEFORE_ROWS = 8;
    private static final double AFTER_ROWS = 20;
    private static final List<Tier.Kind> ROWS =
            List.of(Tier.Kind.WORDS, Tier.Kind.SYLLABLES, Tier.Kind.PHONEMES);

    /// Divides a band among the parts of a lane.
    ///
    /// @param scale how much larger than usual the text is
    static LaneRows of(Band whole, Set<Tier.Kind> shown, double scale) {
        List<Tier.Kind> rows = ROWS.stream().filter(shown::contains).toList();
        double below = rows.isEmpty() ? 0 : BEFORE_ROWS - GAP;
        for (Tier.Kind kind : rows) {
            below += height(kind, scale) + GAP;
        }
        Band caption = new Band(whole.top(), Math.round(CAPTION * scale));
        double top = caption.bottom();
        double waveHeight = Math.max(16, Math.round(whole.bottom() - AFTER_ROWS - below - top));
        Map<Tier.Kind, Band> tiers = new EnumMap<>(Tier.Kind.class);
        double y = top + waveHeight + BEFORE_ROWS;
        for (Tier.Kind kind : rows) {
            tiers.put(kind, new Band(y, height(kind, scale)));
            y += height(kind, scale) + GAP;
        }
        return new LaneRows(caption, new Band(top, waveHeight), tiers);
    }

    private static double height(Tier.Kind kind, double scale) {
        return Math.round((kind == Tier.Kind.WORDS ? WORDS : SOUNDS) * scale);
    }

    /// The tier under a pixel: a row of boxes, or over the waveform the pauses.
    Optional<Tier.Kind> tierAt(double y) {
        if (wave.holds(y)) {
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
                tiers.values().stream().mapToDouble(Band::bottom).max().orElse(wave.bottom());
        return new Band(wave.top(), bottom - wave.top());
    }
}
