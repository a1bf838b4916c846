package app.saywell.task;

/// Something that takes a while.
@FunctionalInterface
public interface Work<T> {

    /// Runs on a worker thread, which is interrupted when the work is cancelled.
    ///
    /// @param progress told how far the work is, as often as it likes
    T run(Progress progress) throws Exception;
}
