package app.saywell.desk.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.integrity.RowCheck;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.callback.Callback;
import org.flywaydb.core.api.callback.Context;
import org.flywaydb.core.api.callback.Event;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// A database of every version is opened and keeps what is in it, and one whose migration was
/// killed before, within or after any step, too.
class UpgradeTest {
    private static final String MIGRATIONS = "classpath:app/saywell/desk/store/migration";
    private static final String FIRST = "1";

    @TempDir
    Path folder;

    @Test
    void aDatabaseOfEveryVersionIsOpenedWithWhatIsInIt() throws IOException {
        List<String> versions = versions();
        assertThat(versions).hasSizeGreaterThan(5).contains(FIRST);
        Path grown = folder.resolve("grown.db");
        for (String version : versions) {
            flyway(grown).target(version).load().migrate();
            assertThat(Path.of(grown + "-wal")).doesNotExist();
            Path file = Files.copy(grown, folder.resolve("v" + version + ".db"));
            fill(file);
            requireWhole(file, "version " + version);
        }
    }

    @Test
    void aRowOfEveryTableOfTheOldestVersionIsKeptAsItWas() {
        Path file = folder.resolve("oldest.db");
        flyway(file).target(FIRST).load().migrate();
        Map<String, Map<String, Object>> written = new TreeMap<>();
        DatabaseFile.changeCopy(file, handle -> {
            for (String table : tables(handle)) {
                OldRow.of(handle, table).insert(handle);
                written.put(table, onlyRow(handle, table));
            }
        });
        assertThat(written).hasSizeGreaterThan(15).containsKeys("take", "mark", "grade", "consent_given", "ledger");
        try (LibraryDatabase database = LibraryDatabase.open(file, MIGRATIONS)) {
            database.read(handle -> {
                written.forEach((table, row) ->
                        assertThat(onlyRow(handle, table)).as(table).containsAllEntriesOf(row));
                assertThat(handle.select("PRAGMA foreign_key_check").mapToMap().list())
                        .isEmpty();
                return written;
            });
            assertThat(database.read(RowCheck::of).isWhole()).isTrue();
        }
    }

    private static List<String> tables(Handle handle) {
        return handle.select("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
                        + " AND name <> 'flyway_schema_history' ORDER BY name")
                .mapTo(String.class)
                .list();
    }

    private static Map<String, Object> onlyRow(Handle handle, String table) {
        return handle.select("SELECT * FROM " + table).mapToMap().one();
    }

    /// A row that its table takes; every key is 1, so that rows belong together.
    private record OldRow(String table, List<String> columns, List<Object> values) {
        private static final Map<String, String> LIMITED =
                Map.of("extension", "wav", "consent", "HOSTED", "state", "WAITING", "hash", "0".repeat(64));

        static OldRow of(Handle handle, String table) {
            List<String> columns = new ArrayList<>();
            List<Object> values = new ArrayList<>();
            handle.select("SELECT name, type FROM pragma_table_info(?)", table)
                    .map((row, context) -> Map.entry(row.getString(1), row.getString(2)))
                    .forEach(column -> {
                        columns.add('"' + column.getKey() + '"');
                        values.add(
                                switch (column.getValue()) {
                                    case "INTEGER" -> 1;
                                    case "REAL" -> 1.5;
                                    default -> LIMITED.getOrDefault(column.getKey(), table + "의 " + column.getKey());
                                });
                    });
            return new OldRow(table, columns, values);
        }

        void insert(Handle handle) {
            String places = String.join(", ", Collections.nCopies(values.size(), "?"));
            handle.execute(
                    "INSERT INTO %s (%s) VALUES (%s)".formatted(table, String.join(", ", columns), places),
                    values.toArray());
        }
    }

    @Test
    void anApprovedPoorTakeStaysApproved() {
        Path file = folder.resolve("approved.db");
        flyway(file).target("8").load().migrate();
        fill(file);
        DatabaseFile.changeCopy(
                file,
                handle -> handle.execute("INSERT INTO take_check VALUES (1, 'CLIPPED', 'GOOD', 'COMPLETE',"
                        + " 77), (2, 'SILENT', 'GOOD', 'COMPLETE', NULL)"));
        try (LibraryDatabase database = LibraryDatabase.open(file, MIGRATIONS)) {
            List<Map<String, Object>> approved =
                    database.read(handle -> handle.select("SELECT take_id, approved_at FROM take_approval")
                            .mapToMap()
                            .list());
            assertThat(approved).containsExactly(Map.of("take_id", 1, "approved_at", 77));
        }
    }

    @Test
    void scoresThatContradictTheirSoundsOrTheirOneWordAreSetRight() {
        Path file = folder.resolve("contradictions.db");
        flyway(file).target("13").load().migrate();
        fill(file);
        DatabaseFile.changeCopy(file, handle -> {
            // Two words, the first called right although its sound was wrong; the second is right.
            result(handle, 1, "ZERO_TO_HUNDRED", 100, 100);
            word(handle, 1, 0, 72, 0.0, 0.4);
            word(handle, 1, 1, 95, 0.4, 0.9);
            missed(handle, 1, 1, 0.1, 0.2);
            // One word of which the figure is nothing or all, on each scale.
            result(handle, 2, "ZERO_TO_HUNDRED", 0, 0);
            word(handle, 2, 0, 64, 0.0, 0.4);
            result(handle, 3, "FIFTY_TO_SEVENTY", 70, 100);
            word(handle, 3, 0, 90, 0.0, 0.4);
            // One word called right, its figure all, although its last sound was wrong.
            result(handle, 4, "ZERO_TO_HUNDRED", 100, 100);
            word(handle, 4, 0, 88, 0.0, 0.4);
            missed(handle, 4, 2, 0.3, 0.4);
            // A word called wrong with a wrong sound keeps its score, and a sentence its figures.
            result(handle, 5, "FIFTY_TO_SEVENTY", 60, 85);
            word(handle, 5, 0, 31, 0.0, 0.4);
            word(handle, 5, 1, 96, 0.4, 0.9);
            missed(handle, 5, 0, 0.0, 0.1);
            // A word that was left out has neither score nor sound; one of which every sound was wrong is none.
            word(handle, 5, 2, 0, 0.9, 1.3);
            word(handle, 5, 3, 0, 1.3, 1.8);
            missed(handle, 5, 1, 1.3, 1.8);
        });
        try (LibraryDatabase database = LibraryDatabase.open(file, MIGRATIONS)) {
            assertThat(doubles(database, "SELECT score FROM word_score ORDER BY result_id, position"))
                    .containsExactly(69.0, 95.0, 64.0, 90.0, 69.0, 31.0, 96.0, 0.0, 0.0);
            assertThat(doubles(database, "SELECT position FROM word_score WHERE left_out"))
                    .containsExactly(2.0);
            assertThat(doubles(database, "SELECT total FROM score ORDER BY result_id"))
                    .containsExactly(100.0, 64.0, 90.0, 69.0, 85.0);
            assertThat(doubles(database, "SELECT pronunciation FROM score ORDER BY result_id"))
                    .containsExactly(100.0, 64.0, 68.0, 69.0, 60.0);
        }
    }

    private static List<Double> doubles(LibraryDatabase database, String query) {
        return database.read(handle -> handle.select(query).mapTo(Double.class).list());
    }

    private static void result(Handle handle, int id, String scale, double pronunciation, double total) {
        handle.execute(
                "INSERT INTO result (id, take_id, endpoint, text, language, json, service, engine, micro_dollars, at)"
                        + " VALUES (?, 1, 'PRONUNCIATION_SIMPLE', 'the park', 'ENGLISH', '{}', 'embedded', '1', 0, 0)",
                id);
        handle.execute("INSERT INTO score VALUES (?, 1, ?, ?, ?)", id, scale, pronunciation, total);
    }

    private static void word(Handle handle, int result, int position, double score, double start, double end) {
        handle.execute("INSERT INTO word_score VALUES (?, ?, 'park', ?, ?, ?)", result, position, score, start, end);
    }

    private static void missed(Handle handle, int result, int position, double start, double end) {
        handle.execute(
                "INSERT INTO missed_sound VALUES (?, ?, 'park', 'p', 'b', 12, ?, ?)", result, position, start, end);
    }

    @Test
    void aMigrationThatWasKilledIsCarriedOn() throws IOException {
        Path file = folder.resolve("saywell.db");
        flyway(file).target(FIRST).load().migrate();
        fill(file);
        StateKeeper keeper = new StateKeeper(file);
        flyway(file).callbacks(keeper).load().migrate();
        assertThat(keeper.moments).isGreaterThan(2 * (versions().size() - 1));
        assertThat(keeper.states).hasSizeGreaterThanOrEqualTo(versions().size() - 1);
        for (Path state : keeper.states.values()) {
            requireWhole(state, state.getFileName().toString());
        }
    }

    private void requireWhole(Path file, String what) {
        try (LibraryDatabase database = LibraryDatabase.open(file, MIGRATIONS)) {
            String title = database.read(handle -> handle.select("SELECT title FROM lesson")
                    .mapTo(String.class)
                    .one());
            assertThat(title).as(what).isEqualTo("3과");
        }
        assertThat(ClosedLibrary.inspectCopy(file).records()).as(what).isEqualTo(4);
    }

    private static void fill(Path file) {
        DatabaseFile.changeCopy(file, handle -> {
            handle.execute("INSERT INTO lesson (title, description, position) VALUES ('3과', ''," + " 0)");
            handle.execute(
                    "INSERT INTO sentence (lesson_id, text, meaning, position) VALUES (1," + " 'the park', '', 0)");
            handle.execute("INSERT INTO learner (name, number, position, consent) VALUES ('강민준'," + " '1', 0, 'NONE')");
            handle.execute("INSERT INTO recording VALUES ('" + "0".repeat(64) + "', 'wav', 1.5)");
            for (int number = 1; number <= 2; number++) {
                handle.execute("INSERT INTO take (sentence_id, learner_id, number, hash,"
                        + " recorded_at, device, source) VALUES (1, 1, "
                        + number
                        + ", '"
                        + "0".repeat(64)
                        + "', 0, '', 'RECORDED')");
            }
        });
    }

    private static List<String> versions() {
        return Arrays.stream(Flyway.configure()
                        .dataSource("jdbc:sqlite::memory:", "", "")
                        .locations(MIGRATIONS)
                        .load()
                        .info()
                        .all())
                .map(migration -> migration.getVersion())
                .map(MigrationVersion::getVersion)
                .toList();
    }

    private static org.flywaydb.core.api.configuration.FluentConfiguration flyway(Path file) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return Flyway.configure().dataSource(source).locations(MIGRATIONS);
    }

    /// Copies the files of the database as a kill would leave them: around each migration, and after its first, second,
    /// fourth, eighth … statement. Where no byte has changed on the disk since, a kill leaves the same.
    private static final class StateKeeper implements Callback {
        private static final List<Event> EVENTS =
                List.of(Event.BEFORE_EACH_MIGRATE, Event.AFTER_EACH_MIGRATE_STATEMENT, Event.AFTER_EACH_MIGRATE);

        private static final List<String> PARTS = List.of("", "-wal");

        private final Path file;

        /// By their bytes.
        private final Map<List<ByteBuffer>, Path> states = new LinkedHashMap<>();

        private int moments;
        private int statements;

        StateKeeper(Path file) {
            this.file = file;
        }

        @Override
        public boolean supports(Event event, Context context) {
            return EVENTS.contains(event);
        }

        @Override
        public boolean canHandleInTransaction(Event event, Context context) {
            return true;
        }

        @Override
        public void handle(Event event, Context context) {
            statements = event == Event.AFTER_EACH_MIGRATE_STATEMENT ? statements + 1 : 0;
            if (Integer.bitCount(statements) > 1) {
                return;
            }
            moments++;
            try {
                List<ByteBuffer> bytes = new ArrayList<>();
                for (String part : PARTS) {
                    Path original = Path.of(file + part);
                    bytes.add(ByteBuffer.wrap(Files.exists(original) ? Files.readAllBytes(original) : new byte[0]));
                }
                if (!states.containsKey(bytes)) {
                    Path copy = file.resolveSibling("state %03d %s.db".formatted(moments, event.getId()));
                    for (int i = 0; i < PARTS.size(); i++) {
                        if (bytes.get(i).hasRemaining()) {
                            Files.write(
                                    Path.of(copy + PARTS.get(i)), bytes.get(i).array());
                        }
                    }
                    states.put(bytes, copy);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public String getCallbackName() {
            return "states";
        }
    }
}
