package app.saywell.desk.reports.table;

import app.saywell.desk.store.file.WholeFile;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/// Writes CSV that spreadsheets open correctly: UTF-8 with a byte order mark, which Excel needs for
/// Hangul; lines that end in CR LF (RFC 4180); no cell that runs as a formula.
public final class CsvWriter {
    private static final char BYTE_ORDER_MARK = '\ufeff';

    private CsvWriter() {}

    /// The character between cells. Excel expects the one of its locale.
    public enum CsvSeparator {
        COMMA(','),
        SEMICOLON(';');

        private final char character;

        CsvSeparator(char sign) {
            this.character = sign;
        }
    }

    /// Writes a new file or overwrites an existing one.
    public static void write(TableSheet sheet, Path file, CsvSeparator separator) throws IOException {
        WholeFile.write(file, out -> write(sheet, out, separator));
    }

    /// Writes into a stream, and closes it.
    public static void write(TableSheet sheet, OutputStream out, CsvSeparator separator) throws IOException {
        CSVFormat format =
                CSVFormat.RFC4180.builder().setDelimiter(separator.character).get();
        Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        writer.write(BYTE_ORDER_MARK);
        try (CSVPrinter printer = new CSVPrinter(writer, format)) {
            printer.printRecord(sheet.headings().stream().map(CellFormatter::escapeFormula));
            for (List<TableSheet.SheetCell> row : sheet.rows()) {
                printer.printRecord(row.stream().map(CsvWriter::text));
            }
        }
    }

    private static String text(TableSheet.SheetCell cell) {
        return switch (cell) {
            case TableSheet.SheetCell.TextCell text -> CellFormatter.escapeFormula(text.text());
            case TableSheet.SheetCell.NumberCell number -> CellFormatter.plainNumber(number);
            case TableSheet.SheetCell.EmptyCell empty -> "";
        };
    }
}
