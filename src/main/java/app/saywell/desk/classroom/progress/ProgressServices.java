package app.saywell.desk.classroom.progress;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.classes.SelfRatingService;
import app.saywell.desk.classes.progress.ProgressReports;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.speaking.FreeSpeechService;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.speech.task.TaskRunner;

/// What [ProgressViewModel] works with.
public record ProgressServices(
        LessonService lessons,
        ProgressReports progressReports,
        SelfRatingService selfRatings,
        FreeSpeechService speeches,
        LearnerService learners,
        TaskRunner tasks,
        ChangePublisher changes) {}
