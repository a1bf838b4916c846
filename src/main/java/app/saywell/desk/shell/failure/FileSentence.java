package app.saywell.desk.shell.failure;

import app.saywell.desk.lessons.text.UnreadableTextException;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.ZipException;

/// What a command says of a file that could not be read or written: what happened, what is safe and what to do, without
/// the names of classes and codes that exceptions carry.
public final class FileSentence {
    private FileSentence() {}

    /// Of a file that was read.
    public static String unread(Path file, IOException failure) {
        return file + " cannot be read: " + why(failure) + ". Nothing was changed. " + remedy(failure);
    }

    /// Of a file that was written. What had that name before is still there.
    public static String unwritten(Path file, IOException failure) {
        return file + " cannot be written: " + why(failure) + ". Nothing else was changed. " + remedy(failure);
    }

    /// Of a file that only the failure names, or nobody.
    public static String of(IOException failure) {
        String file =
                failure instanceof FileSystemException known && known.getFile() != null ? known.getFile() : "A file";
        return file + " could not be read or written: " + why(failure) + ". Nothing else was changed. "
                + remedy(failure);
    }

    /// The reason alone, as a part of a sentence.
    public static String why(IOException failure) {
        return switch (failure) {
            case UnreadableTextException words -> String.valueOf(words.getMessage());
            case NoSuchFileException _ -> "there is no such file or folder";
            case AccessDeniedException _ -> "this user has no right to it";
            case NotDirectoryException _ -> "a folder of its path is a file";
            case FileAlreadyExistsException _ -> "a file of that name is in the way";
            case CharacterCodingException _ -> "it is not text in UTF-8";
            case EOFException _ -> "it ends too early";
            case ZipException _ -> "it is damaged";
            default ->
                isFull(failure)
                        ? "the disk is full"
                        : says(failure, "read-only")
                                ? "its disk can only be read"
                                : says(failure, "is a directory") ? "it is a folder" : "its disk refused it";
        };
    }

    private static String remedy(IOException failure) {
        return switch (failure) {
            case UnreadableTextException _ -> "Choose another file.";
            case NoSuchFileException _, NotDirectoryException _, FileAlreadyExistsException _ -> "Check its name.";
            case AccessDeniedException _ -> "Give this user the right, or name another place.";
            case CharacterCodingException _ -> "Save it as UTF-8.";
            case EOFException _, ZipException _ -> "Take another copy of it.";
            default ->
                isFull(failure)
                        ? "Free some space, and try again."
                        : says(failure, "read-only")
                                ? "Name another place."
                                : says(failure, "is a directory")
                                        ? "Name a file."
                                        : "See that the disk is connected, and try again.";
        };
    }

    private static boolean isFull(IOException failure) {
        return LibraryException.of(failure).kind() == LibraryFailureKind.DISK_FULL;
    }

    // Java has no exceptions for these, so the message of the system is searched.
    private static boolean says(IOException failure, String words) {
        return String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains(words);
    }
}
