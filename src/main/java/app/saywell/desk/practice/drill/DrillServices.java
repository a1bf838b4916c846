package app.saywell.desk.practice.drill;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.classes.progress.ProgressReports;
import app.saywell.desk.lessons.view.voice.VoiceServices;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.task.TaskRunner;

/// What [DrillViewModel] works with.
public record DrillServices(
        LearnerService learners,
        ProgressReports progressReports,
        PublishedSettings settings,
        VoiceServices voice,
        TaskRunner tasks) {}
