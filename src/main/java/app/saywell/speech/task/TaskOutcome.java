package app.saywell.speech.task;

/// How a background task ended. Every task has exactly one outcome.
public sealed interface TaskOutcome<T> {

    /// The work completed.
    record TaskDone<T>(T value) implements TaskOutcome<T> {}

    /// The work threw an exception, which has not been logged.
    record TaskFailed<T>(Throwable cause) implements TaskOutcome<T> {}

    /// The task was cancelled before it ended; a late result is dropped.
    record TaskCancelled<T>() implements TaskOutcome<T> {}
}
