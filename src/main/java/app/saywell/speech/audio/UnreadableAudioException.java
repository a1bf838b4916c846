package app.saywell.speech.audio;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The bytes could not be decoded to sound; the message is an English sentence with the reason.
public final class UnreadableAudioException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final UnreadableReason reason;
    private final @Nullable UnreadSound kind;

    public UnreadableAudioException(UnreadableReason reason, String message) {
        super(message);
        this.reason = reason;
        kind = null;
    }

    /// For a kind that is known and not read.
    public UnreadableAudioException(UnreadSound kind, String message) {
        super(message);
        reason = UnreadableReason.UNSUPPORTED;
        this.kind = kind;
    }

    public UnreadableAudioException(UnreadableReason reason, String message, Throwable cause) {
        super(message, cause);
        this.reason = reason;
        kind = null;
    }

    public UnreadableReason reason() {
        return reason;
    }

    /// The kind of the recording, if it is one that is known and not read.
    public Optional<UnreadSound> kind() {
        return Optional.ofNullable(kind);
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
