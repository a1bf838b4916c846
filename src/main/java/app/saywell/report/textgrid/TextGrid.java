package app.saywell.report.textgrid;

import java.util.List;
import java.util.Optional;

/// Tiers of labelled intervals and points over one recording, as Praat has them (manual page
/// "TextGrid file formats").
///
/// @param end seconds; the length of the recording
public record TextGrid(double end, List<Tier> tiers) {

    /// One row of labels.
    public sealed interface Tier {
        /// Its name.
        String name();

        /// Labels on stretches that follow one another without gaps.
        record Intervals(String name, List<Interval> intervals) implements Tier {}

        /// Labels on moments.
        record Points(String name, List<Point> points) implements Tier {}
    }

    /// A stretch; an empty label means that there is nothing.
    public record Interval(double start, double end, String label) {}

    /// A moment.
    public record Point(double at, String label) {}

    /// The interval tier of that name.
    public Optional<Tier.Intervals> intervals(String name) {
        return tiers.stream()
                .filter(Tier.Intervals.class::isInstance)
                .map(Tier.Intervals.class::cast)
                .filter(tier -> tier.name().equals(name))
                .findFirst();
    }
}
