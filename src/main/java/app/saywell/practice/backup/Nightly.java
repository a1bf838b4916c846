package app.saywell.practice.backup;

import app.saywell.library.Library;
import app.saywell.practice.change.Desk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Copies of the database in the data folder, one a day, the last seven. Recordings need none: they
/// are never overwritten.
public final class Nightly {
    private static final int KEPT = 7;

    private final Desk desk;
    private final Library library;

    public Nightly(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// Makes today's copy, unless it is there.
    public void makeOnce() throws IOException {
        LocalDate today = LocalDate.ofInstant(desk.clock().instant(), ZoneId.systemDefault());
        Path copy = library.folder().backups().resolve(today + ".db");
        if (!Files.exists(copy)) {
            Path part = copy.resolveSibling(today + ".part");
            Files.deleteIfExists(part);
            library.database().copyTo(part);
            Files.move(part, copy, StandardCopyOption.ATOMIC_MOVE);
        }
        for (Path old : copies().stream().skip(KEPT).toList()) {
            Files.delete(old);
        }
    }

    /// The copies that there are, the newest first.
    public List<Path> copies() throws IOException {
        try (Stream<Path> files = Files.list(library.folder().backups())) {
            return files.filter(file -> String.valueOf(file.getFileName()).endsWith(".db"))
                    .sorted(Comparator.comparing(Path::toString).reversed())
                    .toList();
        }
    }
}
