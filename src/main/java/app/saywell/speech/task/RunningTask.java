package app.saywell.speech.task;

/// A background task that was started.
public interface RunningTask {

    /// Interrupts the work and delivers [TaskOutcome.TaskCancelled], unless an outcome was already
    /// delivered. May be called from any thread, any number of times.
    void cancel();
}
