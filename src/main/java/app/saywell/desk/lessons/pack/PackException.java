package app.saywell.desk.lessons.pack;

/// A pack is refused. Nothing of it is stored.
public final class PackException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final PackFailureKind kind;

    public PackException(PackFailureKind kind, String detail) {
        super(detail);
        this.kind = kind;
    }

    public PackException(PackFailureKind kind, String detail, Throwable cause) {
        super(detail, cause);
        this.kind = kind;
    }

    /// The reason.
    public PackFailureKind kind() {
        return kind;
    }

    /// Why a pack is refused.
    public enum PackFailureKind {
        /// It is not a ZIP file, or it is truncated or damaged.
        DAMAGED,
        /// It contains neither a lesson nor anything else of Saywell.
        NOT_A_LESSON,
        /// It was written by a newer version.
        NEWER,
        /// Its description is incomplete: no title, an empty sentence, or a missing file.
        INCOMPLETE,
        /// A file has changed since it was packed.
        CHANGED,
        /// A path leads out of the pack, or the content is too large.
        DANGEROUS,
        /// A recording contains no sound.
        UNREADABLE_AUDIO,
        /// It is encrypted and its key is not on this computer. Its 24 words open it.
        KEY_MISSING
    }
}
