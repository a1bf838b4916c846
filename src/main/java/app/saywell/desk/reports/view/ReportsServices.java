package app.saywell.desk.reports.view;

import app.saywell.desk.classes.ClassService;
import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.reports.DocumentPrinter;
import app.saywell.desk.reports.GradebookFiller;
import app.saywell.desk.reports.ResultExporter;
import app.saywell.desk.reports.TextGridExchange;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.task.TaskRunner;

/// What [ReportsViewModel] works with.
public record ReportsServices(
        ClassService classes,
        DocumentPrinter documents,
        GradebookFiller gradebook,
        LearnerService learners,
        LessonService lessons,
        ResultExporter resultExporter,
        TextGridExchange textGrids,
        TransferServices transfer,
        LearnerNames names,
        TaskRunner tasks,
        ChangePublisher changes,
        PublishedSettings settings) {}
