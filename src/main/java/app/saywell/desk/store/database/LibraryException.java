package app.saywell.desk.store.database;

/// An operation of the library failed. The stored data is unchanged.
public sealed class LibraryException extends RuntimeException permits ClosedLibraryException {
    private static final long serialVersionUID = 1;

    private final LibraryFailureKind kind;

    /// @param detail a technical message; never a name or text of a learner
    public LibraryException(LibraryFailureKind kind, String detail) {
        super(kind.code() + ": " + detail);
        this.kind = kind;
    }

    /// @param detail a technical message; never a name or text of a learner
    public LibraryException(LibraryFailureKind kind, String detail, Throwable cause) {
        super(kind.code() + ": " + detail, cause);
        this.kind = kind;
    }

    /// The failure that an exception of the disk or the database means.
    public static LibraryException of(Throwable cause) {
        return LibraryFailureTranslator.translate(cause);
    }

    /// The kind of failure. The bundles hold the message for the user.
    public LibraryFailureKind kind() {
        return kind;
    }

    /// Kinds of failures, each with an error code for the user.
    public enum LibraryFailureKind {
        /// Another process has this data folder open. Use that one, or close it.
        IN_USE("L1"),
        /// The folder cannot be created or written to. Choose another one, or change its
        /// permissions.
        NOT_WRITABLE("L2"),
        /// The disk is full. Free some space, then try again.
        DISK_FULL("L3"),
        /// Another program, such as a backup program, holds the database too long. Try again.
        LOCKED("L4"),
        /// The database is damaged. Restore the latest backup.
        DAMAGED("L5"),
        /// A newer version of Saywell wrote this folder. Update this one.
        NEWER("L6"),
        /// The file of a recording is missing or was changed.
        RECORDING_MISSING("L7"),
        /// The disk could not be read.
        UNREADABLE("L8"),
        /// A bug in Saywell.
        INTERNAL("L9"),
        /// The database is missing or empty, but there are recordings or copies of the database.
        EMPTIED("L10"),
        /// The folder lies on a drive of another computer, where a database is damaged sooner or
        /// later. Put it on a disk of this one.
        NETWORK_DRIVE("L11"),
        /// The school's policy file cannot be used, and there is no library yet. Correct the file.
        POLICY("L12"),
        /// The library is encrypted and its key is not on this computer. Enter the recovery phrase.
        KEY_MISSING("L13"),
        /// The folder is not Saywell's, and something else has a folder in it that Saywell would
        /// use. Choose an empty or a new one.
        FOREIGN("L14"),
        /// The library was opened to be read, because its folder cannot be written. Nothing can be changed.
        READ_ONLY("L15");

        private final String code;

        LibraryFailureKind(String code) {
            this.code = code;
        }

        /// The error code for the user.
        public String code() {
            return code;
        }
    }
}
