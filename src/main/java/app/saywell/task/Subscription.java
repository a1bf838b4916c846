package app.saywell.task;

/// Somebody's wish to be told; closing it ends the telling.
@FunctionalInterface
public interface Subscription extends AutoCloseable {
    @Override
    void close();

    /// Closes both.
    default Subscription and(Subscription other) {
        return () -> {
            close();
            other.close();
        };
    }
}
