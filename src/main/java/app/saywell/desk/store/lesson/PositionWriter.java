package app.saywell.desk.store.lesson;

import java.util.List;
import org.jdbi.v3.core.Handle;

/// Writes the `position` column.
final class PositionWriter {
    private PositionWriter() {}

    /// @param table a table with the columns `id` and `position`
    static void writePositions(Handle handle, String table, List<Long> ids) {
        var batch = handle.prepareBatch("UPDATE " + table + " SET position = ? WHERE id = ?");
        for (int position = 0; position < ids.size(); position++) {
            batch.add(position, ids.get(position));
        }
        if (!ids.isEmpty()) {
            batch.execute();
        }
    }
}
