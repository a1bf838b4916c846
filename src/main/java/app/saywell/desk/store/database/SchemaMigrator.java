package app.saywell.desk.store.database;

import app.saywell.desk.store.checksum.RowChecksums;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/// Runs the migrations of a database file. Apart, so that it is loaded only for a file that needs
/// it.
final class SchemaMigrator {
    private SchemaMigrator() {}

    /// @throws LibraryException `NEWER` if a newer program wrote the file
    static void migrate(DataSource source, String migrations) throws SQLException {
        try (Connection connection = source.getConnection()) {
            RowChecksums.addFunction(connection);
            RowChecksums.suspend(connection);
        }
        runAll(source, migrations);
        try (Connection connection = source.getConnection()) {
            RowChecksums.addFunction(connection);
            RowChecksums.renew(connection);
        }
    }

    private static void runAll(DataSource source, String migrations) {
        Flyway flyway =
                Flyway.configure().dataSource(source).locations(migrations).load();
        var current = flyway.info().current();
        if (current != null && current.getState().name().contains("FUTURE")) {
            throw new LibraryException(LibraryFailureKind.NEWER, "schema " + current.getVersion());
        }
        try {
            flyway.migrate();
        } catch (FlywayException e) {
            // Without a cause it is not the disk or a statement, but what Flyway found: tables
            // without a history, or another one.
            throw e.getCause() == null
                    ? new LibraryException(LibraryFailureKind.DAMAGED, "not such a database", e)
                    : LibraryFailureTranslator.translate(e);
        }
    }
}
