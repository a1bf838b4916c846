package app.saywell.desk.store.checksum;

/// A row that is not as it was written.
///
/// @param table where it is
/// @param key its key as an SQL literal, so that it can be told, compared and stored
/// @param damage what is wrong with it
public record DamagedRow(String table, String key, Damage damage) {

    /// What is wrong with a row.
    public enum Damage {
        /// Its checksum is of other values.
        CHANGED,
        /// There is a checksum, but no row.
        LOST,
        /// There is a row, but no checksum.
        UNKNOWN
    }
}
