package app.saywell.desk.lessons;

import java.io.Serial;

/// A recording cannot be the model reading of its sentence. It was not stored.
public final class UnsuitableReadingException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final Reason reason;

    /// Why it cannot be one.
    public enum Reason {
        /// Nobody reads the sentence that slowly.
        TOO_LONG,
        /// Nobody reads the sentence that fast.
        TOO_SHORT,
        /// There is no sound in it.
        SILENT,
        /// A voice is hardly louder than the background, or there is none.
        NOISY
    }

    UnsuitableReadingException(Reason reason) {
        super("a recording cannot be the model of its sentence: " + reason);
        this.reason = reason;
    }

    /// Why it cannot be one.
    public Reason reason() {
        return reason;
    }
}
