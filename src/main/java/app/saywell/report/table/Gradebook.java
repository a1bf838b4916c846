package app.saywell.report.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The CSV that a school system exported, with one column filled in and every other byte left as it
/// was: line ends, quotes, byte order mark and encoding.
///
/// Works on bytes: in UTF-8 and in the encodings of Windows the signs that make a CSV are single
/// bytes that stand for nothing else, so cells can be exchanged without reading the others.
public final class Gradebook {
    private final List<List<CsvBytes.Span>> rows;
    private final byte[] bytes;
    private final byte separator;

    private Gradebook(byte[] bytes) {
        this.bytes = bytes;
        separator = CsvBytes.separator(bytes);
        rows = CsvBytes.rows(bytes, separator);
    }

    /// Reads an exported file.
    ///
    /// @throws IOException if it cannot be read, or is in UTF-16, where a sign has two bytes
    public static Gradebook read(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        if (CsvBytes.isWide(bytes)) {
            throw new IOException("UTF-16; save it as CSV in UTF-8");
        }
        return new Gradebook(bytes);
    }

    /// The rows, each a list of cells without their quotes; the first one holds the headings.
    ///
    /// @param text makes text of bytes, by the file's encoding
    public List<List<String>> rows(Function<byte[], String> text) {
        return rows.stream()
                .map(
                        row ->
                                row.stream()
                                        .map(span -> text.apply(CsvBytes.content(bytes, span)))
                                        .toList())
                .toList();
    }

    /// Fills a column and writes the whole to another file.
    ///
    /// @param column from 0; one beyond the last adds a column, whose heading is the first grade
    /// @param grades for each row in order, the headings included; empty leaves a cell as it is
    public void fill(int column, List<Optional<String>> grades, Path to) throws IOException {
        List<CsvBytes.Change> changes = new ArrayList<>();
        for (int i = 0; i < Math.min(rows.size(), grades.size()); i++) {
            List<CsvBytes.Span> row = rows.get(i);
            Optional<String> grade = grades.get(i);
            if (grade.isPresent()) {
                changes.add(change(row, column, Cells.harmless(grade.get())));
            }
        }
        Files.write(to, CsvBytes.changed(bytes, changes));
    }

    private CsvBytes.Change change(List<CsvBytes.Span> row, int column, String grade) {
        if (column < row.size()) {
            return new CsvBytes.Change(row.get(column), CsvBytes.cell(grade, separator));
        }
        int end = row.getLast().to();
        String separators = String.valueOf((char) separator).repeat(column - row.size() + 1);
        return new CsvBytes.Change(
                new CsvBytes.Span(end, end), separators + CsvBytes.cell(grade, separator));
    }
}
