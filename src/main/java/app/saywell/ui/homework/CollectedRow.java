package app.saywell.ui.homework;

import app.saywell.library.learner.Learner;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Sentence;
import app.saywell.practice.handin.CollectedFile;
import app.saywell.practice.handin.CollectedFile.CollectedTarget;
import app.saywell.practice.learner.LearnerService;
import app.saywell.practice.lesson.LessonService;
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

    CollectedRow with(CollectedFile other) {
        return new CollectedRow(other, lessonTitle, learners, sentences);
    }
}
