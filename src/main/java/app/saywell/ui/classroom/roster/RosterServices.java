package app.saywell.ui.classroom.roster;

import app.saywell.practice.change.ChangePublisher;
import app.saywell.practice.change.LibraryEdits;
import app.saywell.practice.change.PublishedSettings;
import app.saywell.practice.classroom.ClassService;
import app.saywell.practice.learner.JudgingRules;
import app.saywell.practice.learner.LearnerService;
import app.saywell.practice.privacy.ErasureService;
import app.saywell.practice.privacy.PersonalDataExport;
import app.saywell.task.TaskRunner;

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
