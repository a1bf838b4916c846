package app.saywell.practice.change;

import app.saywell.task.Listeners;
import app.saywell.task.Subscription;
import app.saywell.task.Tasks;

import java.util.function.Consumer;

/// Tells of changes, where answers are given: in the application on the window's thread.
public final class Changes {
    private final Listeners<Change> listeners = new Listeners<>();
    private final Tasks tasks;

    public Changes(Tasks tasks) {
        this.tasks = tasks;
    }

    /// Tells `listener` of every later change.
    public Subscription listen(Consumer<Change> listener) {
        return listeners.add(listener);
    }

    /// Tells everybody soon. May be called from any thread.
    public void tell(Change change) {
        tasks.tell(() -> listeners.tell(change));
    }
}
