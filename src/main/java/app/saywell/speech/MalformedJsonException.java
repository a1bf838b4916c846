package app.saywell.speech;

import org.jspecify.annotations.Nullable;

/// Text that is not the expected JSON; the message says what is wrong and where.
public final class MalformedJsonException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// @param cause the parser's own exception, if one was thrown
    public MalformedJsonException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
