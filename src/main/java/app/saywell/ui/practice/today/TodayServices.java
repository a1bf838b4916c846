package app.saywell.ui.practice.today;

import app.saywell.practice.change.ChangePublisher;
import app.saywell.practice.learner.LearnerService;
import app.saywell.practice.progress.DrillLessons;
import app.saywell.practice.progress.ProgressReports;
import app.saywell.task.TaskRunner;

/// What [TodayViewModel] works with.
public record TodayServices(
        DrillLessons drillLessons,
        LearnerService learners,
        ProgressReports progressReports,
        TaskRunner tasks,
        ChangePublisher changes) {}
