package app.saywell.practice.privacy;

import java.time.Instant;

/// What was given out or erased, and when. To be printed and filed; names nobody.
///
/// @param number the attendance number, so that the school knows whose it is; may be empty
public record Certificate(
        Act act, String number, Instant at, int takes, int results, int recordings) {

    /// What was done.
    public enum Act {
        /// Everything was written to a file.
        EXPORTED,
        /// Everything is gone, also from the backups in the data folder. Copies that were taken
        /// elsewhere are not reached.
        ERASED
    }
}
