package app.saywell.desk.store.deletion;

import java.time.Instant;

/// Something outside the database that is to be deleted.
///
/// @param target what to delete, see [DeletionKind]
/// @param at when it was last asked for
public record PendingDeletion(long id, DeletionKind kind, String target, Instant at) {

    /// Kinds of deletions.
    public enum DeletionKind {
        /// A recording: its hash, a dot and its extension.
        RECORDING,
        /// The unfinished recordings of a learner: the learner's id.
        UNFINISHED,
        /// Everything that may hold copies: backups in the data folder, the cache, a prepared
        /// restore, free pages of the database. No target.
        DERIVED_FILES,
        /// Full backups in another folder: its path.
        BACKUP_FOLDER
    }
}
