package app.saywell.report.table;

import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Writes XLSX. Texts are stored as texts, so that none can run as a formula; numbers as numbers.
public final class XlsxWriter {
    private static final int LONGEST_NAME = 31;

    private XlsxWriter() {}

    /// Writes a new file or overwrites an old one.
    public static void write(Sheet sheet, Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file);
                Workbook workbook = new Workbook(out, "Saywell", "1.0")) {
            Worksheet worksheet = workbook.newWorksheet(name(sheet.name()));
            for (int column = 0; column < sheet.headings().size(); column++) {
                worksheet.value(0, column, sheet.headings().get(column));
            }
            if (!sheet.headings().isEmpty()) {
                worksheet.range(0, 0, 0, sheet.headings().size() - 1).style().bold().set();
            }
            worksheet.freezePane(0, 1);
            for (int row = 0; row < sheet.rows().size(); row++) {
                write(worksheet, row + 1, sheet.rows().get(row));
            }
        }
    }

    private static void write(Worksheet worksheet, int row, List<Sheet.Cell> cells) {
        for (int column = 0; column < cells.size(); column++) {
            switch (cells.get(column)) {
                case Sheet.Cell.Text text -> worksheet.value(row, column, text.text());
                case Sheet.Cell.Number number -> {
                    worksheet.value(row, column, number.value());
                    worksheet.style(row, column).format(format(number.digits())).set();
                }
                case Sheet.Cell.Empty empty -> {}
            }
        }
    }

    private static String format(int digits) {
        return digits == 0 ? "0" : "0." + "0".repeat(digits);
    }

    // Excel forbids these signs in the name of a sheet, and more than 31 letters.
    private static String name(String name) {
        String allowed = name.replaceAll("[\\\\/?*\\[\\]:]", " ").strip();
        String some = allowed.isEmpty() ? "Saywell" : allowed;
        return some.substring(0, Math.min(LONGEST_NAME, some.length()));
    }
}
