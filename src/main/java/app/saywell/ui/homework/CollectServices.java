package app.saywell.ui.homework;

import app.saywell.practice.handin.HandInCollection;
import app.saywell.practice.handin.HandInImport;
import app.saywell.practice.handin.HandInSoundCheck;
import app.saywell.practice.learner.LearnerService;
import app.saywell.practice.lesson.LessonService;
import app.saywell.task.TaskRunner;

/// What [CollectViewModel] works with.
public record CollectServices(
        HandInCollection handInCollection,
        HandInImport handInImport,
        HandInSoundCheck handInSoundCheck,
        LearnerService learners,
        LessonService lessons,
        TaskRunner tasks) {}
