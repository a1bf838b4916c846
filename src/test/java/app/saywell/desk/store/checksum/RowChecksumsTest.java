package app.saywell.desk.store.checksum;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.store.checksum.DamagedRow.Damage;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.integrity.RowCheck;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RowChecksumsTest {
    private static final String MIGRATIONS = "classpath:app/saywell/desk/store/migration";
    private static final String HASH = "a".repeat(64);

    @TempDir
    private Path folder;

    @Test
    void whateverIsWrittenAgreesWithItsChecksum() {
        try (LibraryDatabase database = open()) {
            fill(database);
            database.execute(handle -> {
                handle.execute("UPDATE school_class SET good = 3, nearly = 0.5 WHERE id = 1");
                handle.execute("INSERT OR IGNORE INTO recording VALUES (?, 'mp3', 9)", HASH);
                handle.execute("INSERT OR REPLACE INTO setting VALUES ('a', 'other')");
                handle.execute("INSERT INTO setting VALUES ('a', 'third') ON CONFLICT (name) DO UPDATE SET value ="
                        + " excluded.value");
                handle.execute("UPDATE word_score SET position = position + 10");
                handle.execute(
                        "INSERT OR REPLACE INTO take (id, sentence_id, learner_id, hash, number, recorded_at,"
                                + " device, source) VALUES (9, 1, 1, ?, 1, 5, '', 'IMPORTED')",
                        HASH);
            });
            assertThat(check(database).isWhole()).isTrue();
            assertThat(count(database, "result")).as("replaced with its take").isZero();
            database.execute(handle -> handle.execute("DELETE FROM take"));
            database.execute(handle -> handle.execute("DELETE FROM lesson"));
            assertThat(check(database).isWhole()).isTrue();
            assertThat(sums(database, "word_score")).isZero();
            database.vacuum();
            assertThat(check(database).isWhole()).isTrue();
        }
    }

    @Test
    void whatChangesPastTheProgramIsFound() {
        try (LibraryDatabase database = open()) {
            fill(database);
        }
        DatabaseFile.changeCopy(file(), handle -> {
            handle.execute("UPDATE learner SET name = 'Kim Minjum'");
            handle.execute("DELETE FROM mark");
            handle.execute("UPDATE word_score SET score = 71 WHERE position = 1");
            handle.execute("INSERT INTO setting VALUES ('b', 'new')");
            handle.execute("UPDATE take SET id = 3");
        });
        try (LibraryDatabase database = open()) {
            List<DamagedRow> damaged = check(database).damagedRows();
            assertThat(damaged)
                    .containsExactlyInAnyOrder(
                            new DamagedRow("learner", "1", Damage.CHANGED),
                            new DamagedRow("mark", "1", Damage.LOST),
                            new DamagedRow("word_score", "'1,1'", Damage.CHANGED),
                            new DamagedRow("setting", "'b'", Damage.UNKNOWN),
                            new DamagedRow("take", "1", Damage.LOST),
                            new DamagedRow("take", "3", Damage.UNKNOWN));
        }
    }

    @Test
    void aDamagedRowThatIsChangedStaysMarked() {
        try (LibraryDatabase database = open()) {
            fill(database);
        }
        DatabaseFile.changeCopy(file(), handle -> handle.execute("UPDATE learner SET name = 'Kim Minjum'"));
        try (LibraryDatabase database = open()) {
            database.execute(handle -> handle.execute("UPDATE learner SET number = '8'"));
            assertThat(check(database).damagedRows()).containsExactly(new DamagedRow("learner", "1", Damage.CHANGED));
        }
    }

    @Test
    void aMigrationKeepsTheMarksAndAddsTheOthers() {
        try (LibraryDatabase database = open()) {
            fill(database);
        }
        DatabaseFile.changeCopy(file(), handle -> {
            handle.execute("UPDATE learner SET name = 'Kim Minjum'");
            handle.execute("DELETE FROM mark");
        });
        DatabaseFile.changeCopy(file(), handle -> {
            try {
                RowChecksums.addFunction(handle.getConnection());
                RowChecksums.suspend(handle.getConnection());
                handle.execute("ALTER TABLE mark ADD COLUMN shade TEXT");
                RowChecksums.suspend(handle.getConnection()); // as after a kill
                RowChecksums.renew(handle.getConnection());
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        });
        try (LibraryDatabase database = open()) {
            assertThat(check(database).damagedRows())
                    .containsExactlyInAnyOrder(
                            new DamagedRow("learner", "1", Damage.CHANGED), new DamagedRow("mark", "1", Damage.LOST));
        }
    }

    @Test
    void oneDamagedChecksumOfTheDefinitionsDoesNotCondemnTheDatabase() {
        try (LibraryDatabase database = open()) {
            fill(database);
        }
        for (String key : List.of("", "again")) {
            DatabaseFile.changeCopy(
                    file(),
                    handle -> handle.execute(
                            "UPDATE row_checksum SET checksum = checksum + 8 WHERE table_name = 'sqlite_schema'"
                                    + " AND row_key = ?",
                            key));
            assertThat(RowCheck.at(file(), DatabaseFile.newestSchema(MIGRATIONS))
                            .orElseThrow()
                            .isWhole())
                    .as("found beside the window")
                    .isTrue();
            // Opening it writes the damaged one anew, so that the next may be the other.
            open().close();
        }
        DatabaseFile.changeCopy(file(), handle -> handle.execute("DELETE FROM row_checksum WHERE row_key = ''"));
        open().close();
        DatabaseFile.changeCopy(file(), handle -> handle.execute("DELETE FROM row_checksum WHERE row_key = 'again'"));
        try (LibraryDatabase database = open()) {
            assertThat(check(database).isWhole()).isTrue();
        }
    }

    @Test
    void aChangedDefinitionIsFound() {
        open().close();
        DatabaseFile.changeCopy(file(), handle -> handle.execute("CREATE INDEX more ON mark (at)"));
        try (LibraryDatabase database = open()) {
            assertThat(check(database).pagesAreWhole()).isFalse();
        }
    }

    @Test
    void aRowIsTakenFromACopyOrKeptAsItIs() {
        Path copy = folder.resolve("copy.db");
        try (LibraryDatabase database = open()) {
            fill(database);
            database.copyTo(copy);
        }
        DatabaseFile.changeCopy(file(), handle -> {
            handle.execute("UPDATE learner SET name = 'Kim Minjum'");
            handle.execute("DELETE FROM mark");
            handle.execute("INSERT INTO setting VALUES ('b', 'new')");
        });
        try (LibraryDatabase database = open()) {
            for (DamagedRow row : check(database).damagedRows()) {
                database.execute(handle -> repair(handle, copy, row));
            }
            assertThat(check(database).isWhole()).isTrue();
            assertThat(database.<String>read(handle -> handle.select("SELECT name FROM learner")
                            .mapTo(String.class)
                            .one()))
                    .isEqualTo("Kim Minjun");
            assertThat(count(database, "mark")).isEqualTo(1);
            assertThat(count(database, "take"))
                    .as("what belongs to the learner stays")
                    .isEqualTo(1);
        }
    }

    private static void repair(Handle handle, Path copy, DamagedRow row) {
        try {
            var whole = DatabaseFile.readOnly(copy, java.util.Optional.empty(), found -> {
                try {
                    return RowRepair.read(found.getConnection(), row);
                } catch (SQLException e) {
                    throw new IllegalStateException(e);
                }
            });
            if (whole.isPresent()) {
                assertThat(whole.get().isWhole()).isTrue();
                assertThat(RowRepair.storedSum(handle.getConnection(), row))
                        .hasValue(whole.get().sum());
                RowRepair.replace(handle.getConnection(), row, whole.get());
            } else {
                RowRepair.accept(handle.getConnection(), row);
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private Path file() {
        return folder.resolve("saywell.db");
    }

    private LibraryDatabase open() {
        return LibraryDatabase.open(file(), MIGRATIONS);
    }

    private static RowCheck check(LibraryDatabase database) {
        return database.read(RowCheck::of);
    }

    private static int count(LibraryDatabase database, String table) {
        return database.read(handle -> handle.select("SELECT count(*) FROM " + table)
                .mapTo(Integer.class)
                .one());
    }

    private static int sums(LibraryDatabase database, String table) {
        return database.read(handle -> handle.select("SELECT count(*) FROM row_checksum WHERE table_name = ?", table)
                .mapTo(Integer.class)
                .one());
    }

    private static void fill(LibraryDatabase database) {
        database.execute(handle -> {
            handle.execute("INSERT INTO setting VALUES ('a', 'first')");
            handle.execute("INSERT INTO recording VALUES (?, 'wav', 2)", HASH);
            handle.execute("INSERT INTO lesson (title, description, position) VALUES ('3과', '', 0)");
            handle.execute("INSERT INTO sentence (lesson_id, text, meaning, position) VALUES (1, 'the park', '', 0)");
            handle.execute("INSERT INTO school_class (name, nearly, good) VALUES ('1-2', 60, 80.5)");
            handle.execute("INSERT INTO learner (name, number, class_id, position, consent)"
                    + " VALUES ('Kim Minjun', '7', 1, 0, 'NONE')");
            handle.execute(
                    "INSERT INTO take (sentence_id, learner_id, hash, number, recorded_at, device, source)"
                            + " VALUES (1, 1, ?, 1, 5, '', 'RECORDED')",
                    HASH);
            handle.execute("INSERT INTO result (take_id, endpoint, text, language, json, service, engine,"
                    + " micro_dollars, at) VALUES (1, 'P', 'the park', 'ENGLISH', '{}', 'embedded', '1', 0, 0)");
            handle.execute(
                    "INSERT INTO word_score VALUES (1, 0, 'the', 90, 0, 0.25, 0), (1, 1, 'park', 70, 0.25, 1, 0)");
            handle.execute("INSERT INTO mark (result_id, layer, target, component, part, value, reason, at)"
                    + " VALUES (1, 'A', 'W', 0, 0, 88.5, '', 0)");
        });
    }
}
