package app.saywell.service.store;

/// The database cannot be opened.
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// @param message what happened and what to do, without any part of the JDBC URL
    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
