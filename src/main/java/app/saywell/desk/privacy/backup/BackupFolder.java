package app.saywell.desk.privacy.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.text.Normalizer;

/// Whether two names are those of one folder of backups. A folder may be named by a link, in other letter case where
/// its disk takes no notice of that, with a separator at its end, or in another Unicode normal form.
public final class BackupFolder {
    private BackupFolder() {}

    /// Whether both name the same place. As long as that is away only the names can be compared: made absolute, without
    /// steps back, in one normal form. Two links to a disk that is away count as different.
    ///
    /// @param one a name as it was stored
    public static boolean isSame(String one, String other) {
        if (one.equals(other)) {
            return true;
        }
        try {
            return isSame(Path.of(one), Path.of(other));
        } catch (InvalidPathException e) { // of another system
            return false;
        }
    }

    /// As above, of files as well.
    static boolean isSame(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException e) {
            return plain(one).equals(plain(other));
        }
    }

    private static Path plain(Path path) {
        Path absolute = path.toAbsolutePath().normalize();
        return absolute.getFileSystem().getPath(Normalizer.normalize(absolute.toString(), Normalizer.Form.NFC));
    }
}
