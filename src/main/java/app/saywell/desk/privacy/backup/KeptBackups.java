package app.saywell.desk.privacy.backup;

import app.saywell.desk.privacy.backup.BackupException.BackupFailureKind;
import app.saywell.desk.privacy.backup.DailyCopies.DailyCopy;
import app.saywell.desk.store.seal.LibraryKeys;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Which backups of a folder stay when a new one was made: those of the newest days, and the newest that lack no
/// recording, however many came later that do.
final class KeptBackups {
    private static final int WHOLE_DAYS = 2;

    private KeptBackups() {}

    private enum Wholeness {
        WHOLE,
        LACKING,
        /// Its key is not there, or its disk does not answer.
        UNKNOWN
    }

    /// The days whose backups stay. They are opened only where some are not among the newest.
    ///
    /// @param count of the newest days
    /// @param keys that open them; what has another key stays until enough are known to be whole
    static Set<LocalDate> days(List<DailyCopy> copies, LocalDate today, int count, LibraryKeys keys) {
        List<LocalDate> days =
                DailyCopies.newestFirst(copies.stream().map(DailyCopy::day).collect(Collectors.toSet()), today);
        if (days.size() <= count) {
            return Set.copyOf(days);
        }
        Set<LocalDate> kept = new HashSet<>(days.subList(0, count));
        int whole = 0;
        for (LocalDate day : days) {
            if (whole == WHOLE_DAYS) {
                break;
            }
            Set<Wholeness> found = copies.stream()
                    .filter(copy -> copy.day().equals(day))
                    .map(copy -> wholeness(copy.file(), keys))
                    .collect(Collectors.toSet());
            if (found.contains(Wholeness.WHOLE)) {
                whole++;
                kept.add(day);
            } else if (found.contains(Wholeness.UNKNOWN)) {
                kept.add(day);
            }
        }
        return kept;
    }

    private static Wholeness wholeness(Path backup, LibraryKeys keys) {
        try {
            return LibraryBackup.missingIn(backup, keys).isEmpty() ? Wholeness.WHOLE : Wholeness.LACKING;
        } catch (BackupException e) {
            return e.kind() == BackupFailureKind.KEY_MISSING ? Wholeness.UNKNOWN : Wholeness.LACKING;
        } catch (IOException | UncheckedIOException e) {
            return Wholeness.UNKNOWN;
        }
    }
}
