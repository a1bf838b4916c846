package app.saywell.desk.classes.progress;

import app.saywell.desk.store.take.SpokenWordStore;
import app.saywell.speech.Word;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Spaced repetition of missed words. Each correct repetition in a row doubles the interval (the
/// boxes of S. Leitner, "So lernt man lernen", 1972).
///
/// Computed from the takes. Nothing is stored.
public final class SpacedRepetition {
    private static final int MAX_BOXES = 6;

    private SpacedRepetition() {}

    /// A word to repeat.
    ///
    /// @param correctInARow how often it was correct since it was last missed
    /// @param dueAt when it is due
    /// @param sentenceId the sentence in which it was last spoken
    public record DueWord(String word, int correctInARow, Instant dueAt, long sentenceId) {}

    /// Words that were missed once and are due, longest overdue first.
    ///
    /// @param scoredWords all words of the learner, oldest first
    public static List<DueWord> dueWords(List<SpokenWordStore.ScoredWord> scoredWords, Instant now) {
        Map<String, DueWord> words = new LinkedHashMap<>();
        for (SpokenWordStore.ScoredWord word : scoredWords) {
            String normalized = normalize(word.word());
            if (word.score() < Word.CORRECT_THRESHOLD) {
                words.put(normalized, nextDue(normalized, 0, word));
            } else if (words.containsKey(normalized)) {
                words.put(normalized, nextDue(normalized, words.get(normalized).correctInARow() + 1, word));
            }
        }
        return words.values().stream()
                .filter(word -> word.correctInARow() < MAX_BOXES)
                .filter(word -> !word.dueAt().isAfter(now))
                .sorted(Comparator.comparing(DueWord::dueAt))
                .toList();
    }

    private static DueWord nextDue(String word, int rightInARow, SpokenWordStore.ScoredWord scoredWord) {
        Duration interval = rightInARow == 0 ? Duration.ZERO : Duration.ofDays(1L << (rightInARow - 1));
        return new DueWord(word, rightInARow, scoredWord.recordedAt().plus(interval), scoredWord.sentenceId());
    }

    private static String normalize(String word) {
        return word.replaceAll("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$", "").toLowerCase(Locale.ENGLISH);
    }
}
