package app.saywell.ui.classroom.progress;

import app.saywell.practice.change.ChangePublisher;
import app.saywell.practice.classroom.SelfRatingService;
import app.saywell.practice.lesson.LessonService;
import app.saywell.practice.progress.ProgressReports;
import app.saywell.task.TaskRunner;

/// What [ProgressViewModel] works with.
public record ProgressServices(
        LessonService lessons,
        ProgressReports progressReports,
        SelfRatingService selfRatings,
        TaskRunner tasks,
        ChangePublisher changes) {}
