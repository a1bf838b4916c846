package app.saywell.audio.capture;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Locale;

/// Tells a full disk from other trouble with files.
final class DiskTrouble {
    /// A minute and a half at 48 kHz: with less, a take is not begun.
    private static final long ROOM_BYTES = 10_000_000;

    private DiskTrouble() {}

    /// @throws CaptureException if the disk under `file` is as good as full
    static void requireRoom(Path file) throws CaptureException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) {
            return;
        }
        // File, not FileStore: that one fails where no mount table names the folder, as in a
        // container.
        File disk = folder.toFile();
        if (disk.getTotalSpace() > 0 && disk.getUsableSpace() < ROOM_BYTES) {
            throw new CaptureException(RecordingFailure.DISK_FULL, "less than 10 MB are left");
        }
    }

    /// Java has no exception for it, so the system's words must tell.
    static RecordingFailure kind(IOException trouble) {
        if (trouble instanceof FileAlreadyExistsException) {
            return RecordingFailure.FILE_EXISTS;
        }
        String reason =
                trouble instanceof FileSystemException e && e.getReason() != null
                        ? e.getReason()
                        : String.valueOf(trouble.getMessage());
        String words = reason.toLowerCase(Locale.ROOT);
        boolean full =
                words.contains("no space left")
                        || words.contains("not enough space")
                        || words.contains("quota");
        return full ? RecordingFailure.DISK_FULL : RecordingFailure.CANNOT_WRITE;
    }
}
