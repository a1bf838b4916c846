package app.saywell.judge.service.http;

import org.jspecify.annotations.Nullable;

/// An exception for the log with class names and stack trace but without messages, which might hold
/// a learner's text.
final class RedactedException extends Exception {
    private static final long serialVersionUID = 1;

    RedactedException(Throwable failure) {
        super(failure.getClass().getName(), redactedCause(failure), false, true);
        setStackTrace(failure.getStackTrace());
    }

    private static @Nullable Throwable redactedCause(Throwable failure) {
        return failure.getCause() == null ? null : new RedactedException(failure.getCause());
    }
}
