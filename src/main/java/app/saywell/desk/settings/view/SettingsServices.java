package app.saywell.desk.settings.view;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.reports.AccessReport;
import app.saywell.desk.reports.ApprovalReport;
import app.saywell.desk.settings.keys.ManagedKeys;
import app.saywell.desk.settings.keys.SupportServices;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.TemporaryRecordings;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;

/// What [SettingsScreen] works with.
///
/// @param support updates and the doctor
/// @param dataFolder is shown to the user
public record SettingsServices(
        AccessReport access,
        ApprovalReport approval,
        LearnerService learners,
        DataCardServices dataCard,
        ManagedKeys keys,
        SupportServices support,
        Path dataFolder,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits,
        PublishedSettings settings,
        AudioSession audioSession,
        TemporaryRecordings temporaryRecordings) {}
