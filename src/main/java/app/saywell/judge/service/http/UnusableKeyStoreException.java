package app.saywell.judge.service.http;

/// The file with the service's certificate cannot be used; the message says why and what to do.
public final class UnusableKeyStoreException extends Exception {
    private static final long serialVersionUID = 1;

    UnusableKeyStoreException(String message) {
        super(message);
    }
}
