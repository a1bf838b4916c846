package app.saywell.desk.kit.tier;

import java.util.List;
import java.util.Optional;

/// Intervals of one kind, in order and not overlapping, on the axis.
public record LaneTier(TierKind kind, List<TierInterval> intervals) {

    /// The kind of intervals in a tier.
    public enum TierKind {
        /// Words of the text.
        WORDS,
        /// Syllables with their spelling.
        SYLLABLES,
        /// Sounds in IPA, expected and heard.
        PHONEMES,
        /// Pauses between words.
        PAUSES,
        /// Marks of a teacher.
        MARKS
    }

    /// Copies the list.
    public LaneTier {
        intervals = List.copyOf(intervals);
    }

    /// The index of the first interval that ends after a time; `intervals().size()` if none does.
    public int firstEndingAfter(double seconds) {
        int low = 0;
        int high = intervals.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (intervals.get(middle).end() > seconds) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /// The interval at a time of the axis.
    public Optional<TierInterval> intervalAt(double seconds) {
        int candidate = firstEndingAfter(seconds);
        return candidate < intervals.size() && intervals.get(candidate).start() <= seconds
                ? Optional.of(intervals.get(candidate))
                : Optional.empty();
    }
}
