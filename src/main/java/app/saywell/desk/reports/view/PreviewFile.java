package app.saywell.desk.reports.view;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The PDF of one preview. It is deleted when it is shown no more and nobody prints it, and at once where it comes only
/// then: whoever stops a preview gets no word of what is written in that moment. Safe for several threads.
final class PreviewFile {
    private @Nullable Path file;
    private int holders;
    private boolean isDropped;

    /// It was written.
    synchronized void written(Path made) throws IOException {
        file = made;
        deleteIfUnused();
    }

    /// The file for somebody who reads it all, until [#release]; empty where none was written or it was dropped.
    synchronized Optional<Path> hold() {
        if (file == null || isDropped) {
            return Optional.empty();
        }
        holders++;
        return Optional.of(file);
    }

    /// Ends a hold.
    synchronized void release() throws IOException {
        holders--;
        deleteIfUnused();
    }

    /// It is shown no more.
    synchronized void drop() throws IOException {
        isDropped = true;
        deleteIfUnused();
    }

    private void deleteIfUnused() throws IOException {
        if (isDropped && holders == 0 && file != null) {
            Files.deleteIfExists(file);
        }
    }
}
