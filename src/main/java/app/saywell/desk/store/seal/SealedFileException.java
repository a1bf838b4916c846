package app.saywell.desk.store.seal;

import java.io.IOException;

/// An encrypted file was changed, is damaged, or belongs to another key.
public final class SealedFileException extends IOException {
    private static final long serialVersionUID = 1;

    SealedFileException(String message) {
        super(message);
    }
}
