package app.saywell.desk.store.database;

/// The library was asked after it was closed. It is closed last, so whoever asks is closing too.
public final class ClosedLibraryException extends LibraryException {
    private static final long serialVersionUID = 1;

    ClosedLibraryException() {
        super(LibraryFailureKind.INTERNAL, "the library is closed");
    }
}
