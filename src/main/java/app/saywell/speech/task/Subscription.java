package app.saywell.speech.task;

/// A registered listener; closing the subscription removes it.
@FunctionalInterface
public interface Subscription extends AutoCloseable {
    @Override
    void close();
}
