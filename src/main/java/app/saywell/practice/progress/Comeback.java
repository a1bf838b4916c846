package app.saywell.practice.progress;

import app.saywell.library.take.WordStore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A sound that a learner misses again and again.
///
/// @param expected the sound in IPA
/// @param heard what is said instead most often; empty where nothing can be said of it
/// @param takes in how many takes it was missed
/// @param words in which it was missed, the newest first
public record Comeback(String expected, String heard, int takes, List<String> words) {
    private static final int OFTEN = 2;
    private static final int MOST_WORDS = 4;

    /// Copies the list.
    public Comeback {
        words = List.copyOf(words);
    }

    /// The sounds that were missed in more than one take, the most frequent first.
    ///
    /// @param misses oldest first
    /// @param limit how many at most
    public static List<Comeback> of(List<WordStore.Miss> misses, int limit) {
        Map<String, List<WordStore.Miss>> sounds = new LinkedHashMap<>();
        for (WordStore.Miss miss : misses.reversed()) {
            sounds.computeIfAbsent(miss.expected(), sound -> new ArrayList<>()).add(miss);
        }
        return sounds.values().stream()
                .map(Comeback::one)
                .filter(sound -> sound.takes() >= OFTEN)
                .sorted(Comparator.comparingInt(Comeback::takes).reversed())
                .limit(limit)
                .toList();
    }

    private static Comeback one(List<WordStore.Miss> misses) {
        Map<String, Long> heard = new LinkedHashMap<>();
        misses.forEach(miss -> heard.merge(miss.heard(), 1L, Long::sum));
        String most =
                heard.entrySet().stream()
                        .max(Map.Entry.comparingByValue())
                        .map(Map.Entry::getKey)
                        .orElse("");
        return new Comeback(
                misses.getFirst().expected(),
                most,
                (int) misses.stream().mapToLong(WordStore.Miss::takeId).distinct().count(),
                misses.stream()
                        .map(miss -> plain(miss.word()))
                        .distinct()
                        .limit(MOST_WORDS)
                        .toList());
    }

    private static String plain(String word) {
        return word.replaceAll("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$", "")
                .toLowerCase(Locale.ENGLISH);
    }
}
