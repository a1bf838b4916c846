package app.saywell.desk.shell.cases;

import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.seal.LibraryKeys;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/// New libraries for tests. The migrations of an empty database run once in a process; every new
/// library begins with a copy of what they made.
public final class NewLibrary {
    private static final String DATABASE = "saywell.db";

    private NewLibrary() {}

    /// Made only where a library is new: programs that tests start open one that is there.
    private static final class Template {
        private static final byte[] MIGRATED = migrated();
    }

    /// Opens the library of a folder, which is new if there is nothing in it. A folder that has lost its database is
    /// opened as the program does it.
    public static Library open(Path folder) {
        return open(folder, SchoolPolicy.NONE);
    }

    /// As above, with what the school has set.
    public static Library open(Path folder, SchoolPolicy policy) {
        try {
            Files.createDirectories(folder);
            if (isEmpty(folder)) {
                Files.write(folder.resolve(DATABASE), Template.MIGRATED);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Library.open(folder, policy, LibraryKeys.NONE);
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (var children = Files.list(folder)) {
            return children.findAny().isEmpty();
        }
    }

    private static byte[] migrated() {
        try {
            Path folder = Files.createTempDirectory("saywell-new");
            Library.open(folder).close();
            byte[] database = Files.readAllBytes(folder.resolve(DATABASE));
            try (var paths = Files.walk(folder)) {
                paths.sorted(Comparator.reverseOrder())
                        .forEach(path -> path.toFile().delete());
            }
            return database;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
