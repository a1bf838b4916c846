package app.saywell.desk.school.access;

import java.time.Instant;

/// A line of the access record. It has numbers and no names, so that it can outlive what it is about.
///
/// @param person the account of the computer
/// @param classId 0 if no class in particular
/// @param learnerId 0 if no learner in particular
public record AccessEntry(Instant at, String person, AccessAction action, long classId, long learnerId) {

    /// What was done.
    public enum AccessAction {
        /// The work of a learner of a class was opened.
        OPENED,
        /// A teacher set or removed a mark or a grade.
        MARKED,
        /// The boundaries of words and sounds of a take were imported, or put back.
        BOUNDARIES_MOVED,
        /// An assessment was opened or closed, or a rater gave or changed a rating.
        ASSESSED,
        /// The recordings of a learner were judged again for an appeal.
        APPEALED,
        /// Results or recordings were written to a file or folder.
        EXPORTED,
        /// Pages were printed or written as a PDF.
        PRINTED,
        /// A backup was made.
        BACKED_UP,
        /// A backup or an earlier copy of the database took the place of the library. The lines before it are those of
        /// the backup.
        RESTORED,
        /// Recordings and results were erased.
        ERASED
    }
}
