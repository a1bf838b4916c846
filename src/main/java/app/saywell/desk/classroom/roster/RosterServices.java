package app.saywell.desk.classroom.roster;

import app.saywell.desk.classes.ClassService;
import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.privacy.ErasureService;
import app.saywell.desk.privacy.PersonalDataExport;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.scoring.JudgingRules;
import app.saywell.speech.task.TaskRunner;

/// What [RosterViewModel] works with.
public record RosterServices(
        ClassService classes,
        ErasureService erasure,
        JudgingRules judging,
        LearnerService learners,
        PersonalDataExport personalDataExport,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits,
        PublishedSettings settings) {}
