package app.saywell.practice.progress;

import app.saywell.library.take.WordStore;
import app.saywell.speech.Word;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Which words are to be said again, and when: each time in a row that a once weak word was right
/// doubles the days until it comes again (the boxes of S. Leitner, "So lernt man lernen", 1972).
///
/// Worked out from the takes alone; nothing is stored, so nothing can disagree with them.
public final class Repetition {
    private static final int MOST_BOXES = 6;

    private Repetition() {}

    /// A word that comes again.
    ///
    /// @param rightInARow how often it was right since it was last wrong
    /// @param dueAt when it is to be said again
    /// @param sentenceId where it was said last
    public record Due(String word, int rightInARow, Instant dueAt, long sentenceId) {}

    /// The words that were wrong once and are due, the longest overdue first.
    ///
    /// @param said all that was said, oldest first
    public static List<Due> due(List<WordStore.Said> said, Instant now) {
        Map<String, Due> words = new LinkedHashMap<>();
        for (WordStore.Said word : said) {
            String plain = plain(word.word());
            if (word.score() < Word.THRESHOLD) {
                words.put(plain, next(plain, 0, word));
            } else if (words.containsKey(plain)) {
                words.put(plain, next(plain, words.get(plain).rightInARow() + 1, word));
            }
        }
        return words.values().stream()
                .filter(word -> word.rightInARow() < MOST_BOXES)
                .filter(word -> !word.dueAt().isAfter(now))
                .sorted(Comparator.comparing(Due::dueAt))
                .toList();
    }

    private static Due next(String word, int rightInARow, WordStore.Said said) {
        Duration pause =
                rightInARow == 0 ? Duration.ZERO : Duration.ofDays(1L << (rightInARow - 1));
        return new Due(word, rightInARow, said.at().plus(pause), said.sentenceId());
    }

    private static String plain(String word) {
        return word.replaceAll("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$", "")
                .toLowerCase(Locale.ENGLISH);
    }
}
