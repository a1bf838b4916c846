package app.saywell.desk.reports.pack;

import app.saywell.desk.store.seal.SealedContent;
import app.saywell.desk.store.seal.SealedDisk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/// What a file of Saywell contains.
public enum SaywellFileType {
    /// A lesson.
    LESSON,
    /// Recordings and results of a class.
    EVIDENCE,
    /// The whole library.
    BACKUP,
    /// An unknown or damaged file.
    UNKNOWN;

    /// Detects the type of a file or folder. Does not verify it.
    public static SaywellFileType detect(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            return Files.exists(file.resolve("lesson.json")) ? LESSON : UNKNOWN;
        }
        if (SealedDisk.isSealed(file)) {
            return SealedDisk.contentOf(file)
                    .map(content -> content == SealedContent.RECORDING_PACK ? EVIDENCE : BACKUP)
                    .orElse(UNKNOWN);
        }
        try (ZipFile zip = new ZipFile(file.toFile())) {
            if (zip.getEntry("lesson.json") != null) {
                return LESSON;
            }
            if (zip.getEntry(RecordingPackFolder.FILE_NAME) != null) {
                return EVIDENCE;
            }
            return zip.getEntry("saywell.db") != null ? BACKUP : UNKNOWN;
        } catch (ZipException e) {
            return UNKNOWN;
        }
    }
}
