package app.saywell.ui.classroom.rotation;

import app.saywell.practice.change.LibraryEdits;
import app.saywell.practice.change.PublishedSettings;
import app.saywell.practice.classroom.SelfRatingService;
import app.saywell.practice.learner.LearnerService;
import app.saywell.practice.lesson.LessonService;
import app.saywell.practice.queue.ScoringQueue;
import app.saywell.practice.take.TakeService;
import app.saywell.task.TaskRunner;
import app.saywell.ui.context.RecordingServices;
import app.saywell.ui.kit.sound.AudioSession;
import app.saywell.ui.kit.sound.ShownRecordings;

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
