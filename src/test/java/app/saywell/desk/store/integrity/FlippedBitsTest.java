package app.saywell.desk.store.integrity;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.store.ClosedLibrary;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.LibraryException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Bits of a full database flip, one at a time, anywhere in the file. Either its data stays as it was, or it is
/// noticed.
class FlippedBitsTest {
    /// Flips that change data; others hit bytes that nothing uses.
    private static final int FLIPS = Integer.getInteger("flips", 100);
    private static final long SEED = Long.getLong("seed", 42);

    @TempDir
    private Path folder;

    @Test
    @Timeout(600)
    void noFlippedBitChangesDataUnnoticed() throws IOException {
        Path file = folder.resolve("saywell.db");
        fill(file);
        List<String> data = dataOf(file);
        byte[] whole = Files.readAllBytes(file);
        Random random = new Random(SEED);
        Path copy = Files.createDirectory(folder.resolve("flipped")).resolve("saywell.db");
        List<String> unnoticed = new ArrayList<>();
        int changed = 0;
        int flips = 0;
        while (changed < FLIPS) {
            flips++;
            int at = random.nextInt(whole.length);
            int bit = random.nextInt(8);
            byte[] flipped = Arrays.copyOf(whole, whole.length);
            flipped[at] ^= (byte) (1 << bit);
            Files.write(copy, flipped);
            boolean differs = !sameData(copy, data);
            changed += differs ? 1 : 0;
            if (differs && !isNoticed(copy)) {
                unnoticed.add("byte %d bit %d".formatted(at, bit));
            }
            Files.deleteIfExists(copy.resolveSibling("saywell.db-wal"));
            Files.deleteIfExists(copy.resolveSibling("saywell.db-shm"));
        }
        System.out.printf("%d flips, %d changed data, %d unnoticed%n", flips, changed, unnoticed.size());
        assertThat(unnoticed).isEmpty();
    }

    private static boolean isNoticed(Path copy) {
        try {
            Optional<RowCheck> check = new ClosedLibrary(copy.getParent()).checkRows();
            // A file that says it is of another version is migrated in vain, or refused.
            return check.map(found -> !found.isWhole()).orElse(true);
        } catch (LibraryException e) {
            return true;
        }
    }

    private static boolean sameData(Path copy, List<String> data) {
        try {
            return dataOf(copy).equals(data);
        } catch (LibraryException e) {
            return false;
        }
    }

    private static List<String> dataOf(Path file) {
        return DatabaseFile.readOnly(file, Optional.empty(), handle -> {
            List<String> all = new ArrayList<>();
            for (String table : handle.select("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE"
                            + " 'sqlite%' AND name NOT IN ('row_checksum', 'flyway_schema_history') ORDER BY name")
                    .mapTo(String.class)
                    .list()) {
                handle.select("SELECT * FROM \"" + table + "\"")
                        .map((row, context) -> {
                            StringBuilder line = new StringBuilder(table);
                            for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
                                line.append('|').append(row.getObject(i));
                            }
                            return line.toString();
                        })
                        .forEach(all::add);
            }
            return all;
        });
    }

    // Long answers and many small rows, as in a library that is used; then nothing free is left in the file.
    private static void fill(Path file) {
        try (LibraryDatabase database = LibraryDatabase.open(file, "classpath:app/saywell/desk/store/migration")) {
            database.execute(handle -> {
                handle.execute("INSERT INTO lesson (title, description, position) VALUES ('3과 공원', '', 0)");
                handle.execute("INSERT INTO school_class (name, nearly, good) VALUES ('1-2', 60, 80)");
                for (int i = 1; i <= 20; i++) {
                    String hash = "%064x".formatted(i * 7919L);
                    handle.execute("INSERT INTO recording VALUES (?, 'wav', ?)", hash, i / 3.0);
                    handle.execute(
                            "INSERT INTO sentence (lesson_id, text, meaning, position) VALUES (1, ?, '', ?)",
                            "We walked to the park on day " + i,
                            i);
                    handle.execute(
                            "INSERT INTO learner (name, number, class_id, position, consent) VALUES (?, ?, 1, ?,"
                                    + " 'NONE')",
                            "학생 " + i,
                            String.valueOf(i),
                            i);
                    handle.execute(
                            "INSERT INTO take (sentence_id, learner_id, hash, number, recorded_at, device, source)"
                                    + " VALUES (?, ?, ?, 1, ?, 'mic', 'RECORDED')",
                            i,
                            i,
                            hash,
                            1_700_000_000_000L + i);
                    handle.execute(
                            "INSERT INTO result (take_id, endpoint, text, language, json, service, engine,"
                                + " micro_dollars, at) VALUES (?, 'P', 'the park', 'ENGLISH', ?, 'embedded', '1', 0,"
                                + " ?)",
                            i,
                            "{\"score\":%d,\"words\":\"%s\"}".formatted(i, "walk".repeat(1500)),
                            i);
                    handle.execute("INSERT INTO score VALUES (?, ?, 'ZERO_TO_HUNDRED', ?, ?)", i, i, 50 + i, 51.5 + i);
                    for (int word = 0; word < 6; word++) {
                        handle.execute(
                                "INSERT INTO word_score VALUES (?, ?, 'walked', ?, ?, ?, 0)",
                                i,
                                word,
                                60 + word * 3.5,
                                word,
                                word + 0.8);
                    }
                    handle.execute(
                            "INSERT INTO mark (result_id, layer, target, component, part, value, reason, at)"
                                    + " VALUES (?, 'PRONUNCIATION', 'WORD', 1, 0, ?, 'heard it well', 5)",
                            i,
                            70 + i);
                    handle.execute("INSERT INTO grade VALUES (?, ?, 9)", i, 80 + i / 2.0);
                }
            });
            database.vacuum();
        }
    }
}
