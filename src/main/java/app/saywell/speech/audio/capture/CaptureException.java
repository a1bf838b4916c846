package app.saywell.speech.audio.capture;

/// The microphone cannot be opened or has stopped delivering samples.
public final class CaptureException extends Exception {
    private static final long serialVersionUID = 1;

    private final RecordingFailure failure;

    public CaptureException(RecordingFailure failure, String message) {
        super(message);
        this.failure = failure;
    }

    /// @param message for people, so not that of the cause, which names classes and formats of Java
    public CaptureException(RecordingFailure failure, String message, Throwable cause) {
        super(message, cause);
        this.failure = failure;
    }

    /// The failure that is shown to the user.
    public RecordingFailure failure() {
        return failure;
    }
}
