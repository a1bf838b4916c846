package app.saywell.ui.queue;

import app.saywell.practice.change.ChangePublisher;
import app.saywell.practice.change.LibraryEdits;
import app.saywell.practice.queue.EarlierEngineTakes;
import app.saywell.practice.queue.ScoringQueue;
import app.saywell.practice.scoring.SpendingReport;
import app.saywell.task.TaskRunner;

/// What [QueueScreen] works with.
public record QueueServices(
        EarlierEngineTakes earlierEngineTakes,
        ScoringQueue scoringQueue,
        SpendingReport spendingReport,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits) {}
