package app.saywell.desk.classes.progress;

import app.saywell.desk.store.take.SpokenWordStore;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A sound that a learner misses repeatedly.
///
/// @param expected the sound in IPA
/// @param heard the sound that is heard most often instead; empty if unknown
/// @param takes number of takes in which it was missed
/// @param words in which it was missed, newest first
public record RecurringError(String expected, String heard, int takes, List<String> words) {
    private static final int MIN_TAKES = 2;
    private static final int MAX_WORDS = 4;

    /// Copies the list.
    public RecurringError {
        words = List.copyOf(words);
    }

    /// Sounds that were missed in more than one take, most frequent first.
    ///
    /// @param misses oldest first
    /// @param limit maximum number
    public static List<RecurringError> find(List<SpokenWordStore.MissedSound> misses, int limit) {
        return all(misses).stream()
                .filter(sound -> sound.takes() >= MIN_TAKES)
                .limit(limit)
                .toList();
    }

    /// All sounds that were missed, most frequent first.
    ///
    /// @param misses oldest first
    static List<RecurringError> all(List<SpokenWordStore.MissedSound> misses) {
        Map<String, List<SpokenWordStore.MissedSound>> sounds = new LinkedHashMap<>();
        for (SpokenWordStore.MissedSound miss : misses.reversed()) {
            sounds.computeIfAbsent(miss.expected(), sound -> new ArrayList<>()).add(miss);
        }
        return sounds.values().stream()
                .map(RecurringError::summarize)
                .sorted(Comparator.comparingInt(RecurringError::takes).reversed())
                .toList();
    }

    private static RecurringError summarize(List<SpokenWordStore.MissedSound> misses) {
        Map<String, Long> heard = new LinkedHashMap<>();
        misses.forEach(miss -> heard.merge(miss.heard(), 1L, Long::sum));
        String mostHeard = heard.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse("");
        return new RecurringError(
                misses.getFirst().expected(),
                mostHeard,
                (int) misses.stream()
                        .mapToLong(SpokenWordStore.MissedSound::takeId)
                        .distinct()
                        .count(),
                misses.stream()
                        .map(miss -> BareWord.of(miss.word()))
                        .distinct()
                        .limit(MAX_WORDS)
                        .toList());
    }
}
