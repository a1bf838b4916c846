package app.saywell.desk.store.database;

import app.saywell.desk.store.checksum.RowChecksums;
import app.saywell.desk.store.seal.LibraryKey;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jdbi.v3.core.statement.DefinedAttributeTemplateEngine;
import org.jdbi.v3.core.statement.TemplateEngine;
import org.jspecify.annotations.Nullable;

/// The columns that are encrypted in an encrypted library, and what makes that invisible to who
/// queries them.
///
/// A connection to an encrypted library reads each table through a temporary view of the same name,
/// which decrypts; so SQLite compares, searches and sorts plain texts. Statements that change a
/// table are directed to the table itself and encrypt with `seal(?)`. Triggers refuse a text that
/// was not encrypted. Without encryption there are neither views nor triggers, and `seal` and
/// `unseal` give back what they get.
public final class SealedColumns {
    /// The columns with names, texts, answers and the private keys of classes, by table.
    public static final Map<String, List<String>> BY_TABLE = new TreeMap<>(Map.ofEntries(
            Map.entry("analysis", List.of("text", "answer", "components")),
            Map.entry("access_record", List.of("person")),
            Map.entry("answer", List.of("json")),
            Map.entry("assessment", List.of("title", "rubric")),
            Map.entry("class_key", List.of("private_pkcs8")),
            Map.entry("consent_given", List.of("given_by", "how")),
            Map.entry("dialogue_run", List.of("role")),
            Map.entry("ear_answer", List.of("contrast", "words")),
            Map.entry("erasure", List.of("number")),
            Map.entry("feedback_translation", List.of("json")),
            Map.entry("free_speech", List.of("prompt", "answers")),
            Map.entry("heard_text", List.of("text")),
            Map.entry("learner", List.of("name", "number")),
            Map.entry("lesson", List.of("title", "description", "tags")),
            Map.entry("mark", List.of("reason")),
            Map.entry("missed_sound", List.of("word", "expected", "heard")),
            Map.entry("moved_boundaries", List.of("components")),
            Map.entry("pronunciation", List.of("word", "said")),
            Map.entry("rating", List.of("person", "levels")),
            Map.entry("reading", List.of("speaker", "accent")),
            Map.entry("result", List.of("text", "json")),
            Map.entry("school_class", List.of("name")),
            Map.entry("sentence", List.of("text", "meaning")),
            Map.entry("setting", List.of("value")),
            Map.entry("speaking_task", List.of("title", "prompt")),
            Map.entry("take", List.of("device")),
            Map.entry("word_score", List.of("word"))));

    private static final Pattern CHANGE =
            Pattern.compile("\\b(INSERT\\s+(?:OR\\s+\\w+\\s+)?INTO|UPDATE|DELETE\\s+FROM)\\s+("
                    + String.join("|", BY_TABLE.keySet())
                    + ")\\b");

    // What is encrypted says so in its first byte; see [TextCipher].
    private static final String IS_PLAIN =
            "(typeof(%1$s) = 'text' OR typeof(%1$s) = 'blob' AND substr(%1$s, 1, 1) NOT IN (x'01'," + " x'02'))";
    private static final TemplateEngine ATTRIBUTES = new DefinedAttributeTemplateEngine();

    private SealedColumns() {}

    /// Directs statements that change an encrypted table past its view.
    static TemplateEngine templates() {
        return (template, context) -> ATTRIBUTES.render(direct(template), context);
    }

    static String direct(String sql) {
        return CHANGE.matcher(sql).replaceAll("$1 main.$2");
    }

    /// Prepares a connection.
    ///
    /// @param key null if the columns are plain
    static void prepare(Connection connection, @Nullable LibraryKey key) throws SQLException {
        SealFunctions.add(connection, key);
        RowChecksums.addFunction(connection);
        try (Statement statement = connection.createStatement()) {
            statement.execute(
                    "PRAGMA trusted_schema = OFF"); // functions are for statements, not for what a file brings
            statement.execute("PRAGMA fullfsync = ON"); // macOS leaves what was forced to disk in the drive otherwise
            if (key != null) {
                statement.execute("PRAGMA temp_store = MEMORY"); // sorted texts reach no file
                List<String> parts = new ArrayList<>();
                for (var table : BY_TABLE.entrySet()) {
                    parts.add(view(connection, table.getKey(), table.getValue()));
                    for (String change : List.of("INSERT", "UPDATE")) {
                        parts.add(guard(change, table.getKey(), table.getValue()));
                    }
                }
                // As one script in one transaction, as the triggers of checksums are made.
                statement.executeUpdate("BEGIN; " + String.join("; ", parts) + "; COMMIT");
            }
        }
    }

    /// Encrypts or decrypts every column in one transaction and stores the state.
    ///
    /// @param state empty to decrypt
    /// @param more statements of the same transaction
    static void convert(Connection connection, LibraryKey key, Optional<EncryptionState> state, String... more)
            throws SQLException {
        SealFunctions.add(connection, key);
        try (Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            String change = state.isPresent() ? "seal" : "unseal";
            String condition = state.isPresent() ? IS_PLAIN : "NOT (" + IS_PLAIN + ")";
            for (var table : BY_TABLE.entrySet()) {
                for (String column : table.getValue()) {
                    statement.execute("UPDATE %s SET %s = %s(%2$s) WHERE %s"
                            .formatted(table.getKey(), column, change, condition.formatted(column)));
                }
            }
            write(statement, state);
            for (String sql : more) {
                statement.execute(sql);
            }
            connection.commit();
        }
    }

    /// Stores a state.
    static void write(Statement statement, Optional<EncryptionState> state) throws SQLException {
        statement.execute("DELETE FROM encryption");
        if (state.isPresent()) {
            statement.execute("INSERT INTO encryption VALUES (1, '%s', %d, '%s')"
                    .formatted(
                            state.get().phase(),
                            state.get().columnsSealed() ? 1 : 0,
                            state.get().keyCheck()));
        }
    }

    private static String view(Connection connection, String table, List<String> sealed) throws SQLException {
        List<String> columns = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("PRAGMA main.table_info(" + table + ")")) {
            while (row.next()) {
                String name = row.getString("name");
                columns.add(
                        sealed.contains(name) ? "unseal(\"%1$s\") AS \"%1$s\"".formatted(name) : "\"" + name + "\"");
            }
        }
        return "CREATE TEMP VIEW %1$s AS SELECT %2$s FROM main.%1$s".formatted(table, String.join(", ", columns));
    }

    private static String guard(String change, String table, List<String> sealed) {
        String isPlain = sealed.stream()
                .map(column -> IS_PLAIN.formatted("NEW." + column))
                .collect(Collectors.joining(" OR "));
        return """
            CREATE TEMP TRIGGER %1$s_%2$s BEFORE %1$s ON main.%2$s WHEN %3$s
            BEGIN SELECT RAISE(ABORT, 'a text was not encrypted'); END
            """.formatted(change, table, isPlain);
    }
}
