package app.saywell.service.http;

import org.jspecify.annotations.Nullable;

/// A failure for the log: what was thrown and where, without messages, which might hold a learner's
/// text.
final class Wordless extends Exception {
    private static final long serialVersionUID = 1;

    Wordless(Throwable failure) {
        super(failure.getClass().getName(), cause(failure), false, true);
        setStackTrace(failure.getStackTrace());
    }

    private static @Nullable Throwable cause(Throwable failure) {
        return failure.getCause() == null ? null : new Wordless(failure.getCause());
    }
}
