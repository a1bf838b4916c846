package app.saywell.desk.practice.presenter;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.classes.SelfRatingService;
import app.saywell.desk.classes.progress.DrillLessons;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.lessons.view.voice.VoiceServices;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.RecordingRecovery;
import app.saywell.desk.takes.TakeService;
import app.saywell.desk.takes.following.TakeFollowing;
import app.saywell.desk.takes.queue.ScoringQueue;
import app.saywell.desk.takes.scoring.FeedbackTranslations;
import app.saywell.desk.takes.scoring.TakeScoring;
import app.saywell.desk.takes.view.RecordingServices;
import app.saywell.speech.task.TaskRunner;

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
        TakeFollowing following,
        RecordingServices recording,
        SentenceServices sentence,
        VoiceServices voice,
        LearnerNames names,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits,
        PublishedSettings settings,
        AudioSession audioSession) {}
