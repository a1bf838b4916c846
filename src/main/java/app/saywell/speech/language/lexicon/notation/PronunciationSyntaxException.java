package app.saywell.speech.language.lexicon.notation;

/// The typed text is not a pronunciation. The message is a sentence for the person who typed it.
public final class PronunciationSyntaxException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final int position;

    /// @param position index of the first character that was not understood, from 0
    PronunciationSyntaxException(String message, int position) {
        super(message);
        this.position = position;
    }

    /// Index of the first character that was not understood, from 0.
    public int position() {
        return position;
    }
}
