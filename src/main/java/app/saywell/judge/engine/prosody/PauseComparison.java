package app.saywell.judge.engine.prosody;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// How well the learner's pauses agree with the model reading.
///
/// @param score 0-10; see [WordGap] for the costs
/// @param superfluous pauses that the model reading does not have, the most disturbing first
/// @param missing pauses of the model reading that the learner left out, the longest first
public record PauseComparison(double score, List<PausePlace> superfluous, List<PausePlace> missing) {
    private static final double BASE_ALLOWANCE = 1.5;
    private static final double ALLOWANCE_PER_GAP = 0.25;

    /// A gap between two words.
    ///
    /// @param learnerSeconds the learner's silence
    /// @param modelSeconds the silence in the model reading
    public record PausePlace(String before, String after, double learnerSeconds, double modelSeconds) {

        /// Whether the model reading has a pause here too.
        public boolean modelPausesToo() {
            return modelSeconds >= WordGap.MIN_MODEL_PAUSE_SECONDS;
        }
    }

    static PauseComparison of(List<WordPair> pairs) {
        List<WordGap> gaps = new ArrayList<>();
        for (int i = 0; i + 1 < pairs.size(); i++) {
            gaps.add(WordGap.between(pairs.get(i), pairs.get(i + 1)));
        }
        double cost = gaps.stream().mapToDouble(WordGap::cost).sum();
        double allowance = BASE_ALLOWANCE + ALLOWANCE_PER_GAP * gaps.size();
        return new PauseComparison(
                ProsodyScale.points(1 - cost / allowance),
                gaps.stream()
                        .filter(gap -> gap.excessCost() >= WordGap.MIN_REPORTED_COST)
                        .sorted(Comparator.comparingDouble(gap -> -gap.excessCost()))
                        .map(WordGap::toPausePlace)
                        .toList(),
                gaps.stream()
                        .filter(gap -> gap.missedCost() >= WordGap.MIN_REPORTED_COST)
                        .sorted(Comparator.comparingDouble(gap -> -gap.missedCost()))
                        .map(WordGap::toPausePlace)
                        .toList());
    }
}
