package app.saywell.desk.reports.table;

import app.saywell.desk.lessons.text.TextFileReader;
import app.saywell.desk.reports.table.UnreadableGradebookException.RefusalReason;
import app.saywell.desk.store.file.WholeFile;
import java.io.IOException;
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
final class GradebookCsv implements Gradebook {
    private final List<List<CsvByteEditor.CellSpan>> rows;
    private final byte[] bytes;
    private final byte separator;
    private final Function<byte[], String> text;

    private GradebookCsv(byte[] bytes, Function<byte[], String> text) {
        this.bytes = bytes;
        this.text = text;
        separator = CsvByteEditor.detectSeparator(bytes);
        rows = CsvByteEditor.findRows(bytes, separator);
    }

    /// @param text decodes bytes in the encoding of the file
    /// @throws UnreadableGradebookException if it is in UTF-16, where a character has two bytes, or no text
    static GradebookCsv of(byte[] bytes, Function<byte[], String> text) throws UnreadableGradebookException {
        if (CsvByteEditor.isUtf16(bytes)) {
            throw new UnreadableGradebookException(RefusalReason.UTF_16);
        }
        if (TextFileReader.isBinary(text.apply(bytes))) {
            throw new UnreadableGradebookException(RefusalReason.BINARY);
        }
        return new GradebookCsv(bytes, text);
    }

    @Override
    public String sheet() {
        return "";
    }

    @Override
    public List<List<String>> rows() {
        return rows.stream()
                .map(row -> row.stream()
                        .map(span -> text.apply(CsvByteEditor.cellContent(bytes, span)))
                        .toList())
                .toList();
    }

    @Override
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
