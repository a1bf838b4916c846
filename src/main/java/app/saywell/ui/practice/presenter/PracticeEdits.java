package app.saywell.ui.practice.presenter;

import app.saywell.library.learner.Consent;
import app.saywell.library.learner.Learner;
import app.saywell.practice.UseCases;
import app.saywell.task.TaskRunner;
import app.saywell.ui.context.LatestRead;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Adds and renames learners and lessons without leaving the practice screen.
final class PracticeEdits {
    private final UseCases practice;
    private final LatestRead newLessons;
    private final LatestRead newLearners;

    PracticeEdits(UseCases practice, TaskRunner tasks) {
        this.practice = practice;
        newLessons = new LatestRead(tasks);
        newLearners = new LatestRead(tasks);
    }

    /// Adds somebody who practises on this computer.
    ///
    /// @param onAdded receives the id
    void addLearner(String name, Consumer<Long> onAdded) {
        newLearners.runAfterEdits(
                () -> practice.learners()
                        .add(name, "", Optional.empty(), Consent.THIS_COMPUTER)
                        .id(),
                onAdded);
    }

    void renameCurrentLearner(String name) {
        practice.edit(() -> {
            Learner learner = practice.learners().current();
            practice.learners().editLearner(learner.id(), name, learner.number(), learner.classId());
        });
    }

    /// @param onAdded receives the id
    void addLesson(String title, Consumer<Long> onAdded) {
        newLessons.runAfterEdits(() -> practice.lessons().create(title).id(), onAdded);
    }

    void renameLesson(long lessonId, String title) {
        practice.edit(() -> practice.lessons().findAll().stream()
                .filter(lesson -> lesson.id() == lessonId)
                .forEach(lesson -> practice.lessons().rename(lessonId, title, lesson.description())));
    }

    /// Makes a lesson of single words.
    ///
    /// @param onAdded receives the id
    void addDrill(String title, List<String> words, Consumer<Long> onAdded) {
        newLessons.run(() -> practice.drillLessons().createLesson(title, words).id(), onAdded);
    }
}
