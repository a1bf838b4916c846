package app.saywell.desk.privacy;

import app.saywell.desk.school.GivenRecordings;
import java.time.Instant;
import java.util.List;

/// A dated proof of an export or an erasure, to print and file. Contains no name.
///
/// @param number the attendance number, so that the school knows whose it is; may be empty
/// @param searchedBackups the folders of daily backups that an erasure searched: the one that is chosen and those that
///     were chosen earlier, without those that could not be reached
/// @param remainingCopies folders with backups that still hold the data, because they could not be
///     reached; they are replaced at the first start that reaches them
/// @param missingRecordings recordings without a sound in the file of an export, because it is missing or cannot be
///     read: their names there and their days
public record PrivacyCertificate(
        CertifiedAction act,
        String number,
        Instant at,
        int takes,
        int results,
        int recordings,
        List<String> searchedBackups,
        List<String> remainingCopies,
        List<String> missingRecordings) {

    /// The first few of the missing recordings; all are in the file of the export.
    public String missingNames() {
        return GivenRecordings.firstOf(missingRecordings);
    }

    /// What was done.
    public enum CertifiedAction {
        /// The personal data was exported to a file.
        EXPORTED,
        /// The personal data was erased, wherever it was searched for: in the database, the recordings, finished or
        /// not, the answers of services, what was derived from them, the copies and backups in the data folder,
        /// backups that nobody finished, and the folders of daily backups. Copies elsewhere are not erased.
        ERASED
    }
}
