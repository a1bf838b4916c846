package app.saywell.engine;

/// Lets long loops stop when their thread is interrupted.
public final class Interruption {
    private Interruption() {}

    /// Throws when the current thread is interrupted; its mark is left in place.
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new EngineException(
                    EngineException.Kind.INTERRUPTED, "The work was interrupted.");
        }
    }
}
