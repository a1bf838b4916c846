package app.saywell.desk.reports.table;

import java.util.List;

/// A table with column headings.
public record TableSheet(String name, List<String> headings, List<List<SheetCell>> rows) {

    /// The content of a cell.
    public sealed interface SheetCell {
        record TextCell(String text) implements SheetCell {}

        /// A number with its number of decimals.
        record NumberCell(double value, int digits) implements SheetCell {}

        record EmptyCell() implements SheetCell {}
    }
}
