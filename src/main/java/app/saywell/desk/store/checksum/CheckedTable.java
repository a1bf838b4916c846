package app.saywell.desk.store.checksum;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// A table of which each row has a checksum, and the SQL of its keys and checksums.
///
/// @param columns in their order
/// @param key the columns of the primary key, in their order; a rowid is none, because a VACUUM changes it
record CheckedTable(String name, List<String> columns, List<String> key) {
    static final String CHECKSUMS = "row_checksum";

    /// The token of the opening stamp is changed in copies, and the history of migrations by those who migrate.
    private static final Set<String> OTHERS = Set.of(CHECKSUMS, "opening", "flyway_schema_history");

    CheckedTable {
        columns = List.copyOf(columns);
        key = List.copyOf(key);
    }

    /// All tables of a database; none if it is of a version without checksums.
    static List<CheckedTable> of(Connection connection) throws SQLException {
        Map<String, List<String>> columns = new LinkedHashMap<>();
        Map<String, List<String>> keys = new LinkedHashMap<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT t.name, c.name, c.pk FROM main.sqlite_schema t,"
                        + " pragma_table_info(t.name, 'main') c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite^_%'"
                        + " ESCAPE '^' ORDER BY t.name, c.cid")) {
            while (row.next()) {
                String table = row.getString(1);
                columns.computeIfAbsent(table, any -> new ArrayList<>()).add(row.getString(2));
                if (row.getInt(3) > 0) {
                    keys.computeIfAbsent(table, any -> new ArrayList<>()).add(row.getString(2));
                }
            }
        }
        if (!columns.containsKey(CHECKSUMS)) {
            return List.of();
        }
        return columns.entrySet().stream()
                .filter(table -> !OTHERS.contains(table.getKey()) && keys.containsKey(table.getKey()))
                .map(table -> new CheckedTable(
                        table.getKey(), table.getValue(), keys.getOrDefault(table.getKey(), List.of())))
                .toList();
    }

    static Optional<CheckedTable> named(Connection connection, String name) throws SQLException {
        return of(connection).stream().filter(table -> table.name.equals(name)).findFirst();
    }

    /// The key of a row as one value.
    ///
    /// @param row what stands for it, as `NEW`
    String keyOf(String row) {
        return key.size() == 1
                ? row + "." + quoted(key.getFirst())
                : key.stream()
                        .map(column -> "quote(" + row + "." + quoted(column) + ")")
                        .collect(Collectors.joining(" || ',' || "));
    }

    /// The checksum of a row. With the name of the table, so that no row passes for one of another table.
    String sumOf(String row) {
        return "row_sum('" + name + "', "
                + columns.stream().map(column -> row + "." + quoted(column)).collect(Collectors.joining(", "))
                + ")";
    }

    /// The condition that a checksum belongs to a row.
    String isOf(String row) {
        return "table_name = '" + name + "' AND row_key = " + keyOf(row);
    }

    /// The table, past a view of the same name that decrypts.
    String inFile() {
        return "main." + quoted(name);
    }

    static String quoted(String name) {
        return '"' + name + '"';
    }
}
