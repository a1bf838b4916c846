package app.saywell.library.store;

/// The library could not do what it was asked. What was stored before is as it was.
public final class LibraryException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Kind kind;

    /// @param detail a technical sentence; never names or texts of learners
    public LibraryException(Kind kind, String detail) {
        super(kind.code() + ": " + detail);
        this.kind = kind;
    }

    /// @param detail a technical sentence; never names or texts of learners
    public LibraryException(Kind kind, String detail, Throwable cause) {
        super(kind.code() + ": " + detail, cause);
        this.kind = kind;
    }

    /// What went wrong; the bundles say in words what is safe and what to do.
    public Kind kind() {
        return kind;
    }

    /// What can go wrong, each with a code that a user can quote.
    public enum Kind {
        /// Another Saywell has this data folder open: use that one, or close it.
        IN_USE("L1"),
        /// The folder cannot be made or written to: choose another one, or mend its rights.
        NOT_WRITABLE("L2"),
        /// No room is left: free some, then try again.
        DISK_FULL("L3"),
        /// Something else holds the database for too long, such as a copy program: try again.
        LOCKED("L4"),
        /// The database is damaged: restore the latest backup.
        DAMAGED("L5"),
        /// A newer Saywell wrote this folder: update this one.
        NEWER("L6"),
        /// The file of a recording is gone or is not what it was.
        RECORDING_MISSING("L7"),
        /// The disk failed.
        UNREADABLE("L8"),
        /// A mistake in Saywell itself.
        INTERNAL("L9");

        private final String code;

        Kind(String code) {
            this.code = code;
        }

        /// What a user can quote.
        public String code() {
            return code;
        }
    }
}
