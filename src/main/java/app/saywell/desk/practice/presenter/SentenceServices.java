package app.saywell.desk.practice.presenter;

import app.saywell.desk.classes.ClassService;
import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.classes.SelfRatingService;
import app.saywell.desk.classes.SoundFocusService;
import app.saywell.desk.classes.progress.ProgressReports;
import app.saywell.desk.kit.sound.ShownRecordings;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.lessons.ReadingService;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.TakeService;
import app.saywell.desk.takes.queue.ScoringQueue;
import app.saywell.desk.takes.scoring.FeedbackTranslations;
import app.saywell.desk.takes.scoring.TakeScoring;
import app.saywell.speech.task.TaskRunner;

/// What [SentenceLoader] works with.
public record SentenceServices(
        ClassService classes,
        FeedbackTranslations feedbackTranslations,
        LearnerService learners,
        LessonService lessons,
        ProgressReports progressReports,
        ReadingService readings,
        TakeScoring scoring,
        ScoringQueue scoringQueue,
        SelfRatingService selfRatings,
        SoundFocusService soundFocus,
        TakeService takes,
        TaskRunner tasks,
        PublishedSettings settings,
        ShownRecordings recordings) {}
