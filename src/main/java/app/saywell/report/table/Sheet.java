package app.saywell.report.table;

import java.util.List;

/// A table with a heading for each column.
public record Sheet(String name, List<String> headings, List<List<Cell>> rows) {

    /// What stands in a table.
    public sealed interface Cell {
        /// Words.
        record Text(String text) implements Cell {}

        /// A number, with so many digits after the point.
        record Number(double value, int digits) implements Cell {}

        /// Nothing.
        record Empty() implements Cell {}
    }
}
