package app.saywell.ui.settings;

import app.saywell.practice.change.ChangePublisher;
import app.saywell.practice.change.LibraryEdits;
import app.saywell.practice.change.PublishedSettings;
import app.saywell.practice.learner.LearnerService;
import app.saywell.practice.report.ApprovalReport;
import app.saywell.task.TaskRunner;
import app.saywell.ui.kit.sound.AudioSession;

/// What [SettingsScreen] works with.
public record SettingsServices(
        ApprovalReport approval,
        LearnerService learners,
        DataCardServices dataCard,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits,
        PublishedSettings settings,
        AudioSession audioSession) {}
