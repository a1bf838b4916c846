package app.saywell.practice.text;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/// Rows of cells from a CSV file or from the clipboard of a spreadsheet.
///
/// @param rows without blank rows; each with the line number where it begins, from 1
public record TextTable(List<TableRow> rows) {

    /// A row. Cells have no surrounding spaces.
    public record TableRow(long line, List<String> cells) {
        /// The cell in a column; empty if the row is shorter.
        public String cell(int column) {
            return column >= 0 && column < cells.size() ? cells.get(column) : "";
        }
    }

    /// Reads a table with the most frequent separator: tab, semicolon or comma.
    public static TextTable read(String text) {
        return read(text, separator(text));
    }

    /// Reads a table with a known separator.
    public static TextTable read(String text, char separator) {
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setDelimiter(separator)
                .setIgnoreEmptyLines(true)
                .setTrailingData(true)
                .get();
        try {
            return read(text, format);
        } catch (IOException | UncheckedIOException | IllegalStateException e) {
            // A quotation mark that is never closed is a sign like any other.
            return readWithoutQuotes(text, format);
        }
    }

    private static TextTable readWithoutQuotes(String text, CSVFormat format) {
        try {
            return read(text, format.builder().setQuote(null).get());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static TextTable read(String text, CSVFormat format) throws IOException {
        List<TableRow> rows = new ArrayList<>();
        try (CSVParser parser = CSVParser.parse(new StringReader(text), format)) {
            long line = 1;
            for (CSVRecord row : parser) {
                List<String> cells = row.stream().map(TextTable::strip).toList();
                if (cells.stream().anyMatch(cell -> !cell.isEmpty())) {
                    rows.add(new TableRow(line, cells));
                }
                line = parser.getCurrentLineNumber() + 1;
            }
        }
        return new TextTable(List.copyOf(rows));
    }

    /// Number of cells in the longest row.
    public int columnCount() {
        return rows.stream().mapToInt(row -> row.cells().size()).max().orElse(0);
    }

    /// For each column, the sum of what `measure` says of its cells. Only the cells that are there
    /// are looked at: one wide row among many short ones must not cost their product.
    public long[] columnSums(ToLongFunction<String> measure) {
        long[] sums = new long[columnCount()];
        for (TableRow row : rows) {
            for (int i = 0; i < row.cells().size(); i++) {
                sums[i] += measure.applyAsLong(row.cells().get(i));
            }
        }
        return sums;
    }

    private static String strip(String cell) {
        return cell.replace('\u00a0', ' ').strip();
    }

    private static char separator(String text) {
        char best = ',';
        long mostCount = 0;
        for (char candidate : new char[] {'\t', ';', ','}) {
            long count = text.lines()
                    .limit(20)
                    .mapToLong(line -> outsideQuotes(line, candidate))
                    .sum();
            if (count > mostCount) {
                best = candidate;
                mostCount = count;
            }
        }
        return best;
    }

    private static long outsideQuotes(String line, char wanted) {
        long count = 0;
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            quoted ^= c == '"';
            count += c == wanted && !quoted ? 1 : 0;
        }
        return count;
    }
}
