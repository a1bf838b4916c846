package app.saywell.desk.settings.view;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.privacy.ErasureService;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.task.TaskRunner;

/// What [DataViewModel] works with.
public record DataCardServices(
        ErasureService erasure,
        LearnerService learners,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits,
        PublishedSettings settings) {}
