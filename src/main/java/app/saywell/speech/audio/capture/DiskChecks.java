package app.saywell.speech.audio.capture;

import java.io.File;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// Checks free disk space and classifies I/O exceptions.
final class DiskChecks {
    /// A minute and a half at 48 kHz. With less free space no take is started.
    private static final long MIN_FREE_BYTES = 10_000_000;

    private DiskChecks() {}

    /// @throws CaptureException if the disk of `file` is almost full, or has no room because it can only be read
    static void requireFreeSpace(Path file) throws CaptureException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) {
            return;
        }
        // File, not FileStore, because FileStore fails in containers whose mount table does not
        // list the folder.
        File disk = new File(folder.toString());
        if (disk.getTotalSpace() > 0 && disk.getUsableSpace() < MIN_FREE_BYTES) {
            throw Files.isWritable(folder)
                    ? new CaptureException(RecordingFailure.DISK_FULL, "less than 10 MB are free")
                    : new CaptureException(RecordingFailure.READ_ONLY, "the folder cannot be written to");
        }
    }

    /// Java has no exception for a disk that is full or can only be read, so the system's message is searched.
    static RecordingFailure toRecordingFailure(IOException exception) {
        if (exception instanceof FileAlreadyExistsException) {
            return RecordingFailure.FILE_EXISTS;
        }
        String reason = exception instanceof FileSystemException e && e.getReason() != null
                ? e.getReason()
                : String.valueOf(exception.getMessage());
        String lowerCaseReason = reason.toLowerCase(Locale.ROOT);
        boolean isReadOnly = exception instanceof AccessDeniedException
                || lowerCaseReason.contains("read-only")
                || lowerCaseReason.contains("write protected");
        if (isReadOnly) {
            return RecordingFailure.READ_ONLY;
        }
        boolean full = lowerCaseReason.contains("no space left")
                || lowerCaseReason.contains("not enough space")
                || lowerCaseReason.contains("quota");
        return full ? RecordingFailure.DISK_FULL : RecordingFailure.CANNOT_WRITE;
    }
}
