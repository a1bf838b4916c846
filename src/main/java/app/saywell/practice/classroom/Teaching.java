package app.saywell.practice.classroom;

import app.saywell.library.Library;
import app.saywell.library.take.GridStore;
import app.saywell.practice.change.Desk;
import app.saywell.speech.Word;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What to teach tomorrow: what most pupils of a class miss, by their newest judgements.
public final class Teaching {
    private static final int CLIPS = 3;

    private final Library library;

    public Teaching(Desk desk) {
        this.library = desk.library();
    }

    /// A sound or word that is missed.
    ///
    /// @param expected the sound in IPA, or the word
    /// @param heard what is said instead; empty for words, and where nothing can be said of it
    /// @param words in which it is missed, the most frequent first
    /// @param pupils how many miss it
    /// @param clips places to listen to, each of another pupil
    public record Missed(
            String expected,
            String heard,
            List<String> words,
            int pupils,
            List<GridStore.Clip> clips) {}

    /// The sounds that most pupils miss, in one lesson or (0) in all.
    public List<Missed> sounds(long classId, long lessonId) {
        return group(library.grids().missedSounds(classId, lessonId));
    }

    /// The words that most pupils miss, in one lesson or (0) in all.
    public List<Missed> words(long classId, long lessonId) {
        return group(library.grids().missedWords(classId, lessonId, Word.THRESHOLD));
    }

    private static List<Missed> group(List<GridStore.Miss> misses) {
        Map<List<String>, List<GridStore.Miss>> groups = new LinkedHashMap<>();
        for (GridStore.Miss miss : misses) {
            groups.computeIfAbsent(
                            List.of(plain(miss.expected()), miss.heard()), k -> new ArrayList<>())
                    .add(miss);
        }
        return groups.entrySet().stream()
                .map(group -> missed(group.getKey(), group.getValue()))
                .sorted(
                        Comparator.comparingInt(Missed::pupils)
                                .reversed()
                                .thenComparing(Missed::expected)
                                .thenComparing(Missed::heard))
                .toList();
    }

    private static Missed missed(List<String> sounds, List<GridStore.Miss> misses) {
        Map<String, Integer> words = new LinkedHashMap<>();
        Map<Long, GridStore.Clip> clips = new LinkedHashMap<>();
        for (GridStore.Miss miss : misses) {
            words.merge(plain(miss.word()), 1, Integer::sum);
            clips.putIfAbsent(miss.learnerId(), miss.clip());
        }
        List<String> frequent =
                words.entrySet().stream()
                        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                        .map(Map.Entry::getKey)
                        .toList();
        return new Missed(
                sounds.getFirst(),
                sounds.getLast(),
                frequent,
                clips.size(),
                clips.values().stream().limit(CLIPS).toList());
    }

    private static String plain(String word) {
        return word.replaceAll("[.,!?;:\"]+$", "").toLowerCase(Locale.ENGLISH);
    }
}
