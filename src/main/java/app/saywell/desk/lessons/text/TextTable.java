package app.saywell.desk.lessons.text;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/// Rows of cells from a CSV file or from the clipboard of a spreadsheet.
///
/// @param rows without blank rows; each with the line number where it begins, from 1
/// @param separator what stood between the cells
public record TextTable(List<TableRow> rows, CellSeparator separator) {
    private static final Pattern SEPARATOR_LINE =
            Pattern.compile("\\ufeff?\"?sep=([;,|\\t])\"?[ \\t]*(?=\\R|$)", Pattern.CASE_INSENSITIVE);

    /// The line below the headings of a table in Markdown.
    private static final Pattern RULE = Pattern.compile(":?-{2,}:?");

    /// What stood between the cells of a table.
    public enum CellSeparator {
        /// A comma with a space behind it wherever there is one, as people write.
        COMMA_AND_SPACE,
        /// A comma, as programs write.
        COMMA,
        /// Another sign, or the border of a cell.
        OTHER
    }

    /// A table of rows with borders between their cells.
    public TextTable(List<TableRow> rows) {
        this(rows, CellSeparator.OTHER);
    }

    /// A row. Cells have no surrounding spaces.
    public record TableRow(long line, List<String> cells) {
        /// The cell in a column; empty if the row is shorter.
        public String cell(int column) {
            return column >= 0 && column < cells.size() ? cells.get(column) : "";
        }
    }

    /// A table of rows from elsewhere: without surrounding spaces, and without blank rows.
    public static TextTable of(List<TableRow> rows) {
        return new TextTable(rows.stream()
                .map(row -> new TableRow(
                        row.line(), row.cells().stream().map(TextTable::strip).toList()))
                .filter(row -> row.cells().stream().anyMatch(cell -> !cell.isEmpty()))
                .toList());
    }

    /// Reads a table with the separator that its first line names (`sep=;`), or else with the most
    /// frequent one: tab, semicolon, comma or bar.
    public static TextTable read(String text) {
        Matcher named = SEPARATOR_LINE.matcher(text);
        if (!named.lookingAt()) {
            return read(text, separator(text));
        }
        // The line stays, empty, so that lines are counted as in the file.
        return read(text.substring(named.end()), named.group(1).charAt(0));
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
            TextTable quoted = read(text, format);
            TextTable table =
                    quoted.swallowsLines(separator) ? quoted.orIfEven(readWithoutQuotes(text, format)) : quoted;
            return new TextTable(table.rows(), kind(text, separator));
        } catch (IOException | UncheckedIOException | IllegalStateException e) {
            // A quotation mark that is never closed is a sign like any other.
            return new TextTable(readWithoutQuotes(text, format).rows(), kind(text, separator));
        }
    }

    private static CellSeparator kind(String text, char separator) {
        if (separator != ',' && separator != '，') {
            return CellSeparator.OTHER;
        }
        boolean spaced = text.lines()
                .map(line -> line.indexOf(separator) < 0 ? "" : line.substring(line.indexOf(separator) + 1))
                .allMatch(behind -> behind.isEmpty() || behind.charAt(0) == ' ');
        return spaced ? CellSeparator.COMMA_AND_SPACE : CellSeparator.COMMA;
    }

    /// Whether a cell holds a line end with a separator behind it, as where a quotation mark that
    /// was never closed takes up the next lines.
    private boolean swallowsLines(char separator) {
        return rows.stream().flatMap(row -> row.cells().stream()).anyMatch(cell -> {
            int end = cell.indexOf('\n');
            return end >= 0 && cell.indexOf(separator, end) >= 0;
        });
    }

    /// The other reading, if all its rows are equally long.
    private TextTable orIfEven(TextTable other) {
        int columns = other.columnCount();
        return other.rows().stream().allMatch(row -> row.cells().size() == columns) ? other : this;
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
                boolean ruled = cells.stream()
                        .allMatch(cell -> cell.isEmpty() || RULE.matcher(cell).matches());
                if (!ruled) {
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
        for (char candidate : new char[] {'\t', ';', ',', '，', '|'}) {
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
