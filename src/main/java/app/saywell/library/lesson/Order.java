package app.saywell.library.lesson;

import org.jdbi.v3.core.Handle;

import java.util.List;

/// Writes the places of rows.
final class Order {
    private Order() {}

    /// @param table a table with `id` and `position`
    static void apply(Handle handle, String table, List<Long> ids) {
        var batch = handle.prepareBatch("UPDATE " + table + " SET position = ? WHERE id = ?");
        for (int place = 0; place < ids.size(); place++) {
            batch.add(place, ids.get(place));
        }
        if (!ids.isEmpty()) {
            batch.execute();
        }
    }
}
