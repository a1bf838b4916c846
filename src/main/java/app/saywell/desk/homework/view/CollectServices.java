package app.saywell.desk.homework.view;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.homework.handin.HandInCollection;
import app.saywell.desk.homework.handin.HandInImport;
import app.saywell.desk.homework.handin.HandInSoundCheck;
import app.saywell.desk.lessons.LessonService;
import app.saywell.speech.task.TaskRunner;

/// What [CollectViewModel] works with.
public record CollectServices(
        HandInCollection handInCollection,
        HandInImport handInImport,
        HandInSoundCheck handInSoundCheck,
        LearnerService learners,
        LessonService lessons,
        TaskRunner tasks) {}
