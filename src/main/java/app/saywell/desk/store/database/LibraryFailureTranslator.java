package app.saywell.desk.store.database;

import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.sqlite.SQLiteException;

/// Turns exceptions of the database and the disk into [LibraryException]s.
final class LibraryFailureTranslator {
    private static final long MIN_FREE_BYTES = 64 << 10;

    private LibraryFailureTranslator() {}

    static LibraryException translate(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            switch (cause) {
                case LibraryException known -> {
                    return known;
                }
                case SQLiteException sqlite -> {
                    return new LibraryException(
                            kindOf(sqlite), sqlite.getResultCode().name(), thrown);
                }
                case IOException io -> {
                    return new LibraryException(kindOf(io), io.getClass().getSimpleName(), thrown);
                }
                default -> {}
            }
        }
        return new LibraryException(
                LibraryFailureKind.INTERNAL, thrown.getClass().getSimpleName(), thrown);
    }

    /// As above, for a failure of a known file: without free space, a disk that cannot be read or
    /// written is a full disk.
    static LibraryException translate(Throwable thrown, Path file) {
        LibraryException failure = translate(thrown);
        boolean mayBeFull = failure.kind() == LibraryFailureKind.UNREADABLE
                || failure.kind() == LibraryFailureKind.NOT_WRITABLE
                || failure.kind() == LibraryFailureKind.LOCKED;
        return mayBeFull && hasNoSpace(file)
                ? new LibraryException(LibraryFailureKind.DISK_FULL, "no space is left", thrown)
                : failure;
    }

    private static boolean hasNoSpace(Path file) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            return folder != null && Files.getFileStore(folder).getUsableSpace() < MIN_FREE_BYTES;
        } catch (IOException e) {
            return false;
        }
    }

    private static LibraryFailureKind kindOf(SQLiteException e) {
        // The low byte is the primary result code (sqlite.org/rescode.html).
        return switch (e.getResultCode().code & 0xff) {
            case 5, 6 -> LibraryFailureKind.LOCKED;
            case 3, 8, 14 -> LibraryFailureKind.NOT_WRITABLE;
            case 10 -> LibraryFailureKind.UNREADABLE;
            case 11, 26 -> LibraryFailureKind.DAMAGED;
            case 13 -> LibraryFailureKind.DISK_FULL;
            case 1 -> // such as "no such table: take", which only a changed database lacks
                String.valueOf(e.getMessage()).contains("no such table")
                        ? LibraryFailureKind.DAMAGED
                        : LibraryFailureKind.INTERNAL;
            default -> LibraryFailureKind.INTERNAL;
        };
    }

    private static LibraryFailureKind kindOf(IOException e) {
        if (e instanceof AccessDeniedException) {
            return LibraryFailureKind.NOT_WRITABLE;
        }
        // Java has no exception type for a full disk, so the message of the operating system
        // decides.
        String reason = e instanceof FileSystemException f && f.getReason() != null
                ? f.getReason()
                : String.valueOf(e.getMessage());
        String text = reason.toLowerCase(Locale.ROOT);
        return text.contains("no space") || text.contains("not enough space") || text.contains("quota")
                ? LibraryFailureKind.DISK_FULL
                : LibraryFailureKind.UNREADABLE;
    }
}
