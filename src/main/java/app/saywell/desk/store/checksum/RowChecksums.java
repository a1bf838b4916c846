package app.saywell.desk.store.checksum;

import app.saywell.desk.store.checksum.DamagedRow.Damage;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Keeps the checksums of all rows of a database, and compares them.
///
/// Temporary triggers of the writing connection keep them, so the file itself has none and whoever writes, writes the
/// checksum in the same transaction. A change of a row that was damaged before stays marked as damaged.
public final class RowChecksums {
    /// Agrees with no row.
    private static final int DAMAGED = -1;

    private static final String SCHEMA = "sqlite_schema";

    /// The rows with the checksum of the definitions.
    private static final List<String> SCHEMA_KEYS = List.of("", "again");

    private static final String SCHEMA_SUM =
            "SELECT row_sum(group_concat(type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, ''), ';'"
                    + " ORDER BY type, name)) FROM main.sqlite_schema WHERE tbl_name <> 'flyway_schema_history'";

    private RowChecksums() {}

    /// Adds the SQL function with which checksums are compared.
    public static void addFunction(Connection connection) throws SQLException {
        RowChecksumFunction.add(connection);
    }

    /// Has a connection keep the checksums of what it changes. Nothing happens to a database without their table.
    ///
    /// @throws SQLException if a row cannot be written
    public static void keep(Connection connection) throws SQLException {
        List<CheckedTable> tables = CheckedTable.of(connection);
        if (tables.isEmpty()) {
            return;
        }
        addFunction(connection);
        try (Statement statement = connection.createStatement()) {
            // Otherwise INSERT OR REPLACE takes rows away without a word.
            statement.execute("PRAGMA recursive_triggers = ON");
            // As one script in one transaction: one by one, more than a hundred triggers take twice the time.
            statement.executeUpdate("BEGIN; "
                    + tables.stream().flatMap(table -> triggers(table).stream()).collect(Collectors.joining("; "))
                    + "; COMMIT");
            int stored = agreeingSchemaSums(connection);
            if (stored > 0 && stored < SCHEMA_KEYS.size()) {
                writeSchemaSums(statement);
            }
        }
    }

    // A conflict clause of the statement that fires a trigger goes before those in it, so there are none.
    private static List<String> triggers(CheckedTable table) {
        String insert = "DELETE FROM row_checksum WHERE " + table.isOf("NEW") + "; INSERT INTO row_checksum VALUES ('"
                + table.name() + "', " + table.keyOf("NEW") + ", " + table.sumOf("NEW") + ");";
        String update = "UPDATE row_checksum SET row_key = " + table.keyOf("NEW") + ", checksum = CASE WHEN checksum = "
                + table.sumOf("OLD") + " THEN " + table.sumOf("NEW") + " ELSE " + DAMAGED + " END WHERE "
                + table.isOf("OLD") + ";";
        String delete = "DELETE FROM row_checksum WHERE " + table.isOf("OLD") + ";";
        return List.of(
                trigger(table, "INSERT", insert), trigger(table, "UPDATE", update), trigger(table, "DELETE", delete));
    }

    private static String trigger(CheckedTable table, String change, String then) {
        return "CREATE TEMP TRIGGER checksum_" + change + "_" + table.name() + " AFTER " + change + " ON "
                + table.inFile() + " BEGIN " + then + " END";
    }

    /// All rows that are not as they were written, each table as it is at one moment.
    ///
    /// @throws SQLException if pages of the file are damaged
    public static List<DamagedRow> findDamaged(Connection connection) throws SQLException {
        List<CheckedTable> tables = CheckedTable.of(connection);
        List<DamagedRow> damaged = new ArrayList<>();
        try (Statement statement = connection.createStatement()) {
            for (CheckedTable table : tables) {
                try (ResultSet row = statement.executeQuery(damagedIn(table))) {
                    while (row.next()) {
                        damaged.add(new DamagedRow(table.name(), row.getString(1), Damage.valueOf(row.getString(2))));
                    }
                }
            }
        }
        return damaged;
    }

    private static String damagedIn(CheckedTable table) {
        return """
            SELECT quote(%1$s), CASE WHEN c.checksum IS NULL THEN 'UNKNOWN' ELSE 'CHANGED' END
            FROM %2$s t LEFT JOIN main.row_checksum c ON c.table_name = '%3$s' AND c.row_key = %1$s
            WHERE c.checksum IS NOT %4$s
            UNION ALL
            SELECT quote(row_key), 'LOST' FROM (SELECT row_key FROM main.row_checksum WHERE table_name = '%3$s'
            EXCEPT SELECT %1$s FROM %2$s t)
            """.formatted(table.keyOf("t"), table.inFile(), table.name(), table.sumOf("t"));
    }

    /// Whether the definitions of tables and indexes are as they were written; they are not where the checksums are
    /// gone. Their checksum is stored twice, so that a change of one does not condemn the database.
    public static boolean isSchemaWhole(Connection connection) throws SQLException {
        if (CheckedTable.of(connection).isEmpty()) {
            return false;
        }
        return agreeingSchemaSums(connection) > 0;
    }

    private static int agreeingSchemaSums(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT count(*) FROM main.row_checksum WHERE table_name = '"
                        + SCHEMA + "' AND checksum = (" + SCHEMA_SUM + ")")) {
            return row.getInt(1);
        }
    }

    private static void writeSchemaSums(Statement statement) throws SQLException {
        for (String key : SCHEMA_KEYS) {
            statement.execute("INSERT OR REPLACE INTO main.row_checksum VALUES ('" + SCHEMA + "', '" + key + "', ("
                    + SCHEMA_SUM + "))");
        }
    }

    /// Takes the checksums away before a migration changes rows, except the marks of those that are damaged. Stopped at
    /// any time, it is carried on: what is half migrated is compared with nothing.
    ///
    /// @throws SQLException if pages of the file are damaged
    public static void suspend(Connection connection) throws SQLException {
        if (CheckedTable.of(connection).isEmpty() || !hasSchemaSum(connection)) {
            return;
        }
        List<DamagedRow> damaged = findDamaged(connection);
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            statement.execute("DELETE FROM row_checksum");
        }
        for (DamagedRow row : damaged) {
            mark(connection, row.table(), row.key());
        }
        connection.commit();
        connection.setAutoCommit(true);
    }

    private static boolean hasSchemaSum(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row =
                        statement.executeQuery("SELECT 1 FROM row_checksum WHERE table_name = '" + SCHEMA + "'")) {
            return row.next();
        }
    }

    /// Computes all checksums anew after a migration. What was marked as damaged stays so.
    public static void renew(Connection connection) throws SQLException {
        List<CheckedTable> tables = CheckedTable.of(connection);
        if (tables.isEmpty()) {
            return;
        }
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            statement.execute("DELETE FROM row_checksum WHERE checksum <> " + DAMAGED);
            for (CheckedTable table : tables) {
                statement.execute("INSERT OR IGNORE INTO row_checksum SELECT '%s', %s, %s FROM %s t"
                        .formatted(table.name(), table.keyOf("t"), table.sumOf("t"), table.inFile()));
            }
            writeSchemaSums(statement);
        }
        connection.commit();
        connection.setAutoCommit(true);
    }

    private static void mark(Connection connection, String table, String key) throws SQLException {
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO row_checksum VALUES (?, " + key + ", " + DAMAGED + ")")) {
            insert.setString(1, table);
            insert.execute();
        }
    }
}
