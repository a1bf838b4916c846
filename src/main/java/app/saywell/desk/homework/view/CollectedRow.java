package app.saywell.desk.homework.view;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.homework.handin.CollectedFile;
import app.saywell.desk.homework.handin.CollectedFile.CollectedTarget;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A collected file with what its row shows and offers.
///
/// @param lessonTitle empty if the lesson is unknown
/// @param learners who may be chosen, if the learner is unknown
/// @param sentences which may be chosen, for a plain recording
public record CollectedRow(CollectedFile file, String lessonTitle, List<Learner> learners, List<Sentence> sentences) {

    /// Reads what belongs to a file; call it on a worker thread.
    static CollectedRow of(LearnerService learnerService, LessonService lessonService, CollectedFile file) {
        Optional<CollectedTarget> target = file.target();
        String title = target.flatMap(known -> lessonService.findAll().stream()
                        .filter(lesson -> lesson.id() == known.lessonId())
                        .findFirst())
                .map(Lesson::title)
                .orElse("");
        return new CollectedRow(
                file,
                title,
                file.asksLearner()
                        ? target.map(known -> likeliestFirst(
                                        known.suggestions().learners(), learnerService.ofClass(known.classId())))
                                .orElse(List.of())
                        : List.of(),
                file.asksSentence()
                        ? target.map(known -> likeliestFirst(
                                        known.suggestions().sentences(), lessonService.sentences(known.lessonId())))
                                .orElse(List.of())
                        : List.of());
    }

    private static <T> List<T> likeliestFirst(List<T> likely, List<T> all) {
        return Stream.concat(likely.stream(), all.stream()).distinct().toList();
    }

    /// Whether another number, name or consent of a learner may change it.
    boolean dependsOnLearners() {
        return file.state().dependsOnLearners();
    }

    /// Whether it is the row of the same file, whatever else is known of it by now.
    boolean isOfSameFile(CollectedRow other) {
        return file.file().equals(other.file.file());
    }

    CollectedRow with(CollectedFile other) {
        return new CollectedRow(other, lessonTitle, learners, sentences);
    }
}
