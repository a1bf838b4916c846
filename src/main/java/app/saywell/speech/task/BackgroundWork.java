package app.saywell.speech.task;

/// Work that takes a while.
@FunctionalInterface
public interface BackgroundWork<T> {

    /// Runs on a worker thread, which is interrupted if the task is cancelled.
    ///
    /// @param progress receives progress; may be called at any rate
    T run(ProgressListener progress) throws Exception;
}
