package app.saywell.desk.kit.tier;

import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.school.mark.Miscue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Builds the tier of teacher marks.
final class MarkTierBuilder {
    private final LaneTiers tiers;
    private final List<PlacedMark> placedMarks = new ArrayList<>();

    private record PlacedMark(IntervalMark mark, TierInterval interval) {}

    MarkTierBuilder(LaneTiers tiers) {
        this.tiers = tiers;
    }

    void add(IntervalMark mark) {
        findInterval(mark).ifPresent(interval -> placedMarks.add(new PlacedMark(mark, interval)));
    }

    private Optional<TierInterval> findInterval(IntervalMark mark) {
        return tiers.of(mark.kind()).intervals().stream()
                .filter(interval -> mark.isAbout(mark.kind(), interval.position()))
                .findFirst();
    }

    LaneTier buildTier() {
        List<TierInterval> intervals = placedMarks.stream()
                .filter(placed -> !isInsideBoxOfWord(placed))
                .map(this::toInterval)
                .sorted(Comparator.comparingDouble(TierInterval::start))
                .toList();
        return new LaneTier(LaneTier.TierKind.MARKS, intervals);
    }

    /// Whether it is shown in the box of another mark: that on its word, or else that on what was added after it.
    private boolean isInsideBoxOfWord(PlacedMark placed) {
        return rank(placed) > 0
                && placedMarks.stream().anyMatch(other -> isOfSameWord(other, placed) && rank(other) < rank(placed));
    }

    private static int rank(PlacedMark placed) {
        return switch (placed.mark().kind()) {
            case WORDS -> placed.mark().miscue().equals(Optional.of(Miscue.INSERTION)) ? 1 : 0;
            case SYLLABLES, PHONEMES -> 2;
            case PAUSES, MARKS -> 0;
        };
    }

    private static boolean isOfSameWord(PlacedMark one, PlacedMark other) {
        return one.mark().componentIndex() == other.mark().componentIndex();
    }

    private TierInterval toInterval(PlacedMark placed) {
        List<PlacedMark> all = new ArrayList<>(List.of(placed));
        placedMarks.stream()
                .filter(other -> other != placed && isOfSameWord(other, placed))
                .filter(this::isInsideBoxOfWord)
                .filter(other -> rank(other) > rank(placed))
                .forEach(all::add);
        StringBuilder label = new StringBuilder(all.stream().map(this::symbolOf).collect(Collectors.joining(" ")));
        all.stream()
                .filter(one -> rank(one) < 2 && !one.mark().reason().isEmpty())
                .forEach(one -> label.append(" · ").append(one.mark().reason()));
        if (rank(placed) == 2 && !placed.mark().reason().isEmpty()) {
            label.append(" · ").append(placed.mark().reason());
        }
        TierInterval interval = placed.interval();
        return new TierInterval(
                interval.start(),
                interval.end(),
                interval.soundStart(),
                interval.soundEnd(),
                label.toString(),
                symbolOf(placed),
                level(placed.mark()),
                interval.position());
    }

    private String symbolOf(PlacedMark placed) {
        if (placed.mark().miscue().isPresent()) {
            return placed.mark().miscue().get().sign();
        }
        String soundLabel = placed.mark().kind() == LaneTier.TierKind.PHONEMES
                ? placed.interval().label()
                : "";
        return soundLabel + level(placed.mark()).symbol();
    }

    private ScoreLevel level(IntervalMark mark) {
        if (mark.kind() == LaneTier.TierKind.PAUSES) {
            return mark.value() > 0 ? ScoreLevel.GOOD : ScoreLevel.WEAK;
        }
        return mark.miscue().equals(Optional.of(Miscue.INSERTION))
                ? ScoreLevel.MISSING
                : ScoreLevel.ofMark(mark.value());
    }
}
