package app.saywell.desk.lan;

import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.Library;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A lesson that a class records now, as it was when the teacher switched the server on.
///
/// @param endsAt when the server stops by itself
record OpenLesson(long classId, String className, Lesson lesson, List<LessonSentence> sentences, Instant endsAt) {
    /// A sentence, with the length of its model reading in seconds; 0 without one.
    record LessonSentence(Sentence sentence, double seconds) {}

    /// Reads it.
    ///
    /// @return empty if class or lesson are gone, or the lesson has no sentences
    static Optional<OpenLesson> read(Library library, long classId, long lessonId, Instant endsAt) {
        List<LessonSentence> sentences = library.sentences().findByLesson(lessonId).stream()
                .map(sentence -> new LessonSentence(sentence, modelSeconds(library, sentence.id())))
                .toList();
        return library.classes().find(classId).flatMap(schoolClass -> library.lessons()
                .find(lessonId)
                .filter(any -> !sentences.isEmpty())
                .map(lesson -> new OpenLesson(classId, schoolClass.name(), lesson, sentences, endsAt)));
    }

    /// Whether a sentence is one of this lesson.
    boolean has(long sentenceId) {
        return sentences.stream().anyMatch(entry -> entry.sentence().id() == sentenceId);
    }

    private static double modelSeconds(Library library, long sentenceId) {
        return library.readings().findBySentence(sentenceId).stream()
                .filter(reading -> reading.primary())
                .mapToDouble(reading -> reading.audio().seconds())
                .findFirst()
                .orElse(0);
    }
}
