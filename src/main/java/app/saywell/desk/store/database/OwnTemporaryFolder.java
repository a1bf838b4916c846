package app.saywell.desk.store.database;

import app.saywell.speech.installation.PrivateFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/// A folder of this user among the temporary files of the system. Its name can be foreseen, so another user of the
/// computer may have made it first, to see what is written there.
final class OwnTemporaryFolder {
    private OwnTemporaryFolder() {}

    /// Where it lies.
    static Path path() {
        return Path.of(System.getProperty("java.io.tmpdir"), "saywell-" + System.getProperty("user.name"));
    }

    /// Makes a folder that others cannot enter, unless it is there.
    ///
    /// @return the folder
    /// @throws IOException if it belongs to another user, is a link, or cannot be written
    static Path create(Path folder) throws IOException {
        if (Files.isSymbolicLink(folder)) {
            throw new IOException("the temporary folder is a link");
        }
        PrivateFiles.createFolder(folder);
        if (!isOwn(folder, folder)) {
            throw new IOException("the temporary folder belongs to another user");
        }
        return folder;
    }

    /// Whether a folder belongs to this user.
    ///
    /// @param writable a folder of the same disk in which this user may make a file
    /// @throws IOException if nobody can tell
    static boolean isOwn(Path folder, Path writable) throws IOException {
        Path probe = PrivateFiles.createTemporaryFile(writable, "owner", "");
        try {
            return Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(probe));
        } catch (UnsupportedOperationException e) {
            throw new IOException("the disk of the temporary folder knows no owners", e);
        } finally {
            Files.delete(probe);
        }
    }
}
