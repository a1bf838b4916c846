package app.saywell.desk.classroom.rotation;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.classes.SelfRatingService;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.ShownRecordings;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.TakeService;
import app.saywell.desk.takes.queue.ScoringQueue;
import app.saywell.desk.takes.view.RecordingServices;
import app.saywell.speech.task.TaskRunner;

/// What [RotationViewModel] works with.
public record RotationServices(
        LearnerService learners,
        LessonService lessons,
        ScoringQueue scoringQueue,
        SelfRatingService selfRatings,
        TakeService takes,
        RecordingServices recording,
        TaskRunner tasks,
        LibraryEdits edits,
        PublishedSettings settings,
        AudioSession audioSession,
        ShownRecordings recordings) {}
