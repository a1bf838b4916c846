package app.saywell.desk.classroom;

import app.saywell.desk.classes.GradeService;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.takes.TakeService;
import app.saywell.speech.task.TaskRunner;

/// What [GradesViewModel] works with.
public record GradesServices(
        GradeService grades, TakeService takes, TaskRunner tasks, ChangePublisher changes, LibraryEdits edits) {}
