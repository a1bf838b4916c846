package app.saywell.desk.reports.table;

import java.io.IOException;

/// The file of a school system cannot be filled in, and why.
public final class UnreadableGradebookException extends IOException {
    private static final long serialVersionUID = 1;

    private final RefusalReason reason;

    public UnreadableGradebookException(RefusalReason reason) {
        super("no gradebook: " + reason);
        this.reason = reason;
    }

    /// Why a file is refused.
    public enum RefusalReason {
        /// It has no table that is seen, or is damaged.
        NO_TABLE,
        /// A workbook in the format of Excel 97 (XLS), or one that is locked with a password.
        OLD_OR_LOCKED,
        /// Neither a workbook nor text.
        BINARY,
        /// It is text in UTF-16.
        UTF_16,
        /// It has more than 64 MB, or would have when unpacked.
        TOO_LARGE
    }

    public RefusalReason reason() {
        return reason;
    }
}
