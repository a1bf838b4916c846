package app.saywell.desk.lessons.shared;

import app.saywell.desk.lessons.pack.PackException;
import app.saywell.desk.lessons.pack.PackOutline;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/// The files of the shared folder.
///
/// @param readable one for each lesson, by name
/// @param unreadable what is cut off, still being copied, or no lesson
record SharedFiles(List<SharedFile> readable, List<Path> unreadable) {
    private static final String EXTENSION = ".saywell";

    /// Of two names the one that no program for copies has lengthened.
    private static final Comparator<Path> PLAIN_NAME_FIRST =
            Comparator.comparingInt((Path file) -> nameOf(file).length()).thenComparing(SharedFiles::nameOf);

    /// Reads what is in the folder now.
    static SharedFiles read(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, "*" + EXTENSION)) {
            for (Path file : entries) {
                if (Files.isRegularFile(file) && !nameOf(file).startsWith(".")) {
                    files.add(file);
                }
            }
        }
        files.sort(PLAIN_NAME_FIRST);
        Set<String> ids = new HashSet<>();
        List<SharedFile> readable = new ArrayList<>();
        List<Path> unreadable = new ArrayList<>();
        for (Path file : files) {
            try {
                PackOutline outline = PackOutline.read(file);
                String id = outline.sharedId().isEmpty() ? idOfName(file) : outline.sharedId();
                // A second file of one lesson is a copy that a program for files made: a lesson of its own.
                String unique = ids.add(id) ? id : idOfName(file);
                ids.add(unique);
                readable.add(new SharedFile(
                        file, unique, outline, Files.getLastModifiedTime(file).toInstant()));
            } catch (PackException | IOException e) {
                unreadable.add(file);
            }
        }
        readable.sort(Comparator.comparing(found -> nameOf(found.file())));
        return new SharedFiles(List.copyOf(readable), List.copyOf(unreadable));
    }

    private static String idOfName(Path file) {
        return UUID.nameUUIDFromBytes(nameOf(file).getBytes(StandardCharsets.UTF_8))
                .toString();
    }

    private static String nameOf(Path file) {
        return String.valueOf(file.getFileName());
    }
}
