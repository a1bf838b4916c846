package app.saywell.desk.store.integrity;

import app.saywell.desk.store.checksum.DamagedRow;
import app.saywell.desk.store.checksum.RowRepair;
import app.saywell.desk.store.checksum.StoredRow;
import app.saywell.desk.store.database.DatabaseFile;
import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.integrity.RowVersion.Likeness;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

/// Rows of the open library that are not as they were written: found, compared with a copy, and mended one by one.
public final class DamagedRowStore {
    private static final int MAX_SHOWN = 80;

    /// The name of a constant tells nobody anything.
    private static final String CODE = "[A-Z_]{3,}";

    /// How many columns of a table may be shown, where the others hold keys.
    private static final Map<String, Integer> SHOWN_COLUMNS = Map.of("setting", 1, "class_key", 0, "encryption", 0);

    private static final String HIDDEN = "•••";

    private final LibraryDatabase database;

    public DamagedRowStore(LibraryDatabase database) {
        this.database = database;
    }

    /// Reads the whole database.
    public RowCheck check() {
        return database.read(RowCheck::of);
    }

    /// What a copy of the database has of a row; empty if it has none, or that one is damaged too.
    ///
    /// @param copy encrypted as the library is; one of another version has none
    /// @throws LibraryException if the copy cannot be read
    public Optional<RowVersion> versionIn(Path copy, DamagedRow damaged) {
        int schema = database.read(DamagedRowStore::schemaOf);
        Optional<StoredRow> whole = DatabaseFile.readOnly(
                        copy,
                        Optional.empty(),
                        handle -> schemaOf(handle) == schema ? read(handle, damaged) : Optional.<StoredRow>empty())
                .filter(StoredRow::isWhole);
        return whole.map(found -> database.read(handle -> compare(handle, damaged, found)));
    }

    private static int schemaOf(Handle handle) {
        return handle.select("PRAGMA user_version").mapTo(Integer.class).one();
    }

    private static RowVersion compare(Handle handle, DamagedRow damaged, StoredRow whole) {
        Optional<StoredRow> now = read(handle, damaged);
        OptionalLong stored = storedSum(handle, damaged);
        Likeness likeness;
        if (now.filter(row -> row.sum() == whole.sum()).isPresent()) {
            likeness = Likeness.ONLY_CHECKSUM;
        } else if (stored.isPresent() && stored.getAsLong() == whole.sum()) {
            likeness = Likeness.EXACT;
        } else {
            likeness = Likeness.OTHER_STATE;
        }
        List<RowVersion.Difference> differences = new ArrayList<>();
        for (int i = 0; i < whole.values().size(); i++) {
            @Nullable Object before = whole.values().get(i);
            @Nullable Object after = now.isPresent() ? now.get().values().get(i) : null;
            if (!Objects.deepEquals(before, after)) {
                differences.add(
                        isShown(damaged, i)
                                ? new RowVersion.Difference(shown(handle, after), shown(handle, before))
                                : new RowVersion.Difference(HIDDEN, HIDDEN));
            }
        }
        return new RowVersion(whole, likeness, differences);
    }

    /// What of a row can be read, for a person who knows it; names and texts decrypted.
    public List<String> shown(DamagedRow damaged) {
        return database.read(handle -> read(handle, damaged)
                .map(row -> row.values().stream()
                        .limit(SHOWN_COLUMNS.getOrDefault(damaged.table(), Integer.MAX_VALUE))
                        .map(value -> value instanceof String || value instanceof byte[] ? shown(handle, value) : "")
                        .filter(text -> !text.isBlank() && !text.matches(CODE))
                        .toList())
                .orElse(List.of()));
    }

    private static boolean isShown(DamagedRow damaged, int column) {
        return column < SHOWN_COLUMNS.getOrDefault(damaged.table(), Integer.MAX_VALUE);
    }

    // A text that was encrypted and changed cannot be decrypted.
    private static String shown(Handle handle, @Nullable Object value) {
        if (value == null) {
            return "";
        }
        if (!(value instanceof byte[] bytes)) {
            return shortened(value.toString());
        }
        try {
            return shortened(handle.select("SELECT unseal(?)", bytes)
                    .mapTo(String.class)
                    .findOne()
                    .orElse(""));
        } catch (JdbiException e) {
            return "?";
        }
    }

    private static String shortened(String text) {
        return text.length() > MAX_SHOWN ? text.substring(0, MAX_SHOWN) + "…" : text;
    }

    /// What a row and its checksum are now.
    public RowState state(DamagedRow damaged) {
        return database.read(handle -> stateOf(handle, damaged));
    }

    private static RowState stateOf(Handle handle, DamagedRow damaged) {
        OptionalLong current =
                read(handle, damaged).stream().mapToLong(StoredRow::sum).findFirst();
        return new RowState(run(() -> RowRepair.anySum(handle.getConnection(), damaged)), current);
    }

    /// Puts the version of a copy in the place of a damaged row.
    ///
    /// @param seen what was there when it was offered
    /// @return false if something else is there now; nothing is changed then
    /// @throws LibraryException if other rows exclude it; nothing is changed then
    public boolean replace(DamagedRow damaged, RowState seen, RowVersion version) {
        return database.write(handle -> stateOf(handle, damaged).equals(seen)
                && run(() -> {
                    RowRepair.replace(handle.getConnection(), damaged, version.row());
                    return true;
                }));
    }

    /// Takes a row as it is from now on, or as gone.
    ///
    /// @param seen what was there when it was offered
    /// @return false if something else is there now; nothing is changed then
    public boolean keep(DamagedRow damaged, RowState seen) {
        return database.write(handle -> stateOf(handle, damaged).equals(seen)
                && run(() -> {
                    RowRepair.accept(handle.getConnection(), damaged);
                    return true;
                }));
    }

    private static Optional<StoredRow> read(Handle handle, DamagedRow damaged) {
        return run(() -> RowRepair.read(handle.getConnection(), damaged));
    }

    private static OptionalLong storedSum(Handle handle, DamagedRow damaged) {
        return run(() -> RowRepair.storedSum(handle.getConnection(), damaged));
    }

    private interface SqlWork<T> {
        T run() throws SQLException;
    }

    private static <T> T run(SqlWork<T> work) {
        try {
            return work.run();
        } catch (SQLException e) {
            throw LibraryException.of(e);
        }
    }
}
