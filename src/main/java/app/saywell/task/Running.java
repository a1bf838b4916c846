package app.saywell.task;

/// A piece of background work that was started.
public interface Running {

    /// Interrupts the work and answers `Cancelled`, unless it has been answered already. May be
    /// called from any thread, any number of times.
    void cancel();
}
