package app.saywell.practice.text;

import java.io.IOException;

/// A file is not a text that can be read.
public final class UnreadableTextException extends IOException {
    private static final long serialVersionUID = 1;

    UnreadableTextException(String message) {
        super(message);
    }
}
