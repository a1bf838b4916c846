package app.saywell.speech.audio.capture;

/// The microphone cannot be opened or has stopped delivering samples.
public final class CaptureException extends Exception {
    private static final long serialVersionUID = 1;

    private final RecordingFailure failure;

    public CaptureException(RecordingFailure failure, String message) {
        super(message);
        this.failure = failure;
    }

    public CaptureException(RecordingFailure failure, Throwable cause) {
        super(cause.getMessage(), cause);
        this.failure = failure;
    }

    /// The failure that is shown to the user.
    public RecordingFailure failure() {
        return failure;
    }
}
