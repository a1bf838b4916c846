package app.saywell.desk.takes.scoring;

import app.saywell.desk.lessons.passage.WordAlignment;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.Word;
import java.util.List;
import java.util.stream.IntStream;

/// Compares two results of one take word by word.
///
/// @param scale of both pronunciation scores; both answer the same request
/// @param first the result that counts
/// @param second the result for comparison
public record ScoringComparison(ScoreScale scale, ServiceResult first, ServiceResult second) {
    /// Words whose scores differ at least this much count as a disagreement, even on the same side
    /// of the threshold.
    public static final double MIN_SCORE_GAP = 25;

    /// A result and its service.
    ///
    /// @param service `embedded`, or the address of the service
    public record ServiceResult(String service, PronunciationResult result) {
        /// The total out of 100.
        public double total() {
            return result.total();
        }
    }

    /// A word in both results.
    public record ComparedWord(Word first, Word second) {
        /// Whether only one of them is right, or the scores are far apart.
        public boolean disagrees() {
            return first.isFaultless() != second.isFaultless()
                    || Math.abs(first.countedScore() - second.countedScore()) >= MIN_SCORE_GAP;
        }
    }

    /// The words of both results, in spoken order.
    public List<ComparedWord> wordPairs() {
        List<Word> ours = first.result().words();
        List<Word> theirs = second.result().words();
        if (ours.isEmpty() || theirs.isEmpty()) {
            return List.of();
        }
        int[] places = WordAlignment.align(texts(ours), texts(theirs));
        return IntStream.range(0, ours.size())
                .mapToObj(i -> new ComparedWord(ours.get(i), theirs.get(places[i])))
                .toList();
    }

    /// The words that a person should listen to.
    public List<ComparedWord> disagreements() {
        return wordPairs().stream().filter(ComparedWord::disagrees).toList();
    }

    private static List<String> texts(List<Word> words) {
        return words.stream().map(Word::word).toList();
    }
}
