package app.saywell.task;

/// Is told how far a piece of work has come. May be called from any thread.
@FunctionalInterface
public interface Progress {
    /// Listens to nothing.
    Progress NONE = (done, total) -> {};

    /// Says how far it is.
    ///
    /// @param done steps behind us, from 0 to `total`
    /// @param total all steps, 0 where they cannot be counted
    void at(long done, long total);
}
