package app.saywell.desk.reports.view;

import app.saywell.desk.classes.ClassService;
import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Lesson;
import java.util.List;
import java.util.Optional;

/// What reports can be made of, read from the library at once.
///
/// @param classId the class that was wanted, or the first if that does not exist; 0 for learners
///     without a class
/// @param learners of that class
/// @param latestLesson the lesson that was assigned to the class last
record SelectableReports(
        List<SchoolClass> classes,
        List<Lesson> lessons,
        long classId,
        List<Learner> learners,
        Optional<Long> latestLesson) {

    /// Reads it; call it on a worker thread.
    static SelectableReports read(
            ClassService classService, LearnerService learnerService, LessonService lessonService, long wantedClass) {
        List<SchoolClass> classes = classService.findAll();
        boolean exists = wantedClass == 0 || classes.stream().anyMatch(found -> found.id() == wantedClass);
        long first = classes.isEmpty() ? 0 : classes.getFirst().id();
        long classId = exists ? wantedClass : first;
        return new SelectableReports(
                classes,
                lessonService.findAll(),
                classId,
                classId == 0 ? learnerService.withoutClass() : learnerService.ofClass(classId),
                classId == 0
                        ? Optional.empty()
                        : classService.assignments(classId).stream()
                                .findFirst()
                                .map(assignment -> assignment.lessonId()));
    }
}
