package app.saywell.desk.privacy;

import java.time.Instant;
import java.util.List;

/// A dated proof of an export or an erasure, to print and file. Contains no name.
///
/// @param number the attendance number, so that the school knows whose it is; may be empty
/// @param remainingCopies folders with backups that still hold the data, because they could not be
///     reached; they are replaced at the first start that reaches them
public record PrivacyCertificate(
        CertifiedAction act,
        String number,
        Instant at,
        int takes,
        int results,
        int recordings,
        List<String> remainingCopies) {

    /// What was done.
    public enum CertifiedAction {
        /// The personal data was exported to a file.
        EXPORTED,
        /// The personal data was erased, also from the backups in the data folder and in the folder
        /// of daily backups. Copies elsewhere are not erased.
        ERASED
    }
}
