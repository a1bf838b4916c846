package app.saywell.report.table;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Writes CSV that spreadsheets open rightly: UTF-8 with a byte order mark, for Hangul in Excel;
/// lines that end in CR LF (RFC 4180); no cell that runs as a formula.
public final class CsvWriter {
    private static final char BYTE_ORDER_MARK = '\ufeff';

    private CsvWriter() {}

    /// What stands between cells; Excel expects the one of its country.
    public enum Separator {
        COMMA(','),
        SEMICOLON(';');

        private final char sign;

        Separator(char sign) {
            this.sign = sign;
        }
    }

    /// Writes a new file or overwrites an old one.
    public static void write(Sheet sheet, Path file, Separator separator) throws IOException {
        CSVFormat format = CSVFormat.RFC4180.builder().setDelimiter(separator.sign).get();
        try (Writer writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            writer.write(BYTE_ORDER_MARK);
            try (CSVPrinter printer = new CSVPrinter(writer, format)) {
                printer.printRecord(sheet.headings().stream().map(Cells::harmless));
                for (List<Sheet.Cell> row : sheet.rows()) {
                    printer.printRecord(row.stream().map(CsvWriter::text));
                }
            }
        }
    }

    private static String text(Sheet.Cell cell) {
        return switch (cell) {
            case Sheet.Cell.Text text -> Cells.harmless(text.text());
            case Sheet.Cell.Number number -> Cells.plain(number);
            case Sheet.Cell.Empty empty -> "";
        };
    }
}
