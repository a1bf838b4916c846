package app.saywell.speech.task;

/// Receives the progress of a task. May be called from any thread.
@FunctionalInterface
public interface ProgressListener {
    /// Ignores all progress.
    ProgressListener NONE = (done, total) -> {};

    /// Reports progress.
    ///
    /// @param done completed steps, from 0 to `total`
    /// @param total number of steps, 0 if unknown
    void onProgress(long done, long total);
}
