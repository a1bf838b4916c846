package app.saywell.desk.practice.presenter;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.classes.progress.DrillLessons;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.speech.task.TaskRunner;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Adds and renames learners and lessons without leaving the practice screen.
final class PracticeEdits {
    private final DrillLessons drillLessons;
    private final LearnerService learnerService;
    private final LessonService lessonService;
    private final LibraryEdits edits;
    private final LatestRead newLessons;
    private final LatestRead newLearners;

    PracticeEdits(
            DrillLessons drillLessons,
            LearnerService learnerService,
            LessonService lessonService,
            LibraryEdits edits,
            TaskRunner tasks) {
        this.drillLessons = drillLessons;
        this.learnerService = learnerService;
        this.lessonService = lessonService;
        this.edits = edits;
        newLessons = new LatestRead(tasks);
        newLearners = new LatestRead(tasks);
    }

    /// Adds somebody who practises on this computer.
    ///
    /// @param onAdded receives the id
    void addLearner(String name, Consumer<Long> onAdded) {
        newLearners.make(
                () -> learnerService
                        .add(name, "", Optional.empty(), Consent.THIS_COMPUTER)
                        .id(),
                onAdded);
    }

    void renameCurrentLearner(String name) {
        edits.edit(() -> {
            Learner learner = learnerService.current();
            learnerService.editLearner(learner.id(), name, learner.number(), learner.classId());
        });
    }

    /// @param onAdded receives the id
    void addLesson(String title, Consumer<Long> onAdded) {
        newLessons.make(() -> lessonService.create(title).id(), onAdded);
    }

    void renameLesson(long lessonId, String title) {
        edits.edit(() -> lessonService.findAll().stream()
                .filter(lesson -> lesson.id() == lessonId)
                .forEach(lesson -> lessonService.rename(lessonId, title, lesson.description())));
    }

    /// Makes a lesson of single words.
    ///
    /// @param onAdded receives the id
    void addDrill(String title, List<String> words, Consumer<Long> onAdded) {
        newLessons.make(() -> drillLessons.createLesson(title, words).id(), onAdded);
    }
}
