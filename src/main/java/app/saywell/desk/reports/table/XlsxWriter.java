package app.saywell.desk.reports.table;

import app.saywell.desk.store.file.WholeFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;

/// Writes XLSX. Texts are stored as texts, so none can run as a formula. Numbers are stored as
/// numbers.
public final class XlsxWriter {
    private static final int MAX_SHEET_NAME_LENGTH = 31;

    private XlsxWriter() {}

    /// Writes a new file or overwrites an existing one.
    public static void write(TableSheet sheet, Path file) throws IOException {
        WholeFile.write(file, out -> write(sheet, out));
    }

    private static void write(TableSheet sheet, OutputStream out) throws IOException {
        try (Workbook workbook = new Workbook(out, "Saywell", "1.0")) {
            Worksheet worksheet = workbook.newWorksheet(sheetName(sheet.name()));
            for (int column = 0; column < sheet.headings().size(); column++) {
                worksheet.value(0, column, sheet.headings().get(column));
            }
            if (!sheet.headings().isEmpty()) {
                worksheet
                        .range(0, 0, 0, sheet.headings().size() - 1)
                        .style()
                        .bold()
                        .set();
            }
            worksheet.freezePane(0, 1);
            for (int row = 0; row < sheet.rows().size(); row++) {
                write(worksheet, row + 1, sheet.rows().get(row));
            }
        }
    }

    private static void write(Worksheet worksheet, int row, List<TableSheet.SheetCell> cells) {
        for (int column = 0; column < cells.size(); column++) {
            switch (cells.get(column)) {
                case TableSheet.SheetCell.TextCell text -> worksheet.value(row, column, text.text());
                case TableSheet.SheetCell.NumberCell number -> {
                    worksheet.value(row, column, number.value());
                    worksheet.style(row, column).format(format(number.digits())).set();
                }
                case TableSheet.SheetCell.EmptyCell empty -> {}
            }
        }
    }

    private static String format(int digits) {
        return digits == 0 ? "0" : "0." + "0".repeat(digits);
    }

    // Excel forbids these characters in sheet names, and names of more than 31 characters.
    private static String sheetName(String name) {
        String allowed = name.replaceAll("[\\\\/?*\\[\\]:]", " ").strip();
        String some = allowed.isEmpty() ? "Saywell" : allowed;
        return some.substring(0, Math.min(MAX_SHEET_NAME_LENGTH, some.length()));
    }
}
