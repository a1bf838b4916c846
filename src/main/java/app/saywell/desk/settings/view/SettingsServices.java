package app.saywell.desk.settings.view;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.reports.AccessReport;
import app.saywell.desk.reports.ApprovalReport;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.task.TaskRunner;

/// What [SettingsScreen] works with.
public record SettingsServices(
        AccessReport access,
        ApprovalReport approval,
        LearnerService learners,
        DataCardServices dataCard,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits,
        PublishedSettings settings,
        AudioSession audioSession) {}
