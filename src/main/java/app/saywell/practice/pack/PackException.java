package app.saywell.practice.pack;

/// A lesson that is not taken in. Nothing of it was stored.
public final class PackException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Kind kind;

    PackException(Kind kind, String detail) {
        super(detail);
        this.kind = kind;
    }

    PackException(Kind kind, String detail, Throwable cause) {
        super(detail, cause);
        this.kind = kind;
    }

    /// Which of the reasons it was.
    public Kind kind() {
        return kind;
    }

    /// Why a lesson is refused.
    public enum Kind {
        /// No ZIP, or one that was cut off or damaged.
        DAMAGED,
        /// Neither lesson nor anything else of Saywell's.
        NOT_A_LESSON,
        /// Written by a newer Saywell.
        NEWER,
        /// Its own description is wrong: no title, an empty sentence, a file that is not there.
        INCOMPLETE,
        /// A file is not the one that was packed.
        CHANGED,
        /// A path leads out of the pack, or it unpacks to more than is allowed.
        DANGEROUS,
        /// A recording holds no sound.
        UNREADABLE_AUDIO
    }
}
