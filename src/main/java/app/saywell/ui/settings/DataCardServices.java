package app.saywell.ui.settings;

import app.saywell.practice.change.ChangePublisher;
import app.saywell.practice.change.LibraryEdits;
import app.saywell.practice.change.PublishedSettings;
import app.saywell.practice.learner.LearnerService;
import app.saywell.practice.privacy.ErasureService;
import app.saywell.task.TaskRunner;

/// What [DataViewModel] works with.
public record DataCardServices(
        ErasureService erasure,
        LearnerService learners,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits,
        PublishedSettings settings) {}
