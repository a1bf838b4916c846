package app.saywell.judge.service;

/// The service could not start or stop; the message says why and what to do.
public final class ServiceException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// @param message a sentence for the person who started it
    public ServiceException(String message, Throwable cause) {
        super(message, cause);
    }
}
