package app.saywell.speech.audio;

/// The bytes could not be decoded to sound; the message is an English sentence with the reason.
public final class UnreadableAudioException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final UnreadableReason reason;

    public UnreadableAudioException(UnreadableReason reason, String message) {
        super(message);
        this.reason = reason;
    }

    public UnreadableAudioException(UnreadableReason reason, String message, Throwable cause) {
        super(message, cause);
        this.reason = reason;
    }

    public UnreadableReason reason() {
        return reason;
    }

    /// Why a file was refused.
    public enum UnreadableReason {
        /// None of the kinds that can be read.
        NOT_AUDIO,
        /// A format that is not supported.
        UNSUPPORTED,
        /// A kind that can be read, with an invalid header.
        DAMAGED,
        /// Without any samples.
        EMPTY,
        /// Larger or longer than the caller allows.
        TOO_LONG
    }
}
