package app.saywell.desk.store.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The files of a folder of the library.
///
/// The folder itself may be a link to another disk, and so may each folder of recordings in it. Any
/// other link to a folder is not followed: what lies behind it is not Saywell's, and it may lead
/// back to where it is.
public final class FolderFiles {
    private static final String OF_RECORDINGS = "[0-9a-f]{2}";

    private FolderFiles() {}

    /// The files of the folder, and of the folders of recordings in it. Empty if it does not exist.
    public static List<Path> ofRecordings(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path child : list(folder)) {
            if (Files.isRegularFile(child)) {
                files.add(child);
            } else if (String.valueOf(child.getFileName()).matches(OF_RECORDINGS)) {
                list(child).stream().filter(Files::isRegularFile).forEach(files::add);
            }
        }
        return files;
    }

    /// The files of the folder and of everything below it. Empty if it does not exist.
    public static List<Path> below(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path child : list(folder)) {
            if (Files.isDirectory(child, LinkOption.NOFOLLOW_LINKS)) {
                files.addAll(below(child));
            } else if (Files.isRegularFile(child)) {
                files.add(child);
            }
        }
        return files;
    }

    private static List<Path> list(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> children = Files.list(folder)) {
            return children.sorted().toList();
        }
    }
}
