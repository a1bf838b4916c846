package app.saywell.desk.lessons;

import java.io.IOException;
import java.nio.file.Path;

/// The system does not let a file be read: it belongs to others, or lies only in the cloud.
public final class UnopenedFileException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnopenedFileException(Path file, IOException cause) {
        super(file.getFileName() + " could not be opened", cause);
    }
}
