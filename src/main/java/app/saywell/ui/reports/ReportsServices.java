package app.saywell.ui.reports;

import app.saywell.practice.change.ChangePublisher;
import app.saywell.practice.change.PublishedSettings;
import app.saywell.practice.classroom.ClassService;
import app.saywell.practice.learner.LearnerService;
import app.saywell.practice.lesson.LessonService;
import app.saywell.practice.report.DocumentPrinter;
import app.saywell.practice.report.GradebookFiller;
import app.saywell.practice.report.ResultExporter;
import app.saywell.practice.report.TextGridExchange;
import app.saywell.task.TaskRunner;

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
        TaskRunner tasks,
        ChangePublisher changes,
        PublishedSettings settings) {}
