package app.saywell.desk.privacy.backup;

import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;

/// A backup cannot be used, or is not complete. The library is unchanged.
public final class BackupException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final BackupFailureKind kind;

    BackupException(BackupFailureKind kind, String detail) {
        super(detail);
        this.kind = kind;
    }

    /// Why the database of a backup cannot be used.
    static BackupException of(LibraryException e) {
        return e.kind() == LibraryFailureKind.NEWER
                ? new BackupException(BackupFailureKind.NEWER, "a newer version of Saywell wrote it")
                : new BackupException(BackupFailureKind.DAMAGED, String.valueOf(e.getMessage()));
    }

    /// The reason.
    public BackupFailureKind kind() {
        return kind;
    }

    /// Why a backup cannot be used.
    public enum BackupFailureKind {
        /// It is not a backup of Saywell, or it is truncated, or its database cannot be opened.
        DAMAGED,
        /// A file in it has changed.
        CHANGED,
        /// The target folder is not empty.
        NOT_EMPTY,
        /// A newer version of Saywell wrote it.
        NEWER,
        /// It is encrypted and its key is not on this computer. Its 24 words open it.
        KEY_MISSING,
        /// Recordings are missing. The backup was written without them.
        INCOMPLETE
    }
}
