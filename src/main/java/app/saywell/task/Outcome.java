package app.saywell.task;

/// What became of a piece of background work. There is exactly one for each piece.
public sealed interface Outcome<T> {

    /// The work ran to its end.
    record Done<T>(T value) implements Outcome<T> {}

    /// The work threw; what it threw was not logged yet.
    record Failed<T>(Throwable cause) implements Outcome<T> {}

    /// Somebody cancelled before the work had ended; whatever it still brings is dropped.
    record Cancelled<T>() implements Outcome<T> {}
}
