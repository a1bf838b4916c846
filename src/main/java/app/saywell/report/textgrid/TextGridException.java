package app.saywell.report.textgrid;

/// A file that is not the TextGrid it should be; the message is a plain English sentence.
public final class TextGridException extends RuntimeException {
    private static final long serialVersionUID = 1;

    TextGridException(String message) {
        super(message);
    }
}
