package app.saywell.desk.privacy.backup;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.regex.Pattern;

/// Daily backups of the whole library as one file, in a folder chosen by the user: a USB drive, a
/// network share or another disk. The last seven are kept, so erased data is gone from them after a
/// week.
public final class ScheduledBackup {
    /// Number of backups that are kept.
    public static final int MAX_COPIES = 7;

    /// The target folder; empty to make no backups.
    public static final Setting<String> TARGET_FOLDER = Setting.text("backup.folder", "");

    private static final Pattern FILE_NAME = Pattern.compile("saywell-(\\d{4}-\\d\\d-\\d\\d)\\.saywell");

    private static final Pattern UNFINISHED_NAME = Pattern.compile("saywell-(\\d{4}-\\d\\d-\\d\\d)\\.saywell\\.part");

    private final UseCaseContext context;

    public ScheduledBackup(UseCaseContext context) {
        this.context = context;
    }

    /// Creates today's backup, unless it exists, no folder is chosen, or the folder is not
    /// available.
    ///
    /// @return the new file
    public Optional<Path> createIfDue(ProgressListener progress) throws IOException {
        String chosen = context.library().settings().get(TARGET_FOLDER);
        if (chosen.isEmpty() || !Files.isDirectory(Path.of(chosen))) {
            return Optional.empty();
        }
        Path folder = Path.of(chosen);
        Path file = folder.resolve("saywell-" + today() + ".saywell");
        if (Files.exists(file)) {
            return Optional.empty();
        }
        LibraryBackup.create(context.library(), file, progress);
        for (Path old : copies(folder).stream().skip(MAX_COPIES).toList()) {
            Files.delete(old);
        }
        return Optional.of(file);
    }

    /// Replaces all backups in a folder with a new one, because they hold erased data.
    ///
    /// @return whether the folder could be reached
    public boolean replaceAll(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        for (Path part : DailyCopies.in(folder, UNFINISHED_NAME).values()) {
            if (!UnfinishedBackups.noted(context.library()).contains(part.toAbsolutePath())) {
                Files.delete(part); // of a version that did not note them
            }
        }
        List<Path> old = copies(folder);
        if (!old.isEmpty()) {
            Path today = folder.resolve("saywell-" + today() + ".saywell");
            LibraryBackup.create(context.library(), today, ProgressListener.NONE);
            for (Path file : old) {
                if (!file.equals(today)) {
                    Files.delete(file);
                }
            }
        }
        return true;
    }

    /// The backups in the target folder, newest first.
    public List<Path> copies() throws IOException {
        return DailyCopies.newestFirst(byDay(context.library()), today());
    }

    /// The backups in the target folder by their day; none if it is not connected.
    static NavigableMap<LocalDate, Path> byDay(Library library) throws IOException {
        String chosen = library.settings().get(TARGET_FOLDER);
        return chosen.isEmpty() || !Files.isDirectory(Path.of(chosen))
                ? Collections.emptyNavigableMap()
                : DailyCopies.in(Path.of(chosen), FILE_NAME);
    }

    private List<Path> copies(Path folder) throws IOException {
        return DailyCopies.newestFirst(DailyCopies.in(folder, FILE_NAME), today());
    }

    private LocalDate today() {
        return LocalDate.ofInstant(context.clock().instant(), ZoneId.systemDefault());
    }
}
