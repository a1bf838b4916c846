package app.saywell.desk.classes.progress;

import app.saywell.desk.store.take.SpokenWordStore;
import app.saywell.speech.Word;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Spaced repetition of missed words, scheduled by FSRS ([MemoryState]): a missed word is due at
/// once, and each time that it is right it comes back later. All times that a take says a word are
/// one review, as good as the weakest.
///
/// Computed from the takes. Nothing is stored.
public final class SpacedRepetition {
    private SpacedRepetition() {}

    /// A word to repeat.
    ///
    /// @param correctInARow in how many takes it was correct since it was last missed
    /// @param dueAt when it is due
    /// @param sentenceId the sentence in which it was last spoken
    public record DueWord(String word, int correctInARow, Instant dueAt, long sentenceId) {}

    private record Review(String word, Instant time, long sentenceId) {}

    private record Memory(MemoryState state, int correctInARow, Review last) {
        DueWord due() {
            Instant dueAt = correctInARow == 0 ? last.time : state.dueAt();
            return new DueWord(last.word, correctInARow, dueAt, last.sentenceId);
        }
    }

    /// Words that were missed once and are due, longest overdue first.
    ///
    /// @param scoredWords all words of the learner, oldest first
    public static List<DueWord> dueWords(List<SpokenWordStore.ScoredWord> scoredWords, Instant now) {
        Map<Review, Double> reviews = new LinkedHashMap<>();
        for (SpokenWordStore.ScoredWord word : scoredWords) {
            reviews.merge(
                    new Review(BareWord.of(word.word()), word.recordedAt(), word.sentenceId()),
                    word.score(),
                    Math::min);
        }
        Map<String, Memory> words = new LinkedHashMap<>();
        reviews.forEach((review, score) -> add(words, review, score >= Word.CORRECT_THRESHOLD));
        return words.values().stream()
                .map(Memory::due)
                .filter(word -> !word.dueAt().isAfter(now))
                .sorted(Comparator.comparing(DueWord::dueAt))
                .toList();
    }

    private static void add(Map<String, Memory> words, Review review, boolean right) {
        Memory known = words.get(review.word);
        if (known != null) {
            MemoryState state = known.state.next(right, review.time);
            words.put(review.word, new Memory(state, right ? known.correctInARow + 1 : 0, review));
        } else if (!right) {
            words.put(review.word, new Memory(MemoryState.missedAt(review.time), 0, review));
        }
    }
}
