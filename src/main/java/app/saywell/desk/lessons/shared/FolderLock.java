package app.saywell.desk.lessons.shared;

import app.saywell.desk.lessons.shared.SharedFolderException.SharedFolderProblem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/// The right to write one lesson of the shared folder: a file that only one computer can create. Locks of the file
/// system itself don't reach over all network drives.
///
/// A lock that its owner left behind is taken over after ten minutes; a lesson is written in seconds.
final class FolderLock implements AutoCloseable {
    static final Duration LEFT_BEHIND = Duration.ofMinutes(10);

    private final Path file;
    private final String token;

    private FolderLock(Path file, String token) {
        this.file = file;
        this.token = token;
    }

    /// @throws SharedFolderException `LOCKED` if another computer has it
    static FolderLock take(Path folder, String lessonId, Instant now) throws IOException {
        Path file = folder.resolve("." + lessonId + ".lock");
        FolderLock lock = new FolderLock(file, UUID.randomUUID().toString());
        if (lock.create()) {
            return lock;
        }
        if (isLeftBehind(file, now)) {
            Files.deleteIfExists(file);
            if (lock.create()) {
                return lock;
            }
        }
        throw new SharedFolderException(SharedFolderProblem.LOCKED, file.getFileName() + " is there");
    }

    private boolean create() throws IOException {
        try {
            Files.writeString(file, token, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
            return true;
        } catch (FileAlreadyExistsException e) {
            return false;
        }
    }

    private static boolean isLeftBehind(Path file, Instant now) throws IOException {
        try {
            return Files.getLastModifiedTime(file).toInstant().plus(LEFT_BEHIND).isBefore(now);
        } catch (NoSuchFileException e) {
            return true;
        }
    }

    /// Gives it back, unless somebody took it over.
    @Override
    public void close() throws IOException {
        try {
            if (Files.readString(file, StandardCharsets.UTF_8).equals(token)) {
                Files.deleteIfExists(file);
            }
        } catch (NoSuchFileException e) {
            // taken over and given back
        }
    }
}
