package app.saywell.desk.store.checksum;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Reads single rows, also in copies of a database, and puts them back. Values are those of the file, so nothing is
/// decrypted.
public final class RowRepair {
    private RowRepair() {}

    /// The row with the key of a damaged one.
    public static Optional<StoredRow> read(Connection connection, DamagedRow damaged) throws SQLException {
        Optional<CheckedTable> table = CheckedTable.named(connection, damaged.table());
        if (table.isEmpty()) {
            return Optional.empty();
        }
        int columns = table.get().columns().size();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("""
                    SELECT t.*, %1$s, %1$s = (SELECT checksum FROM main.row_checksum WHERE %2$s) FROM %3$s t WHERE %4$s = %5$s
                    """.formatted(
                                table.get().sumOf("t"),
                                table.get().isOf("t"),
                                table.get().inFile(),
                                table.get().keyOf("t"),
                                damaged.key()))) {
            if (!row.next()) {
                return Optional.empty();
            }
            List<@Nullable Object> values = new ArrayList<>();
            for (int i = 1; i <= columns; i++) {
                values.add(row.getObject(i));
            }
            return Optional.of(new StoredRow(values, row.getLong(columns + 1), row.getBoolean(columns + 2)));
        }
    }

    /// The checksum that was stored with a row when it was written; empty if there is none, or it is known to be wrong.
    public static OptionalLong storedSum(Connection connection, DamagedRow damaged) throws SQLException {
        OptionalLong any = anySum(connection, damaged);
        return any.isPresent() && any.getAsLong() < 0 ? OptionalLong.empty() : any;
    }

    /// The checksum that stands for a row, even one that is known to be wrong; empty if there is none.
    public static OptionalLong anySum(Connection connection, DamagedRow damaged) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement(
                "SELECT checksum FROM main.row_checksum WHERE table_name = ? AND row_key = " + damaged.key())) {
            query.setString(1, damaged.table());
            try (ResultSet row = query.executeQuery()) {
                return row.next() ? OptionalLong.of(row.getLong(1)) : OptionalLong.empty();
            }
        }
    }

    /// Puts the values of a copy in the place of a damaged row, in the transaction of the caller.
    ///
    /// @throws SQLException if the library has a row that excludes this one, or lacks one that it belongs to
    public static void replace(Connection writer, DamagedRow damaged, StoredRow copy) throws SQLException {
        CheckedTable table = table(writer, damaged);
        // Taking the row away would take away what belongs to it.
        String change = read(writer, damaged).isPresent()
                ? "UPDATE %s SET %s WHERE %s = %s"
                        .formatted(
                                table.inFile(),
                                table.columns().stream()
                                        .map(column -> CheckedTable.quoted(column) + " = ?")
                                        .collect(Collectors.joining(", ")),
                                table.keyOf(CheckedTable.quoted(table.name())),
                                damaged.key())
                : "INSERT INTO %s VALUES (%s)"
                        .formatted(
                                table.inFile(),
                                table.columns().stream().map(any -> "?").collect(Collectors.joining(", ")));
        try (PreparedStatement statement = writer.prepareStatement(change)) {
            for (int i = 0; i < copy.values().size(); i++) {
                statement.setObject(i + 1, copy.values().get(i));
            }
            statement.executeUpdate();
        }
        accept(writer, damaged);
    }

    /// Takes a row as it is from now on, or as gone, in the transaction of the caller.
    public static void accept(Connection writer, DamagedRow damaged) throws SQLException {
        CheckedTable table = table(writer, damaged);
        try (PreparedStatement drop = writer.prepareStatement(
                "DELETE FROM row_checksum WHERE table_name = ? AND row_key = " + damaged.key())) {
            drop.setString(1, damaged.table());
            drop.executeUpdate();
        }
        try (Statement insert = writer.createStatement()) {
            insert.execute("INSERT INTO row_checksum SELECT '%s', %s, %s FROM %s t WHERE %2$s = %5$s"
                    .formatted(table.name(), table.keyOf("t"), table.sumOf("t"), table.inFile(), damaged.key()));
        }
    }

    private static CheckedTable table(Connection connection, DamagedRow damaged) throws SQLException {
        return CheckedTable.named(connection, damaged.table())
                .orElseThrow(() -> new SQLException("there is no table of this name"));
    }
}
