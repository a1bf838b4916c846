package app.saywell.desk.reports.table;

import app.saywell.desk.store.file.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The CSV file of a school system. One column is filled in and every other byte stays the same:
/// line ends, quotes, byte order mark and encoding.
///
/// It works on bytes. In UTF-8 and in the Windows encodings, separators, quotes and line ends are
/// single bytes that stand for nothing else. So cells can be replaced without decoding the others.
public final class GradebookCsv {
    private final List<List<CsvByteEditor.CellSpan>> rows;
    private final byte[] bytes;
    private final byte separator;

    private GradebookCsv(byte[] bytes) {
        this.bytes = bytes;
        separator = CsvByteEditor.detectSeparator(bytes);
        rows = CsvByteEditor.findRows(bytes, separator);
    }

    /// Reads an exported file.
    ///
    /// @throws IOException if it cannot be read, or if it is in UTF-16, where a character has two
    ///     bytes
    public static GradebookCsv read(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        if (CsvByteEditor.isUtf16(bytes)) {
            throw new IOException("the file is in UTF-16; save it as CSV in UTF-8");
        }
        return new GradebookCsv(bytes);
    }

    /// The rows, each a list of cells without their quotes; the first row has the headings.
    ///
    /// @param text decodes bytes in the encoding of the file
    public List<List<String>> rows(Function<byte[], String> text) {
        return rows.stream()
                .map(row -> row.stream()
                        .map(span -> text.apply(CsvByteEditor.cellContent(bytes, span)))
                        .toList())
                .toList();
    }

    /// Fills in a column and writes everything to another file.
    ///
    /// @param column from 0; the number after the last column adds a column, whose heading is the
    ///     first grade
    /// @param grades one per row, headings included; an empty one leaves the cell as it is
    public void fillColumn(int column, List<Optional<String>> grades, Path to) throws IOException {
        List<CsvByteEditor.CellChange> changes = new ArrayList<>();
        for (int i = 0; i < Math.min(rows.size(), grades.size()); i++) {
            List<CsvByteEditor.CellSpan> row = rows.get(i);
            Optional<String> grade = grades.get(i);
            if (grade.isPresent()) {
                changes.add(change(row, column, CellFormatter.escapeFormula(grade.get())));
            }
        }
        WholeFile.write(to, out -> out.write(CsvByteEditor.applyChanges(bytes, changes)));
    }

    private CsvByteEditor.CellChange change(List<CsvByteEditor.CellSpan> row, int column, String grade) {
        if (column < row.size()) {
            return new CsvByteEditor.CellChange(row.get(column), CsvByteEditor.quoteIfNeeded(grade, separator));
        }
        int end = row.getLast().to();
        String separators = String.valueOf((char) separator).repeat(column - row.size() + 1);
        return new CsvByteEditor.CellChange(
                new CsvByteEditor.CellSpan(end, end), separators + CsvByteEditor.quoteIfNeeded(grade, separator));
    }
}
