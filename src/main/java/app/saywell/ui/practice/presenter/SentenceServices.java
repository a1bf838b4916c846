package app.saywell.ui.practice.presenter;

import app.saywell.practice.change.PublishedSettings;
import app.saywell.practice.classroom.ClassService;
import app.saywell.practice.classroom.MarkService;
import app.saywell.practice.classroom.SelfRatingService;
import app.saywell.practice.learner.LearnerService;
import app.saywell.practice.lesson.LessonService;
import app.saywell.practice.lesson.ReadingService;
import app.saywell.practice.progress.ProgressReports;
import app.saywell.practice.queue.ScoringQueue;
import app.saywell.practice.scoring.FeedbackTranslations;
import app.saywell.practice.scoring.TakeScoring;
import app.saywell.practice.take.TakeService;
import app.saywell.task.TaskRunner;
import app.saywell.ui.kit.sound.ShownRecordings;

/// What [SentenceLoader] works with.
public record SentenceServices(
        ClassService classes,
        FeedbackTranslations feedbackTranslations,
        LearnerService learners,
        LessonService lessons,
        MarkService marks,
        ProgressReports progressReports,
        ReadingService readings,
        TakeScoring scoring,
        ScoringQueue scoringQueue,
        SelfRatingService selfRatings,
        TakeService takes,
        TaskRunner tasks,
        PublishedSettings settings,
        ShownRecordings recordings) {}
