package app.saywell.desk.store.checksum;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The values of a row as they are in the file, encrypted columns too.
///
/// @param values in the order of the columns
/// @param sum the checksum of these values
/// @param isWhole whether that is the checksum that is stored
public record StoredRow(List<@Nullable Object> values, long sum, boolean isWhole) {
    public StoredRow {
        values = Collections.unmodifiableList(new ArrayList<>(values)); // may hold null
    }
}
