package app.saywell.desk.settings.view.repair;

import app.saywell.desk.privacy.backup.RowRecovery.RepairOffer;
import java.time.LocalDate;

/// Where the question stands what becomes of damaged rows.
public sealed interface RepairPhase {
    /// Everything is as it was written, or the question was put off until the next start.
    record NothingDamaged() implements RepairPhase {}

    /// A row waits for an answer.
    ///
    /// @param number which one it is of all, from 1
    /// @param wasRefused whether the row of the copy could not be put in its place yet
    record Asking(RepairOffer offer, int number, int all, boolean wasRefused) implements RepairPhase {}

    /// All rows had an answer.
    record Mended(int rows) implements RepairPhase {}

    /// Pages are damaged, so that rows cannot be mended.
    record PagesDamaged() implements RepairPhase {}

    /// A copy takes the place of the database at the next start.
    record CopyPrepared(LocalDate day) implements RepairPhase {}

    /// There is no copy, or it could not be prepared.
    record NoCopy() implements RepairPhase {}
}
