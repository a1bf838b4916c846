package app.saywell.desk.classes.progress;

import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.school.lesson.Lesson;
import java.util.List;

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

    /// The lesson with that title has these words and no other words from now on; it is made if it does not exist.
    /// Takes of removed words are kept. There is nothing to undo.
    ///
    /// @return the id of the lesson
    public long replaceWords(String title, List<String> words) {
        return lessons.prepareWords(
                title, words.stream().map(BareWord::of).distinct().toList());
    }
}
