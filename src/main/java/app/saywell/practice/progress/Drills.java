package app.saywell.practice.progress;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.take.Result;
import app.saywell.practice.lesson.Lessons;
import app.saywell.practice.lesson.SentenceState;
import app.saywell.speech.Word;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Exercises made of what went wrong.
public final class Drills {
    private final Lessons lessons;

    public Drills(Lessons lessons) {
        this.lessons = lessons;
    }

    /// The words of a judgement that were not correct, the weakest first, each once.
    public static List<Word> weakWords(Result result) {
        Map<String, Word> weakest = new LinkedHashMap<>();
        result.judgement().words().stream()
                .filter(word -> !word.correct())
                .sorted(Comparator.comparingDouble(Word::score))
                .forEach(word -> weakest.putIfAbsent(plain(word.word()), word));
        return List.copyOf(weakest.values());
    }

    /// A lesson whose sentences are single words, each recordable by itself; undo takes it away.
    ///
    /// @param title of the lesson, in the language of the window
    public Lesson lesson(String title, List<String> words) {
        Lesson drill = lessons.create(title);
        lessons.addSentences(drill.id(), words.stream().map(Drills::plain).distinct().toList());
        return lessons.all().stream()
                .filter(lesson -> lesson.id() == drill.id())
                .findFirst()
                .orElse(drill);
    }

    /// The lesson of that title, with these words and no others; made where there is none. What
    /// was recorded of words that leave it is kept.
    public Lesson renew(String title, List<String> words) {
        Optional<Lesson> there =
                lessons.all().stream().filter(one -> one.title().equals(title)).findFirst();
        if (there.isEmpty()) {
            return lesson(title, words);
        }
        List<String> wanted = words.stream().map(Drills::plain).distinct().toList();
        List<String> kept = new ArrayList<>();
        for (SentenceState state : lessons.sentences(there.get().id(), 0)) {
            if (wanted.contains(state.sentence().text())) {
                kept.add(state.sentence().text());
            } else {
                lessons.deleteSentence(state.sentence().id());
            }
        }
        List<String> fresh = wanted.stream().filter(word -> !kept.contains(word)).toList();
        if (!fresh.isEmpty()) {
            lessons.addSentences(there.get().id(), fresh);
        }
        return there.get();
    }

    private static String plain(String word) {
        return word.replaceAll("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$", "")
                .toLowerCase(Locale.ENGLISH);
    }
}
