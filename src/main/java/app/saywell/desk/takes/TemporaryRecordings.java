package app.saywell.desk.takes;

import app.saywell.desk.store.change.UseCaseContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Recordings that are not kept: for transcription, and for the test of a microphone. They are in the data folder while
/// they are needed. Files left by a crash are removed at the next start.
public final class TemporaryRecordings {
    private static final System.Logger LOG = System.getLogger(TemporaryRecordings.class.getName());
    private static final String FILE_NAME = "spoken-%d.wav";
    private static final String FILE_NAME_PATTERN = "spoken-*.wav";

    private final UseCaseContext context;

    public TemporaryRecordings(UseCaseContext context) {
        this.context = context;
    }

    /// The file to record to. Removed with [#remove], or at the next start.
    public Path newRecordingFile() {
        return folder().resolve(FILE_NAME.formatted(context.clock().millis()));
    }

    /// Removes a recording from [#newRecordingFile]. Other files are ignored.
    public void remove(Path recording) {
        Path file = recording.toAbsolutePath().normalize();
        if (!folder().toAbsolutePath().normalize().equals(file.getParent())) {
            return;
        }
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) { // retried at the next start
            LOG.log(System.Logger.Level.WARNING, "a temporary recording could not be deleted", e);
        }
    }

    /// Removes all files that a crash left.
    ///
    /// @throws IOException if the folder cannot be read
    public void removeAll() throws IOException {
        List<Path> remaining;
        try (Stream<Path> files = Files.list(folder())) {
            var namePattern = folder().getFileSystem().getPathMatcher("glob:" + FILE_NAME_PATTERN);
            remaining = files.filter(file -> namePattern.matches(file.getFileName()))
                    .toList();
        }
        remaining.forEach(this::remove);
    }

    private Path folder() {
        return context.library().folder().unfinishedFolder();
    }
}
