package app.saywell.ui.practice.presenter;

import app.saywell.practice.change.ChangePublisher;
import app.saywell.practice.change.LibraryEdits;
import app.saywell.practice.change.PublishedSettings;
import app.saywell.practice.classroom.SelfRatingService;
import app.saywell.practice.learner.LearnerService;
import app.saywell.practice.lesson.LessonService;
import app.saywell.practice.progress.DrillLessons;
import app.saywell.practice.queue.ScoringQueue;
import app.saywell.practice.scoring.FeedbackTranslations;
import app.saywell.practice.scoring.TakeScoring;
import app.saywell.practice.take.RecordingRecovery;
import app.saywell.practice.take.TakeService;
import app.saywell.task.TaskRunner;
import app.saywell.ui.context.RecordingServices;
import app.saywell.ui.kit.sound.AudioSession;
import app.saywell.ui.voice.VoiceServices;

/// What [PracticeViewModel] works with.
public record PracticeServices(
        DrillLessons drillLessons,
        FeedbackTranslations feedbackTranslations,
        LearnerService learners,
        LessonService lessons,
        RecordingRecovery recovery,
        TakeScoring scoring,
        ScoringQueue scoringQueue,
        SelfRatingService selfRatings,
        TakeService takes,
        RecordingServices recording,
        SentenceServices sentence,
        VoiceServices voice,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits,
        PublishedSettings settings,
        AudioSession audioSession) {}
