package app.saywell.desk.practice.today;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.classes.progress.DrillLessons;
import app.saywell.desk.classes.progress.ProgressReports;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.speech.task.TaskRunner;

/// What [TodayViewModel] works with.
public record TodayServices(
        DrillLessons drillLessons,
        LearnerService learners,
        ProgressReports progressReports,
        TaskRunner tasks,
        ChangePublisher changes) {}
