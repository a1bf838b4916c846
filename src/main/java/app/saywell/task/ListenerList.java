package app.saywell.task;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/// The listeners for one kind of event. Safe for several threads.
public final class ListenerList<E> {
    private final List<Consumer<E>> listeners = new CopyOnWriteArrayList<>();

    /// Adds a listener, which gets every later event until the subscription is closed.
    public Subscription add(Consumer<E> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /// Calls all listeners on the calling thread.
    public void publish(E event) {
        listeners.forEach(listener -> listener.accept(event));
    }
}
