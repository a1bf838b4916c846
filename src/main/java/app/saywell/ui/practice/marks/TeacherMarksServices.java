package app.saywell.ui.practice.marks;

import app.saywell.practice.change.ChangePublisher;
import app.saywell.practice.change.LibraryEdits;
import app.saywell.practice.classroom.ClassService;
import app.saywell.practice.classroom.MarkService;
import app.saywell.practice.learner.LearnerService;
import app.saywell.practice.scoring.TakeScoring;
import app.saywell.practice.take.TakeService;
import app.saywell.task.TaskRunner;

/// What [TeacherMarksViewModel] works with.
public record TeacherMarksServices(
        ClassService classes,
        LearnerService learners,
        MarkService marks,
        TakeScoring scoring,
        TakeService takes,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits) {}
