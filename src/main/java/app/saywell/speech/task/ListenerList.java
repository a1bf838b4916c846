package app.saywell.speech.task;

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

    /// Calls all listeners on the calling thread. What one of them throws is thrown when the others
    /// have been called, too.
    public void publish(E event) {
        RuntimeException failure = null;
        for (Consumer<E> listener : listeners) {
            try {
                listener.accept(event);
            } catch (RuntimeException e) {
                if (failure == null) {
                    failure = e;
                } else {
                    failure.addSuppressed(e);
                }
            }
        }
        if (failure != null) {
            throw failure;
        }
    }
}
