package app.saywell.desk.shell.doctor;

import app.saywell.desk.settings.support.Finding;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.database.NetworkDrive;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.speech.installation.PrivateFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;

/// Whether the data folder can be used, has room, and holds a whole library.
public final class StorageChecks {
    /// Below this nothing should be recorded.
    static final long PROBLEM_BYTES = 200L << 20;

    /// Below this a term of recordings may not fit.
    static final long WARNING_BYTES = 2L << 30;

    private static final Set<PosixFilePermission> OTHERS = EnumSet.of(
            PosixFilePermission.GROUP_READ,
            PosixFilePermission.GROUP_WRITE,
            PosixFilePermission.OTHERS_READ,
            PosixFilePermission.OTHERS_WRITE);

    private StorageChecks() {}

    /// Whether the folder lies on a disk of this computer, can be written to, and is closed to
    /// others.
    public static Finding folder(Path home) throws IOException {
        var drive = NetworkDrive.typeOf(home);
        if (drive.isPresent()) {
            return Finding.problem("folder", "network", home.toString(), drive.get());
        }
        Path existing = home.toAbsolutePath();
        while (existing != null && !Files.exists(existing)) {
            existing = existing.getParent();
        }
        if (existing == null || !canWrite(existing)) {
            return Finding.problem("folder", "read_only", home.toString());
        }
        if (home.toString().contains("\\AppData\\Roaming\\")) {
            return Finding.warning("folder", "roaming", home.toString());
        }
        boolean isOpen = Files.isDirectory(home) && isOpenToOthers(home);
        return isOpen
                ? Finding.warning("folder", "open", home.toString())
                : Finding.ok("folder", "fine", home.toString());
    }

    private static boolean canWrite(Path folder) {
        try {
            Files.delete(PrivateFiles.createTemporaryFile(folder, "saywell", ".try"));
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean isOpenToOthers(Path folder) throws IOException {
        var posix = Files.getFileAttributeView(folder, PosixFileAttributeView.class);
        if (posix == null) {
            return false;
        }
        Set<PosixFilePermission> permissions = EnumSet.noneOf(PosixFilePermission.class);
        permissions.addAll(posix.readAttributes().permissions());
        permissions.retainAll(OTHERS);
        return !permissions.isEmpty();
    }

    /// Whether there is room for recordings.
    public static Finding disk(Path home) throws IOException {
        Path existing = home.toAbsolutePath();
        while (!Files.exists(existing) && existing.getParent() != null) {
            existing = existing.getParent();
        }
        return disk(Files.getFileStore(existing).getUsableSpace());
    }

    static Finding disk(long freeBytes) {
        long megabytes = freeBytes >> 20;
        if (freeBytes < PROBLEM_BYTES) {
            return Finding.problem("disk", "full", megabytes);
        }
        return freeBytes < WARNING_BYTES
                ? Finding.warning("disk", "little", megabytes)
                : Finding.ok("disk", "fine", megabytes >> 10);
    }

    /// Whether the database is whole; the window may have it open.
    public static Finding library(Path home, LibraryKeys keys) {
        return switch (new ClosedLibrary(home).glance(keys).state()) {
            case NONE -> Finding.ok("library", "none");
            case WHOLE -> rows(home, Finding.ok("library", "fine"));
            case LOCKED -> rows(home, Finding.problem("library", "locked"));
            case NEWER -> Finding.problem("library", "newer");
            case DAMAGED -> Finding.problem("library", "damaged");
            case UNREADABLE -> Finding.problem("library", "unreadable");
        };
    }

    private static Finding rows(Path home, Finding otherwise) {
        return new ClosedLibrary(home)
                .checkRows()
                .filter(check -> !check.isWhole())
                .map(check -> check.pagesAreWhole()
                        ? Finding.problem("library", "rows", check.damagedRows().size())
                        : Finding.problem("library", "damaged"))
                .orElse(otherwise);
    }
}
