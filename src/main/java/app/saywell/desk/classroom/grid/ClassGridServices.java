package app.saywell.desk.classroom.grid;

import app.saywell.desk.classes.ClassGrids;
import app.saywell.desk.classes.MarkService;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.TakeService;
import app.saywell.desk.takes.queue.ScoringQueue;
import app.saywell.speech.task.TaskRunner;

/// What [ClassGridViewModel] works with.
public record ClassGridServices(
        ClassGrids classGrids,
        MarkService marks,
        ScoringQueue scoringQueue,
        TakeService takes,
        TaskRunner tasks,
        LibraryEdits edits,
        PublishedSettings settings) {}
