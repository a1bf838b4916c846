package app.saywell.desk.kit.tier;

import app.saywell.desk.kit.theme.ScoreLevel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

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
                .filter(placed -> !isInsideMarkedWord(placed))
                .map(this::toInterval)
                .sorted(Comparator.comparingDouble(TierInterval::start))
                .toList();
        return new LaneTier(LaneTier.TierKind.MARKS, intervals);
    }

    private boolean isInsideMarkedWord(PlacedMark placed) {
        return placed.mark().kind() == LaneTier.TierKind.PHONEMES
                && placedMarks.stream()
                        .anyMatch(other -> other.mark().kind() == LaneTier.TierKind.WORDS
                                && other.mark().componentIndex()
                                        == placed.mark().componentIndex());
    }

    private TierInterval toInterval(PlacedMark placed) {
        StringBuilder label = new StringBuilder(symbolOf(placed));
        if (placed.mark().kind() == LaneTier.TierKind.WORDS) {
            placedMarks.stream()
                    .filter(other -> isInsideMarkedWord(other))
                    .filter(other ->
                            other.interval().wordIndex() == placed.interval().wordIndex())
                    .forEach(other -> label.append(' ').append(symbolOf(other)));
        }
        if (!placed.mark().reason().isEmpty()) {
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
        String soundLabel = placed.mark().kind() == LaneTier.TierKind.PHONEMES
                ? placed.interval().label()
                : "";
        return soundLabel + level(placed.mark()).symbol();
    }

    private ScoreLevel level(IntervalMark mark) {
        if (mark.kind() == LaneTier.TierKind.PAUSES) {
            return mark.value() > 0 ? ScoreLevel.GOOD : ScoreLevel.WEAK;
        }
        return ScoreLevel.ofMark(mark.value());
    }
}
