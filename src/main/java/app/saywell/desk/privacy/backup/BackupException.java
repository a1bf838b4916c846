package app.saywell.desk.privacy.backup;

import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A backup cannot be used, or is not complete. The library is unchanged.
public final class BackupException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final BackupFailureKind kind;

    private final transient List<String> missing;
    private final transient Optional<Path> writtenBeside;

    BackupException(BackupFailureKind kind, String detail) {
        this(kind, detail, List.of(), Optional.empty());
    }

    private BackupException(BackupFailureKind kind, String detail, List<String> missing, Optional<Path> writtenBeside) {
        super(detail);
        this.kind = kind;
        this.missing = missing;
        this.writtenBeside = writtenBeside;
    }

    /// The file was written without some recordings.
    ///
    /// @param writtenBeside see [#writtenBeside]
    static BackupException incomplete(List<String> missing, Optional<Path> writtenBeside) {
        return new BackupException(
                BackupFailureKind.INCOMPLETE,
                (missing.size() == 1 ? "one recording is" : missing.size() + " recordings are")
                        + " missing or changed: "
                        + GivenRecordings.firstOf(missing),
                List.copyOf(missing),
                writtenBeside);
    }

    /// Why the database of a backup cannot be used.
    static BackupException of(LibraryException e) {
        return e.kind() == LibraryFailureKind.NEWER
                ? new BackupException(BackupFailureKind.NEWER, "a newer version of Saywell wrote it")
                : new BackupException(
                        BackupFailureKind.DAMAGED,
                        e.kind() == LibraryFailureKind.DISK_FULL
                                ? "there is no room to open its database"
                                : "its database cannot be opened");
    }

    /// The reason.
    public BackupFailureKind kind() {
        return kind;
    }

    /// The recordings that an incomplete backup lacks; empty for other reasons.
    public List<String> missing() {
        return missing;
    }

    /// Where an incomplete backup is, if a file with the chosen name was there that may have what it lacks; that one
    /// stays.
    public Optional<Path> writtenBeside() {
        return writtenBeside;
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
