package app.saywell.practice.backup;

/// A backup that cannot be used. Nothing was changed.
public final class BackupException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Kind kind;

    BackupException(Kind kind, String detail) {
        super(detail);
        this.kind = kind;
    }

    /// Which of the reasons it was.
    public Kind kind() {
        return kind;
    }

    /// Why a backup cannot be used.
    public enum Kind {
        /// No backup of Saywell's, or one that was cut off.
        DAMAGED,
        /// A file in it is not what was put in.
        CHANGED,
        /// The folder to restore into holds something.
        NOT_EMPTY
    }
}
