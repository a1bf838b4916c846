package app.saywell.desk.lessons.shared;

import app.saywell.desk.lessons.shared.SharedFolderException.SharedFolderProblem;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/// The right to write one lesson of the shared folder: a file that only one computer can create. Locks of the file
/// system itself don't reach over all network drives.
///
/// A lock that its owner left behind is taken over after ten minutes; a lesson is written in seconds. How old it is, is
/// told by the clock of whoever keeps the folder, which dates the locks too.
final class LessonLock implements AutoCloseable {
    static final Duration LEFT_BEHIND = LockFile.LEFT_BEHIND;

    private final LockFile file;

    private LessonLock(LockFile file) {
        this.file = file;
    }

    /// @throws SharedFolderException `LOCKED` if another computer has it
    static LessonLock take(Path folder, String lessonId) throws IOException {
        LockFile file = new LockFile(folder.resolve("." + lessonId + ".lock"));
        if (!file.take()) {
            throw lost();
        }
        LessonLock lock = new LessonLock(file);
        try {
            LockLeftovers.sweep(folder, file.time());
            return lock;
        } catch (IOException e) {
            lock.close();
            throw e;
        }
    }

    /// Asks once more, right before the lesson takes its place.
    ///
    /// @throws SharedFolderException `LOCKED` if another computer took it over
    void requireHeld() throws IOException {
        if (!file.isHeld()) {
            throw lost();
        }
    }

    private static SharedFolderException lost() {
        return new SharedFolderException(SharedFolderProblem.LOCKED, "another computer has the lock");
    }

    /// Gives it back, unless somebody took it over.
    @Override
    public void close() throws IOException {
        file.giveBack();
    }
}
