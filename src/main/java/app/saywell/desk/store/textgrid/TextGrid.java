package app.saywell.desk.store.textgrid;

import java.util.List;
import java.util.Optional;

/// Tiers of labelled intervals and points of one recording, as in Praat (manual page "TextGrid file
/// formats").
///
/// @param end length of the recording in seconds
public record TextGrid(double end, List<TextGridTier> tiers) {

    /// One row of labels.
    public sealed interface TextGridTier {
        /// The name of the tier.
        String name();

        /// Labelled intervals that follow one another without gaps.
        record IntervalTier(String name, List<LabelledInterval> intervals) implements TextGridTier {}

        /// Labelled points in time.
        record PointTier(String name, List<LabelledPoint> points) implements TextGridTier {}
    }

    /// An interval; an empty label means that there is nothing.
    public record LabelledInterval(double start, double end, String label) {}

    /// A point in time.
    public record LabelledPoint(double seconds, String label) {}

    public Optional<TextGridTier.IntervalTier> intervals(String name) {
        return tiers.stream()
                .filter(TextGridTier.IntervalTier.class::isInstance)
                .map(TextGridTier.IntervalTier.class::cast)
                .filter(tier -> tier.name().equals(name))
                .findFirst();
    }
}
