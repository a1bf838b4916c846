package app.saywell.desk.lan;

import org.jspecify.annotations.Nullable;

/// The classroom server could not be started.
public final class RoomException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final RoomFailureKind kind;

    RoomException(RoomFailureKind kind, @Nullable Throwable cause) {
        super(kind.name(), cause);
        this.kind = kind;
    }

    /// Why.
    public enum RoomFailureKind {
        /// The computer is in no local network.
        NO_NETWORK,
        /// The computer is not in the network that the school has set.
        OTHER_NETWORK,
        /// The system lets it listen on no port.
        CANNOT_LISTEN,
        /// The class or the lesson is gone, or the lesson has no sentences.
        NO_LESSON
    }

    /// Why it could not be started.
    public RoomFailureKind kind() {
        return kind;
    }
}
