package app.saywell.library.store;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.Library;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.callback.Callback;
import org.flywaydb.core.api.callback.Context;
import org.flywaydb.core.api.callback.Event;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// A database of every version is opened and keeps what is in it, and one whose migration was
/// killed after any statement, too.
class UpgradeTest {
    private static final String MIGRATIONS = "classpath:app/saywell/library/migration";
    private static final String FIRST = "1";

    @TempDir
    Path folder;

    @Test
    void aDatabaseOfEveryVersionIsOpenedWithWhatIsInIt() throws IOException {
        List<String> versions = versions();
        assertThat(versions).hasSizeGreaterThan(5).contains(FIRST);
        for (String version : versions) {
            Path file = folder.resolve("v" + version + ".db");
            flyway(file).target(version).load().migrate();
            fill(file);
            requireWhole(file, "version " + version);
        }
    }

    @Test
    void anApprovedPoorTakeStaysApproved() {
        Path file = folder.resolve("approved.db");
        flyway(file).target("8").load().migrate();
        fill(file);
        LibraryDatabase.changeCopy(
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
    void aMigrationThatWasKilledIsCarriedOn() throws IOException {
        Path file = folder.resolve("saywell.db");
        flyway(file).target(FIRST).load().migrate();
        fill(file);
        Map<String, Path> states = new TreeMap<>();
        flyway(file).callbacks(new StateKeeper(file, states)).load().migrate();
        assertThat(states).hasSizeGreaterThan(2 * (versions().size() - 1));
        for (var state : states.entrySet()) {
            requireWhole(state.getValue(), state.getKey());
        }
    }

    private void requireWhole(Path file, String what) {
        LibraryDatabase.open(file, MIGRATIONS).close();
        assertThat(Library.inspectCopy(file).records()).as(what).isEqualTo(4);
        try (LibraryDatabase database = LibraryDatabase.open(file, MIGRATIONS)) {
            String title = database.read(handle -> handle.select("SELECT title FROM lesson")
                    .mapTo(String.class)
                    .one());
            assertThat(title).as(what).isEqualTo("3과");
        }
    }

    private static void fill(Path file) {
        LibraryDatabase.changeCopy(file, handle -> {
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

    /// Copies the files of the database as a kill would leave them.
    private record StateKeeper(Path file, Map<String, Path> states) implements Callback {
        private static final List<Event> EVENTS =
                List.of(Event.BEFORE_EACH_MIGRATE, Event.AFTER_EACH_MIGRATE_STATEMENT, Event.AFTER_EACH_MIGRATE);

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
            String name = "state %03d %s".formatted(states.size(), event.getId());
            Path copy = file.resolveSibling(name + ".db");
            try {
                for (String part : new ArrayList<>(List.of("", "-wal"))) {
                    Path original = Path.of(file + part);
                    if (Files.exists(original)) {
                        Files.copy(original, Path.of(copy + part));
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            states.put(name, copy);
        }

        @Override
        public String getCallbackName() {
            return "states";
        }
    }
}
