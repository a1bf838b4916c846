package app.saywell.task;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/// Those who want to be told of one kind of event. Safe for several threads.
public final class Listeners<E> {
    private final List<Consumer<E>> listeners = new CopyOnWriteArrayList<>();

    /// Tells `listener` of every later event, until the subscription is closed.
    public Subscription add(Consumer<E> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /// Tells everybody, on the calling thread.
    public void tell(E event) {
        listeners.forEach(listener -> listener.accept(event));
    }
}
