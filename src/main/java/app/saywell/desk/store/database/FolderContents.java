package app.saywell.desk.store.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What lies in a data folder: what Saywell puts there, and what others did.
///
/// A data folder may be named that is something else as well: a stick, a home folder, the current
/// folder of a script. Saywell closes, sweeps and moves only what is its own.
///
/// @param own what bears a name that Saywell gives
/// @param hasOthers whether there is anything else
/// @param wasOpened whether Saywell has been here before
record FolderContents(List<Path> own, boolean hasOthers, boolean wasOpened) {
    private static final String LOCK = "saywell.lock";
    private static final String DATABASE = "saywell.db";
    private static final Set<String> OF_THE_LIBRARY =
            Set.of("recordings", "unfinished", "backups", "cache", "restored");

    /// Other parts of Saywell make these, also before there is a library.
    private static final Set<String> BESIDE_IT = Set.of("service", "open");

    /// What systems put into any folder.
    private static final Set<String> OF_THE_SYSTEM =
            Set.of(".DS_Store", "desktop.ini", "Thumbs.db", "lost+found", "System Volume Information", "$RECYCLE.BIN");

    static FolderContents of(Path root) throws IOException {
        if (!Files.isDirectory(root)) {
            return new FolderContents(List.of(), false, false);
        }
        try (Stream<Path> children = Files.list(root)) {
            var byOwner = children.filter(child -> !OF_THE_SYSTEM.contains(name(child)))
                    .collect(Collectors.partitioningBy(FolderContents::isNamedByUs));
            boolean wasOpened = Files.exists(root.resolve(LOCK)) || Files.exists(root.resolve(DATABASE));
            return new FolderContents(
                    byOwner.getOrDefault(true, List.of()),
                    !byOwner.getOrDefault(false, List.of()).isEmpty(),
                    wasOpened);
        }
    }

    /// Whether nothing but Saywell uses the folder.
    boolean isOwn() {
        return !hasOthers;
    }

    /// Whether the folder was never Saywell's, and others use a name that the library would.
    boolean isForeign() {
        return hasOthers && !wasOpened && own.stream().anyMatch(child -> OF_THE_LIBRARY.contains(name(child)));
    }

    private static boolean isNamedByUs(Path child) {
        return name(child).startsWith("saywell.")
                || OF_THE_LIBRARY.contains(name(child))
                || BESIDE_IT.contains(name(child));
    }

    private static String name(Path child) {
        return String.valueOf(child.getFileName());
    }
}
