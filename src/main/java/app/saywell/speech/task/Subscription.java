package app.saywell.speech.task;

/// A registered listener; closing the subscription removes it.
@FunctionalInterface
public interface Subscription extends AutoCloseable {
    @Override
    void close();

    /// A subscription that closes both.
    default Subscription and(Subscription other) {
        return () -> {
            close();
            other.close();
        };
    }
}
