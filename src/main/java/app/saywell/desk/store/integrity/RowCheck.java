package app.saywell.desk.store.integrity;

import app.saywell.desk.store.checksum.DamagedRow;
import app.saywell.desk.store.checksum.RowChecksums;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.database.LibraryException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// What a database is, compared with what was written to it.
///
/// @param pagesAreWhole whether every page, index and definition is as SQLite and Saywell expect it
/// @param damagedRows rows that are not as they were written; none can be told where pages are damaged
public record RowCheck(boolean pagesAreWhole, List<DamagedRow> damagedRows) {
    public RowCheck {
        damagedRows = List.copyOf(damagedRows);
    }

    /// Whether everything is as it was written.
    public boolean isWhole() {
        return pagesAreWhole && damagedRows.isEmpty();
    }

    /// Reads the whole database of a connection that has the function of the checksums. Takes seconds where there is
    /// much.
    ///
    /// @throws LibraryException if it cannot be read now
    public static RowCheck of(Handle handle) {
        Connection connection = handle.getConnection();
        try {
            if (!isOk(connection) || !RowChecksums.isSchemaWhole(connection)) {
                return new RowCheck(false, List.of());
            }
            return new RowCheck(true, RowChecksums.findDamaged(connection));
        } catch (SQLException e) {
            LibraryException failure = LibraryException.of(e);
            if (failure.kind() == LibraryException.LibraryFailureKind.DAMAGED) {
                return new RowCheck(false, List.of());
            }
            throw failure;
        }
    }

    /// As above, for a file that nothing opens for it; empty if it is missing, or of another version.
    ///
    /// @param newestSchema the newest schema that this version knows
    public static Optional<RowCheck> at(Path file, int newestSchema) {
        try {
            if (!Files.exists(file) || Files.size(file) == 0) {
                return Optional.empty();
            }
        } catch (IOException e) {
            throw LibraryException.of(e);
        }
        return DatabaseFile.readOnly(
                file,
                Optional.empty(),
                handle -> handle.select("PRAGMA user_version")
                                        .mapTo(Integer.class)
                                        .one()
                                == newestSchema
                        ? Optional.of(of(handle))
                        : Optional.empty());
    }

    private static boolean isOk(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("PRAGMA main.integrity_check(1)")) {
            return row.next() && row.getString(1).equals("ok");
        }
    }
}
