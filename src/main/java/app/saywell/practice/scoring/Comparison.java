package app.saywell.practice.scoring;

import app.saywell.practice.passage.WordAlignment;
import app.saywell.speech.Dimension;
import app.saywell.speech.Feedback;
import app.saywell.speech.Judgement;
import app.saywell.speech.Scale;
import app.saywell.speech.Word;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Two judgements of one take, word beside word.
///
/// @param scale of both pronunciation scores: both were asked the same question
/// @param first the judgement that counts
/// @param second the one that was asked for to compare
public record Comparison(Scale scale, Voice first, Voice second) {
    /// A word whose scores are further apart is a disagreement, too, wherever the threshold lies.
    public static final double FAR = 25;

    /// A judgement and who gave it.
    ///
    /// @param service `embedded`, or the address of the service
    public record Voice(String service, Judgement judgement) {
        /// The one number, out of 100.
        public double total() {
            Feedback feedback = judgement.feedback();
            return Stream.of(
                            feedback.pronunciation(),
                            feedback.stress(),
                            feedback.pause(),
                            feedback.speed())
                    .mapToDouble(Voice::score)
                    .sum();
        }

        private static double score(@Nullable Dimension part) {
            return part == null ? 0 : part.score();
        }
    }

    /// A word as both heard it.
    public record Pair(Word first, Word second) {
        /// Whether one calls it right and the other does not, or their scores are far apart.
        public boolean disagrees() {
            return first.correct() != second.correct()
                    || Math.abs(first.score() - second.score()) >= FAR;
        }
    }

    /// The words that both judged, in the order in which they were spoken.
    public List<Pair> pairs() {
        List<Word> ours = first.judgement().words();
        List<Word> theirs = second.judgement().words();
        if (ours.isEmpty() || theirs.isEmpty()) {
            return List.of();
        }
        int[] places = WordAlignment.places(texts(ours), texts(theirs));
        return IntStream.range(0, ours.size())
                .mapToObj(i -> new Pair(ours.get(i), theirs.get(places[i])))
                .toList();
    }

    /// What a person has to listen to.
    public List<Pair> disagreements() {
        return pairs().stream().filter(Pair::disagrees).toList();
    }

    private static List<String> texts(List<Word> words) {
        return words.stream().map(Word::word).toList();
    }
}
