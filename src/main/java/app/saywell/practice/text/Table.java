package app.saywell.practice.text;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/// Rows of cells, from a CSV file or from a spreadsheet's clipboard.
///
/// @param rows without the blank ones; each with the number of the line it began on, from 1
public record Table(List<Row> rows) {

    /// A row; its cells are stripped of blanks.
    public record Row(long line, List<String> cells) {
        /// The cell in a column, empty where the row is shorter.
        public String cell(int column) {
            return column >= 0 && column < cells.size() ? cells.get(column) : "";
        }
    }

    /// Reads a table whose columns are separated by whatever separates most: tab, semicolon or
    /// comma.
    public static Table read(String text) {
        return read(text, separator(text));
    }

    /// Reads a table with a known separator.
    public static Table read(String text, char separator) {
        CSVFormat format =
                CSVFormat.DEFAULT
                        .builder()
                        .setDelimiter(separator)
                        .setIgnoreEmptyLines(true)
                        .setLenientEof(true)
                        .setTrailingData(true)
                        .get();
        List<Row> rows = new ArrayList<>();
        try (CSVParser parser = CSVParser.parse(new StringReader(text), format)) {
            long line = 1;
            for (CSVRecord row : parser) {
                List<String> cells = row.stream().map(Table::strip).toList();
                if (cells.stream().anyMatch(cell -> !cell.isEmpty())) {
                    rows.add(new Row(line, cells));
                }
                line = parser.getCurrentLineNumber() + 1;
            }
        } catch (IOException e) { // a StringReader does not fail, a quote that never ends does
            throw new UncheckedIOException(e);
        }
        return new Table(List.copyOf(rows));
    }

    /// The most cells that a row has.
    public int columns() {
        return rows.stream().mapToInt(row -> row.cells().size()).max().orElse(0);
    }

    private static String strip(String cell) {
        return cell.replace('\u00a0', ' ').strip();
    }

    private static char separator(String text) {
        char best = ',';
        long most = 0;
        for (char candidate : new char[] {'\t', ';', ','}) {
            long count =
                    text.lines().limit(20).mapToLong(line -> outsideQuotes(line, candidate)).sum();
            if (count > most) {
                best = candidate;
                most = count;
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
