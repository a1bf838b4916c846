package app.saywell.ui.classroom.grid;

import app.saywell.practice.change.LibraryEdits;
import app.saywell.practice.change.PublishedSettings;
import app.saywell.practice.classroom.ClassGrids;
import app.saywell.practice.classroom.MarkService;
import app.saywell.practice.queue.ScoringQueue;
import app.saywell.practice.take.TakeService;
import app.saywell.task.TaskRunner;

/// What [ClassGridViewModel] works with.
public record ClassGridServices(
        ClassGrids classGrids,
        MarkService marks,
        ScoringQueue scoringQueue,
        TakeService takes,
        TaskRunner tasks,
        LibraryEdits edits,
        PublishedSettings settings) {}
