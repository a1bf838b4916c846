package app.saywell.desk.practice.marks;

import app.saywell.desk.classes.ClassService;
import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.classes.MarkService;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.takes.TakeService;
import app.saywell.desk.takes.scoring.TakeScoring;
import app.saywell.speech.task.TaskRunner;

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
