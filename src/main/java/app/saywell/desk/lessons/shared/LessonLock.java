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
import java.util.UUID;

/// The right to write one lesson of the shared folder: a file that only one computer can create. Locks of the file
/// system itself don't reach over all network drives.
///
/// A lock that its owner left behind is taken over after ten minutes; a lesson is written in seconds. How old it is, is
/// told by the clock of whoever keeps the folder, which dates the locks too.
final class LessonLock implements AutoCloseable {
    static final Duration LEFT_BEHIND = Duration.ofMinutes(10);

    private final Path file;
    private final String token = UUID.randomUUID().toString();

    private LessonLock(Path file) {
        this.file = file;
    }

    /// @throws SharedFolderException `LOCKED` if another computer has it
    static LessonLock take(Path folder, String lessonId) throws IOException {
        LessonLock lock = new LessonLock(folder.resolve("." + lessonId + ".lock"));
        if (lock.create() || lock.takeOver()) {
            return lock;
        }
        throw lock.lost();
    }

    private boolean create() throws IOException {
        try {
            Files.writeString(file, token, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
            return true;
        } catch (FileAlreadyExistsException e) {
            return false;
        }
    }

    // Who takes over has a lock for that, too: otherwise a slower computer would delete the new lock of a quicker one.
    private boolean takeOver() throws IOException {
        if (Files.exists(file) && !isLeftBehind()) {
            return false;
        }
        LessonLock right = new LessonLock(file.resolveSibling(file.getFileName() + ".taken-over"));
        if (!right.create()) {
            if (right.isLeftBehind()) {
                Files.deleteIfExists(right.file); // the next attempt gets it
            }
            return false;
        }
        try (right) {
            if (isLeftBehind()) {
                Files.deleteIfExists(file);
            }
            return create();
        }
    }

    private boolean isLeftBehind() throws IOException {
        Path probe = file.resolveSibling("." + UUID.randomUUID() + ".now");
        Files.createFile(probe);
        try {
            return Files.getLastModifiedTime(file)
                    .toInstant()
                    .plus(LEFT_BEHIND)
                    .isBefore(Files.getLastModifiedTime(probe).toInstant());
        } catch (NoSuchFileException e) {
            return false; // given back meanwhile
        } finally {
            Files.deleteIfExists(probe);
        }
    }

    /// Asks once more, right before the lesson is written.
    ///
    /// @throws SharedFolderException `LOCKED` if another computer took it over
    void requireHeld() throws IOException {
        if (!isHeld()) {
            throw lost();
        }
    }

    private boolean isHeld() throws IOException {
        try {
            return Files.readString(file, StandardCharsets.UTF_8).equals(token);
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    private SharedFolderException lost() {
        return new SharedFolderException(SharedFolderProblem.LOCKED, "another computer has the lock");
    }

    /// Gives it back, unless somebody took it over.
    @Override
    public void close() throws IOException {
        if (isHeld()) {
            Files.deleteIfExists(file);
        }
    }
}
