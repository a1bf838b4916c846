package app.saywell.desk.practice.presenter;

import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.practice.state.LearnerOption;
import app.saywell.desk.practice.state.LessonOption;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.ScoreThresholds;
import java.util.List;
import java.util.Optional;

/// What the practice screen shows beside the sentence, read from the library at once.
///
/// @param learner whose work is shown
/// @param current who practises on this computer
/// @param asksForRating whether the learner rates a take before its score is shown
/// @param defaultLevels the thresholds of a learner without a class
/// @param people all learners of this computer
/// @param lessons all lessons, with the open one marked
record OpenLesson(
        Learner learner,
        Learner current,
        Optional<SchoolClass> schoolClass,
        ScoreThresholds defaultLevels,
        boolean asksForRating,
        PracticeBookmark.BookmarkedLesson lesson,
        List<LearnerOption> people,
        List<LessonOption> lessons) {

    /// Reads it; call it on a worker thread.
    ///
    /// @param viewedLearnerId whose work is shown; 0 for the current learner
    static OpenLesson read(SentenceServices services, long viewedLearnerId, PracticeBookmark.Place place) {
        Learner current = services.learners().current();
        Learner learner = viewedLearnerId == 0
                ? current
                : services.learners().find(viewedLearnerId).orElse(current);
        services.learners().opened(learner);
        PracticeBookmark.BookmarkedLesson lesson = PracticeBookmark.load(services.lessons(), place, learner);
        return new OpenLesson(
                learner,
                current,
                learner.classId().flatMap(services.classes()::find),
                services.settings().policy().defaultLevels(),
                services.selfRatings().isAsked(learner),
                lesson,
                LearnerOptions.of(services.classes(), services.learners(), current),
                lessons(services.lessons(), lesson.place().lessonId()));
    }

    private static List<LessonOption> lessons(LessonService lessonService, long openLessonId) {
        return lessonService.findAll().stream()
                .map(lesson -> new LessonOption(lesson.id(), lesson.title(), lesson.id() == openLessonId))
                .toList();
    }

    /// Whether the work of somebody else than the current learner is shown.
    boolean isViewing() {
        return learner.id() != current.id();
    }

    ScoreThresholds thresholds() {
        return schoolClass.map(SchoolClass::thresholds).orElse(defaultLevels);
    }
}
