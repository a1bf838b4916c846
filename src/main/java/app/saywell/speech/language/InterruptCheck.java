package app.saywell.speech.language;

/// Lets long loops stop when their thread is interrupted.
public final class InterruptCheck {
    private InterruptCheck() {}

    /// Throws when the current thread is interrupted. The interrupt flag stays set.
    public static void throwIfInterrupted() {
        if (Thread.currentThread().isInterrupted()) {
            throw new EngineException(EngineException.EngineErrorKind.INTERRUPTED, "The work was interrupted.");
        }
    }
}
