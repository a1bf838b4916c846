package app.saywell.desk.school;

/// The library does not store this. Nothing was changed.
public class RefusedContentException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// @param message why, for the user; without the content itself
    public RefusedContentException(String message) {
        super(message);
    }
}
