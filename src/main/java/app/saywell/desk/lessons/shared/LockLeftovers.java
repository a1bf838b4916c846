package app.saywell.desk.lessons.shared;

import app.saywell.desk.lessons.pack.LessonPackService;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.regex.Pattern;

/// What programs have left in the shared folder that were killed while they took a lock or wrote a lesson.
final class LockLeftovers {
    private static final System.Logger LOG = System.getLogger(LockLeftovers.class.getName());

    // No file that somebody else may have put there has such a name.
    private static final Pattern NAME = Pattern.compile("\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\\.[a-z]+)");

    private LockLeftovers() {}

    /// Removes what was left behind at that time. What cannot be removed stays: it may be another user's.
    static void sweep(Path folder, FileTime now) {
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, ".*")) {
            for (Path entry : entries) {
                var name = NAME.matcher(String.valueOf(entry.getFileName()));
                if (name.matches()) {
                    sweep(entry, name.group(2), now);
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            LOG.log(System.Logger.Level.INFO, "leftovers of the shared folder stay", e);
        }
    }

    private static void sweep(Path file, String ending, FileTime now) throws IOException {
        LockFile found = new LockFile(file);
        if (!found.isLeftBehind(now)) {
            return;
        }
        if (ending.equals(LockFile.RIGHT)) {
            if (found.take()) {
                found.giveBackRight();
            }
        } else if (ending.equals(LockFile.PROBE) || ending.equals(LessonPackService.PART)) {
            Files.deleteIfExists(file);
        }
    }
}
