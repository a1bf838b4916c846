package app.saywell.desk.assessment.view;

import app.saywell.desk.assessment.AppealService;
import app.saywell.desk.assessment.AssessmentExporter;
import app.saywell.desk.assessment.AssessmentService;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.ShownRecordings;
import app.saywell.desk.reports.GradebookFiller;
import app.saywell.desk.takes.TakeService;
import app.saywell.speech.task.TaskRunner;

/// What [AssessmentViewModel] works with.
public record AssessmentServices(
        AssessmentService assessments,
        AssessmentExporter exporter,
        GradebookFiller gradebook,
        AppealService appeals,
        TakeService takes,
        TaskRunner tasks,
        AudioSession audioSession,
        ShownRecordings recordings) {}
