package app.saywell.library.store;

import app.saywell.library.store.LibraryException.Kind;

import org.sqlite.SQLiteException;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.util.Locale;

/// Tells the failures of the database and the disk apart.
final class Failures {
    private Failures() {}

    static LibraryException of(Throwable thrown) {
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
        return new LibraryException(Kind.INTERNAL, thrown.getClass().getSimpleName(), thrown);
    }

    private static Kind kindOf(SQLiteException e) {
        // The low byte is the primary result code (sqlite.org/rescode.html).
        return switch (e.getResultCode().code & 0xff) {
            case 5, 6 -> Kind.LOCKED;
            case 3, 8, 14 -> Kind.NOT_WRITABLE;
            case 10 -> Kind.UNREADABLE;
            case 11, 26 -> Kind.DAMAGED;
            case 13 -> Kind.DISK_FULL;
            default -> Kind.INTERNAL;
        };
    }

    private static Kind kindOf(IOException e) {
        if (e instanceof AccessDeniedException) {
            return Kind.NOT_WRITABLE;
        }
        // Java has no type of its own for a full disk; the system's message is all there is.
        String reason =
                e instanceof FileSystemException f && f.getReason() != null
                        ? f.getReason()
                        : String.valueOf(e.getMessage());
        String text = reason.toLowerCase(Locale.ROOT);
        return text.contains("no space")
                        || text.contains("not enough space")
                        || text.contains("quota")
                ? Kind.DISK_FULL
                : Kind.UNREADABLE;
    }
}
