package app.saywell.engine.prosody;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Agreement on where the reader falls silent between words.
///
/// @param score 0-10; see [Gap] for what a gap costs
/// @param superfluous silences where the native speaker goes on, the most disturbing first
/// @param missing silences of the native speaker that were read over, the longest first
public record PauseComparison(double score, List<Place> superfluous, List<Place> missing) {
    private static final double SPARE_COST = 1.5;
    private static final double COST_A_GAP = 0.25;

    /// A place between two words.
    ///
    /// @param userSeconds silence of the user
    /// @param modelSeconds silence of the native speaker
    public record Place(String before, String after, double userSeconds, double modelSeconds) {

        /// Whether the native speaker falls silent here as well.
        public boolean modelPausesToo() {
            return modelSeconds >= Gap.SLACK_FROM;
        }
    }

    static PauseComparison of(List<Pair> pairs) {
        List<Gap> gaps = new ArrayList<>();
        for (int i = 0; i + 1 < pairs.size(); i++) {
            gaps.add(Gap.between(pairs.get(i), pairs.get(i + 1)));
        }
        double cost = gaps.stream().mapToDouble(Gap::cost).sum();
        double allowance = SPARE_COST + COST_A_GAP * gaps.size();
        return new PauseComparison(
                Points.of(1 - cost / allowance),
                gaps.stream()
                        .filter(gap -> gap.excessCost() >= Gap.WORTH_SAYING)
                        .sorted(Comparator.comparingDouble(gap -> -gap.excessCost()))
                        .map(Gap::place)
                        .toList(),
                gaps.stream()
                        .filter(gap -> gap.missedCost() >= Gap.WORTH_SAYING)
                        .sorted(Comparator.comparingDouble(gap -> -gap.missedCost()))
                        .map(Gap::place)
                        .toList());
    }
}
