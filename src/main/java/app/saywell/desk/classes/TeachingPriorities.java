package app.saywell.desk.classes;

import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.take.ClassGridStore;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;

/// What to teach next: the mistakes of most learners of a class, from their newest results.
public final class TeachingPriorities {
    private static final int MAX_CLIPS = 3;

    private final Library library;

    public TeachingPriorities(UseCaseContext context) {
        this.library = context.library();
    }

    /// A missed sound or word.
    ///
    /// @param expected the sound in IPA, or the word
    /// @param heard the sound that was heard; empty for words, and if unknown
    /// @param words the words in which it is missed, most frequent first
    /// @param learnerCount number of learners who miss it
    /// @param clips examples to listen to, each of another learner
    public record CommonMistake(
            String expected,
            String heard,
            List<String> words,
            int learnerCount,
            List<ClassGridStore.MissedClip> clips) {}

    /// Sounds that most learners miss, in one lesson, or in all if `lessonId` is 0.
    public List<CommonMistake> missedSounds(long classId, long lessonId) {
        return groupMisses(library.classGrids().findMissedSounds(classId, lessonId), UnaryOperator.identity());
    }

    /// Words that most learners miss, in one lesson, or in all if `lessonId` is 0.
    public List<CommonMistake> missedWords(long classId, long lessonId) {
        return groupMisses(
                library.classGrids().findMissedWords(classId, lessonId, Word.CORRECT_THRESHOLD),
                TeachingPriorities::normalize);
    }

    private static List<CommonMistake> groupMisses(
            List<ClassGridStore.ClassMiss> misses, UnaryOperator<String> toExpected) {
        Map<List<String>, List<ClassGridStore.ClassMiss>> groups = new LinkedHashMap<>();
        for (ClassGridStore.ClassMiss miss : misses) {
            groups.computeIfAbsent(List.of(toExpected.apply(miss.expected()), miss.heard()), key -> new ArrayList<>())
                    .add(miss);
        }
        return groups.entrySet().stream()
                .map(group -> summarize(group.getKey(), group.getValue()))
                .sorted(Comparator.comparingInt(CommonMistake::learnerCount)
                        .reversed()
                        .thenComparing(CommonMistake::expected)
                        .thenComparing(CommonMistake::heard))
                .toList();
    }

    private static CommonMistake summarize(List<String> sounds, List<ClassGridStore.ClassMiss> misses) {
        Map<String, Integer> words = new LinkedHashMap<>();
        Map<Long, ClassGridStore.MissedClip> clips = new LinkedHashMap<>();
        for (ClassGridStore.ClassMiss miss : misses) {
            words.merge(normalize(miss.word()), 1, Integer::sum);
            clips.putIfAbsent(miss.learnerId(), miss.clip());
        }
        List<String> frequent = words.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .map(Map.Entry::getKey)
                .toList();
        return new CommonMistake(
                sounds.getFirst(),
                sounds.getLast(),
                frequent,
                clips.size(),
                clips.values().stream().limit(MAX_CLIPS).toList());
    }

    /// A word as it stands within a sentence: in small letters, except for "I".
    private static String normalize(String word) {
        String bare = word.replaceAll("[.,!?;:\"]+$", "").toLowerCase(Locale.ENGLISH);
        return bare.matches("i(['’].*)?") ? "I" + bare.substring(1) : bare;
    }
}
