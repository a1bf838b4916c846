package app.saywell.desk.store.change;

import app.saywell.desk.school.LibraryChange;
import app.saywell.speech.task.ListenerList;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskRunner;
import java.util.function.Consumer;

/// Publishes changes to subscribers; in the application on the window's thread.
public final class ChangePublisher {
    private final ListenerList<LibraryChange> listeners = new ListenerList<>();
    private final TaskRunner tasks;

    public ChangePublisher(TaskRunner tasks) {
        this.tasks = tasks;
    }

    /// Calls `listener` for every later change.
    public Subscription subscribe(Consumer<LibraryChange> listener) {
        return listeners.add(listener);
    }

    /// Publishes a change asynchronously. May be called on any thread.
    public void publish(LibraryChange change) {
        tasks.runOnAnswerExecutor(() -> listeners.publish(change));
    }
}
