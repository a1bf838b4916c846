package app.saywell.desk.privacy.backup;

import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.DurableFiles;
import app.saywell.desk.store.integrity.LibraryContents;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SortedSet;
import java.util.regex.Pattern;

/// Daily copies of the database in the data folder, kept for seven days and four weeks. Recordings
/// need no copy, because they are never overwritten.
public final class ScheduledDatabaseBackup {
    static final Pattern FILE_NAME = Pattern.compile("(\\d{4}-\\d\\d-\\d\\d)\\.db");

    private final UseCaseContext context;
    private final Library library;

    public ScheduledDatabaseBackup(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// What was done.
    public enum CopyOutcome {
        /// Today's copy exists, and old ones are removed.
        CURRENT,
        /// The library holds much less than its last copy, so no old copy was removed.
        SMALLER_THAN_BEFORE
    }

    /// Creates today's copy if there is none, and removes those that are no longer kept.
    public CopyOutcome createIfDue() throws IOException {
        LocalDate today = LocalDate.ofInstant(context.clock().instant(), ZoneId.systemDefault());
        NavigableMap<LocalDate, Path> old = copies();
        Path copy = library.folder().backupsFolder().resolve(today + ".db");
        if (!old.containsKey(today)) {
            Path part = copy.resolveSibling(today + ".part");
            Files.deleteIfExists(part);
            library.copyDatabaseTo(part);
            DurableFiles.forceFile(part);
            DurableFiles.move(part, copy);
        }
        if (isMuchSmallerThanBefore(old.headMap(today, false))) {
            return CopyOutcome.SMALLER_THAN_BEFORE;
        }
        removeOld(today);
        return CopyOutcome.CURRENT;
    }

    private boolean isMuchSmallerThanBefore(NavigableMap<LocalDate, Path> old) throws IOException {
        var newest = old.lastEntry();
        if (newest == null) {
            return false;
        }
        LibraryContents now = library.contents();
        return BackupRestorer.readContents(newest.getValue())
                .filter(now::isMuchSmallerThan)
                .isPresent();
    }

    private void removeOld(LocalDate today) throws IOException {
        NavigableMap<LocalDate, Path> all = copies();
        SortedSet<LocalDate> kept = BackupRetention.kept(all.keySet(), today, passedErasure(today));
        for (var copy : all.entrySet()) {
            if (!kept.contains(copy.getKey())) {
                Files.delete(copy.getValue());
            }
        }
    }

    private Optional<LocalDate> passedErasure(LocalDate today) {
        return library.classes().findDueForErasure(today.minusDays(1)).stream()
                .map(SchoolClass::eraseOn)
                .flatMap(Optional::stream)
                .max(LocalDate::compareTo);
    }

    private NavigableMap<LocalDate, Path> copies() throws IOException {
        return DailyCopies.in(library.folder().backupsFolder(), FILE_NAME);
    }
}
