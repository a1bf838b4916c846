package app.saywell.desk.lessons.text;

import java.io.IOException;

/// A file is not the text, or the export of texts, that it is taken for.
public final class UnreadableTextException extends IOException {
    private static final long serialVersionUID = 1;

    /// @param message what is wrong with it, as the rest of a sentence
    public UnreadableTextException(String message) {
        super(message);
    }
}
