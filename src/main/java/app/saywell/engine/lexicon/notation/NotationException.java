package app.saywell.engine.lexicon.notation;

/// What somebody typed is no pronunciation. The message is a sentence for that person.
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final int position;

    /// @param position the first character that makes no sense, counted from 0
    NotationException(String message, int position) {
        super(message);
        this.position = position;
    }

    /// The first character that makes no sense, counted from 0.
    public int position() {
        return position;
    }
}
