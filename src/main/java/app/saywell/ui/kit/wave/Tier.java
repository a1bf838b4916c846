package app.saywell.ui.kit.wave;

import java.util.List;
import java.util.Optional;

/// Intervals of one kind, ascending and not overlapping, on the axis.
public record Tier(Kind kind, List<Mark> marks) {

    /// What a tier's intervals are.
    public enum Kind {
        /// Words of the text.
        WORDS,
        /// Syllables with their spelling.
        SYLLABLES,
        /// Sounds in IPA, expected and heard.
        PHONEMES,
        /// Silences between words.
        PAUSES,
        /// What a teacher says of any of them.
        MARKS
    }

    /// Copies the list.
    public Tier {
        marks = List.copyOf(marks);
    }

    /// The number of the first mark that ends after the moment; `marks().size()` if none does.
    public int firstEndingAfter(double seconds) {
        int low = 0;
        int high = marks.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (marks.get(middle).end() > seconds) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /// The mark at a moment of the axis.
    public Optional<Mark> at(double seconds) {
        int candidate = firstEndingAfter(seconds);
        return candidate < marks.size() && marks.get(candidate).start() <= seconds
                ? Optional.of(marks.get(candidate))
                : Optional.empty();
    }
}
