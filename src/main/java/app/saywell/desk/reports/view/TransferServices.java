package app.saywell.desk.reports.view;

import app.saywell.desk.lessons.pack.LessonPackService;
import app.saywell.desk.privacy.backup.BackupService;
import app.saywell.desk.reports.pack.RecordingPackService;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.task.TaskRunner;

/// What [TransferViewModel] works with.
public record TransferServices(
        BackupService backups,
        LessonPackService lessonPacks,
        RecordingPackService recordingPacks,
        TaskRunner tasks,
        PublishedSettings settings) {}
