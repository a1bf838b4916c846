package app.saywell.ui.reports;

import app.saywell.practice.backup.BackupService;
import app.saywell.practice.change.PublishedSettings;
import app.saywell.practice.pack.LessonPackService;
import app.saywell.practice.pack.RecordingPackService;
import app.saywell.task.TaskRunner;

/// What [TransferViewModel] works with.
public record TransferServices(
        BackupService backups,
        LessonPackService lessonPacks,
        RecordingPackService recordingPacks,
        TaskRunner tasks,
        PublishedSettings settings) {}
