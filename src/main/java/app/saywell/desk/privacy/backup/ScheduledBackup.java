package app.saywell.desk.privacy.backup;

import app.saywell.desk.privacy.backup.BackupException.BackupFailureKind;
import app.saywell.desk.privacy.backup.DailyCopies.DailyCopy;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.StepListener;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.deletion.PendingDeletion.DeletionKind;
import app.saywell.desk.store.seal.LibraryKeys;
import app.saywell.desk.store.settings.Settings;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Daily backups of the whole library as one file, in a folder chosen by the user: a USB drive, a
/// network share or another disk. The last seven are kept, and always the last two that lack no recording: erased data
/// is gone from them after seven whole ones.
///
/// Several computers may have the same folder. Each names its backups after the key that opens them, and leaves alone
/// what another key encrypted.
public final class ScheduledBackup {
    private static final System.Logger LOG = System.getLogger(ScheduledBackup.class.getName());

    /// Number of backups that are kept, whether or not they lack recordings.
    public static final int MAX_COPIES = 7;

    /// The target folder; empty to make no backups.
    public static final Setting<String> TARGET_FOLDER = Setting.text("backup.folder", "");

    /// The day since which none could be made, as ISO 8601; empty if the last one could.
    private static final Setting<String> FAILING_SINCE = Setting.text("backup.failing-since", "");

    /// The files of today that were made for an erasure and lack a recording, or beside which an old one could not
    /// be deleted, and when that was asked for, one a line: as long as a line is the same, no other attempt is
    /// made in that folder.
    static final Setting<String> INCOMPLETE_SINCE_ERASURE = Setting.text("backup.incomplete", "");

    /// The folder, if the backups that were seen in it were not there when it was last looked for them; empty
    /// otherwise.
    private static final Setting<String> EMPTIED_FOLDER = Setting.text("backup.folder-emptied", "");

    /// The newest day of a backup in the folder when it was last seen, as ISO 8601; empty before.
    static final Setting<String> NEWEST_DAY = Setting.text("backup.newest-day", "");

    /// A stick may be away for so many days before it is told.
    static final int LATE_DAYS = 14;

    private static final int NAMED_DIGITS = 8;

    private final UseCaseContext context;
    private final StepListener steps;

    public ScheduledBackup(UseCaseContext context) {
        this(context, StepListener.NONE);
    }

    /// @param steps for tests that let a step of an erasure fail
    ScheduledBackup(UseCaseContext context, StepListener steps) {
        this.context = context;
        this.steps = steps;
    }

    /// Creates today's backup, unless it exists, no folder is chosen, or the folder is not
    /// available: it is not there, or is without the backups that were seen in it, see [#isEmptied].
    ///
    /// @return the new file
    /// @throws BackupException `INCOMPLETE` as [LibraryBackup#create]; the file is there, and old ones that are
    ///     not to be kept are gone
    public Optional<Path> createIfDue(ProgressListener progress) throws IOException {
        Library library = context.library();
        Path folder = Path.of(folder());
        if (folder().isEmpty() || !Files.isDirectory(folder)) {
            noteState(!folder().isEmpty(), false);
            return Optional.empty();
        }
        try {
            if (SeenBackupFolders.isEmptied(library, folder)) {
                noteState(true, true);
                return Optional.empty();
            }
            if (DailyCopies.byDay(OwnBackups.in(library, folder)).containsKey(today())) {
                noteNewestDay(folder);
                noteState(false, false);
                return Optional.empty();
            }
        } catch (IOException | UncheckedIOException e) { // what is there cannot be read
            noteState(true, false);
            throw e;
        }
        Path file = fileOfToday(folder);
        boolean isWritten = false;
        try {
            LibraryBackup.create(library, file, progress);
            isWritten = true;
        } catch (BackupException e) {
            isWritten = e.kind() == BackupFailureKind.INCOMPLETE;
            throw e;
        } finally {
            noteState(!isWritten, false);
            if (isWritten) {
                deleteOld(folder);
            }
        }
        return Optional.of(file);
    }

    /// Whether none could be made when one was last due.
    public boolean isFailing() {
        return !context.library().settings().get(FAILING_SINCE).isEmpty();
    }

    private void noteState(boolean isFailing, boolean isEmptied) {
        if (isFailing != isFailing() || isEmptied != isEmptied()) {
            Settings settings = context.library().settings();
            settings.set(EMPTIED_FOLDER, isEmptied ? folder() : "");
            if (isFailing != isFailing()) {
                settings.set(FAILING_SINCE, isFailing ? today().toString() : "");
            }
            context.changes().publish(new LibraryChange.SettingsChanged());
        }
    }

    /// Whether the folder was without the backups that were seen in it when today's was to be made. Nothing is written
    /// into it then: it may be the one that a disk leaves behind.
    public boolean isEmptied() {
        return !folder().isEmpty()
                && context.library().settings().get(EMPTIED_FOLDER).equals(folder());
    }

    /// Has the next backup written into the folder although those that were seen in it are not there. Whoever asks for
    /// that knows that they are gone for good; an erasure looks for them no more. Where there is no folder any more
    /// nothing is forgotten: it goes and comes with a disk.
    public void startAnew() {
        Path folder = Path.of(folder());
        if (Files.isDirectory(folder)) {
            SeenBackupFolders.forget(context.library(), folder);
        }
    }

    /// The folder; empty if no backups are made.
    public String folder() {
        return context.library().settings().get(TARGET_FOLDER);
    }

    /// The folders that may hold backups of a library: the one that is chosen, then those in which its backups were
    /// seen before.
    public static List<String> folders(Library library) {
        List<String> all = new ArrayList<>();
        Stream.concat(Stream.of(library.settings().get(TARGET_FOLDER)), SeenBackupFolders.all(library).stream())
                .filter(folder -> !folder.isEmpty())
                .filter(folder -> all.stream().noneMatch(known -> BackupFolder.isSame(known, folder)))
                .forEachOrdered(all::add);
        return all;
    }

    /// The day since which no backup could be made, because the folder is not there or refuses; empty if that is not
    /// long ago, or none are to be made.
    public Optional<LocalDate> lateSince() {
        return Optional.of(context.library().settings().get(FAILING_SINCE))
                .filter(day -> !folder().isEmpty())
                .flatMap(DailyCopies::parse)
                .filter(day -> !day.plusDays(LATE_DAYS).isAfter(today()));
    }

    // What cannot be deleted now is tried again beside the next one; the new one is there all the same.
    private void deleteOld(Path folder) throws IOException {
        List<DailyCopy> copies = OwnBackups.in(context.library(), folder);
        Set<LocalDate> kept =
                KeptBackups.days(copies, today(), MAX_COPIES, BackupKey.keys(context.library(), LibraryKeys.NONE));
        for (DailyCopy copy : copies) {
            if (!kept.contains(copy.day())) {
                steps.beforeStep("delete " + copy.file().getFileName());
                try {
                    Files.deleteIfExists(copy.file());
                } catch (IOException e) {
                    LOG.log(System.Logger.Level.WARNING, "an old backup could not be deleted", e);
                }
            }
        }
        noteNewestDay(folder);
    }

    private void noteNewestDay(Path folder) throws IOException {
        Library library = context.library();
        String newest = OwnBackups.in(library, folder).stream()
                .map(DailyCopy::day)
                .max(LocalDate::compareTo)
                .map(LocalDate::toString)
                .orElse("");
        boolean isChosen = BackupFolder.isSame(folder(), folder.toString());
        if (isChosen && !library.settings().get(NEWEST_DAY).equals(newest)) {
            library.settings().set(NEWEST_DAY, newest);
        }
        if (!newest.isEmpty()) {
            SeenBackupFolders.note(library, folder);
        }
    }

    /// The time up to which the backups of a library hold what is erased now: on the day of its newest one, where the
    /// clock is behind that. Each erasure has one of its own: it would else count as tried, or as done, with the
    /// one before.
    public static Instant erasureTime(Library library, Instant now) {
        LocalTime time = LocalTime.ofInstant(now, ZoneId.systemDefault());
        return DailyCopies.parse(library.settings().get(NEWEST_DAY))
                .filter(newest -> newest.isAfter(day(now)))
                .map(newest ->
                        newest.atTime(time).atZone(ZoneId.systemDefault()).toInstant())
                .orElse(now);
    }

    /// Replaces the backups of this library in a folder that hold erased data with a new one: all that were made
    /// until the day of the erasure. A later one may have what a restored library lacks, also one of today: the
    /// new one then has a number.
    ///
    /// @param erasedAt when the data was erased, see [#erasureTime]
    /// @return whether that is done; not if the folder could not be reached, or is without the backups that
    ///     were seen there, or it was tried today
    /// @throws IOException if an old one could not be deleted
    /// @throws BackupException `INCOMPLETE` as [LibraryBackup#create]; the old ones stay, also one of
    ///     today, because they may have what it lacks
    public boolean replaceAll(Path folder, Instant erasedAt) throws IOException {
        if (!Files.isDirectory(folder) || wasTriedToday(folder, erasedAt)) {
            return false;
        }
        Library library = context.library();
        for (DailyCopy part : OwnBackups.unfinishedIn(library, folder)) {
            if (UnfinishedBackups.noted(library).stream().noneMatch(noted -> BackupFolder.isSame(noted, part.file()))) {
                Files.delete(part.file()); // of a version that did not note them
            }
        }
        if (SeenBackupFolders.isEmptied(library, folder)) {
            return false;
        }
        List<Path> old = holdingErased(OwnBackups.in(library, folder), erasedAt);
        if (old.isEmpty()) {
            return true;
        }
        Path today = replacement(folder, old);
        try {
            LibraryBackup.create(
                    library,
                    today,
                    (copy, isComplete) -> settle(copy, isComplete ? folder.toString() : ""),
                    ProgressListener.NONE);
            deleteReplaced(folder, old, today, erasedAt);
        } catch (BackupException e) {
            if (e.kind() == BackupFailureKind.INCOMPLETE) {
                noteAttempt(folder, erasedAt);
            }
            throw e;
        }
        noteNewestDay(folder);
        return true;
    }

    private List<Path> holdingErased(List<DailyCopy> found, Instant erasedAt) {
        LocalDate erasedOn = day(erasedAt);
        return found.stream()
                .filter(copy -> !copy.day().isAfter(erasedOn) || copy.day().isAfter(today()))
                .map(DailyCopy::file)
                .toList();
    }

    private Path replacement(Path folder, List<Path> old) {
        Path file = fileOfToday(folder);
        String name = String.valueOf(file.getFileName()).replace(".saywell", "");
        for (int number = 2; Files.exists(file) && !old.contains(file); number++) {
            file = folder.resolve(name + "-" + number + ".saywell");
        }
        return file;
    }

    // Where all backups of the folder are replaced, a library that is restored from the new one has nothing to do
    // there.
    private static void settle(Path copy, String replacedFolder) {
        ClosedLibrary.detachCopy(
                copy,
                setting -> false,
                pending -> pending.kind() == DeletionKind.BACKUP_FOLDER
                        && !replacedFolder.isEmpty()
                        && BackupFolder.isSame(pending.target(), replacedFolder));
    }

    // What stays is to be deleted by a library that is restored from the new backup, too.
    private void deleteReplaced(Path folder, List<Path> old, Path today, Instant erasedAt) throws IOException {
        Optional<IOException> failure = Optional.empty();
        for (Path file : old) {
            steps.beforeStep("delete " + file.getFileName());
            try {
                if (!file.equals(today)) {
                    Files.deleteIfExists(file);
                }
            } catch (IOException e) {
                failure = Optional.of(e);
            }
        }
        if (failure.isPresent()) {
            LibraryBackup.create(context.library(), today, ProgressListener.NONE);
            noteAttempt(folder, erasedAt);
            throw failure.get();
        }
    }

    // Those of today in other folders have the same name.
    private void noteAttempt(Path folder, Instant erasedAt) {
        Library library = context.library();
        Path today = fileOfToday(folder);
        String name = String.valueOf(today.getFileName());
        Stream<String> others = library.settings()
                .get(INCOMPLETE_SINCE_ERASURE)
                .lines()
                .filter(line -> line.endsWith(name) && !line.endsWith(" " + today));
        String all = Stream.concat(others, Stream.of(attempt(today, erasedAt))).collect(Collectors.joining("\n"));
        library.settings().setDurably(INCOMPLETE_SINCE_ERASURE, all);
    }

    private boolean wasTriedToday(Path folder, Instant erasedAt) {
        String tried = context.library().settings().get(INCOMPLETE_SINCE_ERASURE);
        return !tried.isEmpty() && tried.lines().anyMatch(attempt(fileOfToday(folder), erasedAt)::equals);
    }

    private static String attempt(Path file, Instant erasedAt) {
        return erasedAt.toEpochMilli() + " " + file;
    }

    /// The backups of this library in the target folder, newest first.
    public List<Path> copies() throws IOException {
        NavigableMap<LocalDate, Path> copies = byDay(context.library());
        return DailyCopies.newestFirst(copies.keySet(), today()).stream()
                .map(copies::get)
                .toList();
    }

    /// The backups of a library in the target folder by their day; none if it is not connected.
    static NavigableMap<LocalDate, Path> byDay(Library library) throws IOException {
        String chosen = library.settings().get(TARGET_FOLDER);
        return chosen.isEmpty() || !Files.isDirectory(Path.of(chosen))
                ? Collections.emptyNavigableMap()
                : DailyCopies.byDay(OwnBackups.in(library, Path.of(chosen)));
    }

    private Path fileOfToday(Path folder) {
        String key = BackupKey.of(context.library()).checkValue();
        return folder.resolve("saywell-" + today() + "-" + key.substring(0, NAMED_DIGITS) + ".saywell");
    }

    private LocalDate today() {
        return day(context.clock().instant());
    }

    private static LocalDate day(Instant time) {
        return LocalDate.ofInstant(time, ZoneId.systemDefault());
    }
}
