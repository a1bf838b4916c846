package app.saywell.practice.progress;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.take.Result;
import app.saywell.practice.lesson.Lessons;
import app.saywell.speech.Word;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

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

    private static String plain(String word) {
        return word.replaceAll("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$", "")
                .toLowerCase(Locale.ENGLISH);
    }
}
