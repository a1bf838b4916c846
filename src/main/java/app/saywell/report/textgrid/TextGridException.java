package app.saywell.report.textgrid;

/// A TextGrid that is not taken in. Nothing was changed.
public final class TextGridException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Kind kind;

    TextGridException(String sentence) {
        this(Kind.UNREADABLE, sentence);
    }

    /// @param sentence what is wrong, for a log or a terminal
    public TextGridException(Kind kind, String sentence) {
        super(sentence);
        this.kind = kind;
    }

    /// Which of the reasons it was.
    public Kind kind() {
        return kind;
    }

    /// Why a TextGrid is refused.
    public enum Kind {
        /// No TextGrid, or one that is cut or wrong in itself.
        UNREADABLE,
        /// It does not say which recording it is of.
        NAMELESS,
        /// Its recording is not here.
        UNKNOWN_RECORDING,
        /// It is as long as another recording.
        OTHER_LENGTH,
        /// Its labels are not those that were given out, so nobody knows which score belongs where.
        OTHER_LABELS
    }
}
