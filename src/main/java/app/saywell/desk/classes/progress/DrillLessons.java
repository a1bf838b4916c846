package app.saywell.desk.classes.progress;

import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.lessons.SentenceStatus;
import app.saywell.desk.school.lesson.Lesson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Drill lessons made from weak words.
public final class DrillLessons {
    private final LessonService lessons;

    public DrillLessons(LessonService lessons) {
        this.lessons = lessons;
    }

    /// Creates a lesson whose sentences are single words. Can be undone.
    ///
    /// @param title of the lesson, in the language of the window
    public Lesson createLesson(String title, List<String> words) {
        Lesson drill = lessons.create(title);
        lessons.addSentences(
                drill.id(), words.stream().map(BareWord::of).distinct().toList());
        return lessons.findAll().stream()
                .filter(lesson -> lesson.id() == drill.id())
                .findFirst()
                .orElse(drill);
    }

    /// Replaces the words of the lesson with that title; creates it if it does not exist. Takes of
    /// removed words are kept.
    public Lesson replaceWords(String title, List<String> words) {
        Optional<Lesson> existing = lessons.findAll().stream()
                .filter(lesson -> lesson.title().equals(title))
                .findFirst();
        if (existing.isEmpty()) {
            return createLesson(title, words);
        }
        List<String> wanted = words.stream().map(BareWord::of).distinct().toList();
        List<String> kept = new ArrayList<>();
        for (SentenceStatus state : lessons.sentenceStatuses(existing.get().id(), 0)) {
            if (wanted.contains(state.sentence().text())) {
                kept.add(state.sentence().text());
            } else {
                lessons.deleteSentence(state.sentence().id());
            }
        }
        List<String> newWords =
                wanted.stream().filter(word -> !kept.contains(word)).toList();
        if (!newWords.isEmpty()) {
            lessons.addSentences(existing.get().id(), newWords);
        }
        return existing.get();
    }
}
