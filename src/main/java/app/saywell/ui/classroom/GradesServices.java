package app.saywell.ui.classroom;

import app.saywell.practice.change.ChangePublisher;
import app.saywell.practice.change.LibraryEdits;
import app.saywell.practice.classroom.GradeService;
import app.saywell.practice.classroom.OddTakes;
import app.saywell.practice.take.TakeService;
import app.saywell.task.TaskRunner;

/// What [GradesViewModel] works with.
public record GradesServices(
        GradeService grades,
        OddTakes oddTakes,
        TakeService takes,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits) {}
