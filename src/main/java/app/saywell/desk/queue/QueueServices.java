package app.saywell.desk.queue;

import app.saywell.desk.calls.SpendingReport;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.takes.queue.EarlierEngineTakes;
import app.saywell.desk.takes.queue.ScoringQueue;
import app.saywell.speech.task.TaskRunner;

/// What [QueueScreen] works with.
public record QueueServices(
        EarlierEngineTakes earlierEngineTakes,
        ScoringQueue scoringQueue,
        SpendingReport spendingReport,
        LearnerNames names,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits) {}
