package app.saywell.desk.store.integrity;

import app.saywell.desk.store.checksum.StoredRow;
import java.util.List;

/// What a copy of the database has of a damaged row.
///
/// @param differences values that differ from those in the library, decrypted
public record RowVersion(StoredRow row, Likeness likeness, List<Difference> differences) {
    public RowVersion {
        differences = List.copyOf(differences);
    }

    /// How a version relates to what was damaged.
    public enum Likeness {
        /// Its checksum is the one with which the row was written last: nothing else can have been there.
        EXACT,
        /// It is the row of the library, of which only the checksum was damaged.
        ONLY_CHECKSUM,
        /// It is the row as it was when the copy was made; it may have been changed since.
        OTHER_STATE
    }

    /// One value.
    ///
    /// @param now as it is in the library; empty if there is no row
    /// @param copied as it is in the copy
    public record Difference(String now, String copied) {}
}
