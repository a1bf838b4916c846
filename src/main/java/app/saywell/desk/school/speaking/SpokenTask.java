package app.saywell.desk.school.speaking;

import java.time.Instant;

/// That a learner spoke to a task.
///
/// @param task the key of the task
/// @param count how often
/// @param latest when for the last time
public record SpokenTask(long learnerId, String task, int count, Instant latest) {}
