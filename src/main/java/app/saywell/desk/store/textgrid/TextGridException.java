package app.saywell.desk.store.textgrid;

/// A TextGrid was refused. Nothing was changed.
public final class TextGridException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final TextGridProblem kind;

    TextGridException(String sentence) {
        this(TextGridProblem.UNREADABLE, sentence);
    }

    /// @param sentence what is wrong, for a log or a terminal
    public TextGridException(TextGridProblem kind, String sentence) {
        super(sentence);
        this.kind = kind;
    }

    /// The reason.
    public TextGridProblem kind() {
        return kind;
    }

    /// Why a TextGrid is refused.
    public enum TextGridProblem {
        /// The file is not a TextGrid, is cut off or contradicts itself.
        UNREADABLE,
        /// It does not name its recording.
        NAMELESS,
        /// Its recording is not in the library.
        UNKNOWN_RECORDING,
        /// Its length is not that of the recording.
        OTHER_LENGTH,
        /// Its labels differ from the exported ones, so the scores cannot be assigned.
        OTHER_LABELS
    }
}
