package app.saywell.desk.privacy.backup;

import app.saywell.desk.privacy.backup.EarlierDatabases.EarlierDatabase;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.checksum.DamagedRow;
import app.saywell.desk.store.database.EncryptionState;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.integrity.RowCheck;
import app.saywell.desk.store.integrity.RowState;
import app.saywell.desk.store.integrity.RowVersion;
import app.saywell.desk.store.integrity.RowVersion.Likeness;
import app.saywell.desk.store.policy.LockedFeatureException;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.speech.task.ListenerList;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskOutcome;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongPredicate;

/// Finds rows that changed by themselves, and what the daily copies of the database and the backups still have of
/// them.
///
/// The one that has a row as it was written last goes first, then the newest that has it whole.
public final class RowRecovery {
    private static final System.Logger LOG = System.getLogger(RowRecovery.class.getName());

    private final UseCaseContext context;
    private final Library library;
    private final LongPredicate hasRoom;
    private final ListenerList<Examination> listeners = new ListenerList<>();

    public RowRecovery(UseCaseContext context) {
        this(context, context.library().folder()::hasRoomForTemporary);
    }

    /// @param hasRoom whether the database of a backup may be unpacked, of so many bytes
    RowRecovery(UseCaseContext context, LongPredicate hasRoom) {
        this.context = context;
        this.hasRoom = hasRoom;
        library = context.library();
    }

    /// What was found.
    ///
    /// @param pagesAreWhole whether rows can be mended at all; otherwise a copy has to replace the whole database
    /// @param hasClasses whether the library is a teacher's, who alone is asked then
    public record Examination(boolean pagesAreWhole, boolean hasClasses, List<RepairOffer> offers) {
        public Examination {
            offers = List.copyOf(offers);
        }

        /// Whether everything is as it was written.
        public boolean isWhole() {
            return pagesAreWhole && offers.isEmpty();
        }
    }

    /// A damaged row.
    ///
    /// @param seen what the row was when it was examined
    /// @param shown texts of the row in the library
    /// @param copy what a copy has of it; empty if it can only be kept as it is
    public record RepairOffer(DamagedRow row, RowState seen, List<String> shown, Optional<CopiedRow> copy) {
        public RepairOffer {
            shown = List.copyOf(shown);
        }
    }

    /// What a copy has of a row.
    ///
    /// @param day when the copy or the backup was made
    public record CopiedRow(LocalDate day, RowVersion version) {}

    /// Tells what examinations find, on the thread of answers.
    public Subscription subscribe(Consumer<Examination> listener) {
        return listeners.add(listener);
    }

    /// Examines the library in the background and tells what was found.
    public void examineInBackground() {
        context.tasks().run(progress -> examine(), this::tell);
    }

    private void tell(TaskOutcome<Examination> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<Examination>(Examination found) -> {
                if (!found.isWhole()) {
                    LOG.log(
                            System.Logger.Level.WARNING,
                            "rows are not as they were written: {0}",
                            found.offers().size());
                }
                listeners.publish(found);
            }
            case TaskOutcome.TaskFailed<Examination> failed ->
                LOG.log(System.Logger.Level.WARNING, "the library was not compared with its checksums", failed.cause());
            case TaskOutcome.TaskCancelled<Examination> _ -> {}
        }
    }

    /// Reads the whole database, and copies and backups for what is damaged. Takes seconds where there is much.
    ///
    /// @throws IOException if the folder of copies cannot be read
    public Examination examine() throws IOException {
        RowCheck check = library.damagedRows().check();
        Map<DamagedRow, RowState> seen = new LinkedHashMap<>();
        check.damagedRows().forEach(row -> seen.put(row, library.damagedRows().state(row)));
        Map<DamagedRow, CopiedRow> copies = seen.isEmpty() ? Map.of() : find(seen.keySet());
        List<RepairOffer> offers = new ArrayList<>();
        seen.forEach((row, state) -> offers.add(
                new RepairOffer(row, state, library.damagedRows().shown(row), Optional.ofNullable(copies.get(row)))));
        return new Examination(check.pagesAreWhole(), hasClasses(), offers);
    }

    // Where the pages are damaged it may not be known.
    private boolean hasClasses() {
        try {
            return !library.classes().findAll().isEmpty();
        } catch (LibraryException e) {
            return true;
        }
    }

    // Each database is asked for all rows that are still sought, because unpacking it is what takes long.
    private Map<DamagedRow, CopiedRow> find(Set<DamagedRow> rows) throws IOException {
        EarlierDatabases databases = EarlierDatabases.of(library, today(), hasRoom);
        Map<DamagedRow, CopiedRow> found = new HashMap<>();
        Set<DamagedRow> sought = new LinkedHashSet<>(rows);
        for (EarlierDatabase earlier : databases.newestFirst()) {
            if (sought.isEmpty()) {
                break;
            }
            databases.read(earlier, file -> versionsIn(file, sought).forEach((row, version) -> {
                CopiedRow copied = new CopiedRow(earlier.day(), version);
                if (version.likeness() == Likeness.OTHER_STATE) {
                    found.putIfAbsent(row, copied);
                } else {
                    found.put(row, copied);
                    sought.remove(row);
                }
            }));
        }
        return found;
    }

    private Map<DamagedRow, RowVersion> versionsIn(Path copy, Set<DamagedRow> rows) {
        Map<DamagedRow, RowVersion> versions = new LinkedHashMap<>();
        if (isSealedAsLibrary(copy)) {
            rows.forEach(row -> versionIn(copy, row).ifPresent(version -> versions.put(row, version)));
        }
        return versions;
    }

    private boolean isSealedAsLibrary(Path copy) {
        try {
            Optional<String> sealedWith = EncryptionState.read(copy)
                    .filter(EncryptionState::columnsSealed)
                    .map(EncryptionState::keyCheck);
            return sealedWith.equals(library.key().map(LibraryKey::checkValue));
        } catch (LibraryException e) {
            LOG.log(System.Logger.Level.INFO, "a copy of the database cannot be read", e);
            return false;
        }
    }

    // Where a page of the copy is damaged, rows on others are whole.
    private Optional<RowVersion> versionIn(Path copy, DamagedRow row) {
        try {
            return library.damagedRows().versionIn(copy, row);
        } catch (LibraryException e) {
            LOG.log(System.Logger.Level.INFO, "a row of a copy cannot be read: {0}", e.kind());
            return Optional.empty();
        }
    }

    private static LocalDate dayOf(Path copy, NavigableMap<LocalDate, Path> copies) {
        return copies.entrySet().stream()
                .filter(entry -> entry.getValue().equals(copy))
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    /// Puts what a copy has in the place of the row.
    ///
    /// @return false if the row was changed or erased since it was examined; nothing is changed then
    /// @throws LibraryException if other rows exclude it; nothing is changed then
    public boolean restore(RepairOffer offer) {
        boolean isReplaced = offer.copy()
                .filter(copy -> library.damagedRows().replace(offer.row(), offer.seen(), copy.version()))
                .isPresent();
        List.of(
                        new LibraryChange.LessonsChanged(),
                        new LibraryChange.LearnersChanged(),
                        new LibraryChange.TakesChanged(0, 0),
                        new LibraryChange.SettingsChanged())
                .forEach(context.changes()::publish);
        return isReplaced;
    }

    /// Has the newest good daily copy take the place of a database with damaged pages at the next start.
    ///
    /// @return the day of the copy; empty if there is none
    /// @throws IOException if the copy cannot be written
    /// @throws LockedFeatureException if the school has forbidden to restore
    public Optional<LocalDate> replaceAtNextStart() throws IOException {
        LockedFeatureException.requireUnlocked(library.policy(), LockedFeature.RESTORE);
        Path home = library.folder().root();
        Optional<Path> copy = BackupRestorer.newestGoodCopy(home, today());
        if (copy.isEmpty()) {
            return Optional.empty();
        }
        BackupRestorer.prepareDatabase(copy.get(), home);
        return Optional.of(dayOf(copy.get(), copies()));
    }

    private LocalDate today() {
        return LocalDate.ofInstant(context.clock().instant(), ZoneId.systemDefault());
    }

    private NavigableMap<LocalDate, Path> copies() throws IOException {
        return DailyCopies.in(library.folder().backupsFolder(), ScheduledDatabaseBackup.FILE_NAME);
    }

    /// Takes the row as it is from now on, or as gone.
    ///
    /// @return false if the row was changed or erased since it was examined; nothing is changed then
    public boolean keep(RepairOffer offer) {
        return library.damagedRows().keep(offer.row(), offer.seen());
    }
}
