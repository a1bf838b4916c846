package app.saywell.audio;

/// Bytes from which no sound could be had; the message is a plain English sentence that names the
/// reason.
public final class UnreadableAudioException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Kind kind;

    UnreadableAudioException(Kind kind, String message) {
        super(message);
        this.kind = kind;
    }

    /// Which of the reasons it was.
    public Kind kind() {
        return kind;
    }

    /// Why a file was refused.
    public enum Kind {
        /// Neither WAV nor MP3.
        NOT_AUDIO,
        /// A kind of audio file, or of WAV, that is not read here.
        UNSUPPORTED,
        /// WAV or MP3, but its description of itself makes no sense.
        DAMAGED,
        /// Without a single sample.
        EMPTY,
        /// Larger or longer than the caller allows.
        TOO_LONG
    }
}
