package app.saywell.desk.lessons.text;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.CellType;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;
import org.dhatim.fastexcel.reader.Sheet;
import org.dhatim.fastexcel.reader.SheetVisibility;

/// The sheets of an XLSX file (ECMA-376, SpreadsheetML) that a reader would see.
final class XlsxTables {
    private static final long MAX_UNPACKED = 256L << 20;

    private XlsxTables() {}

    static List<TableFileReader.NamedTable> read(Path file) throws IOException {
        requireWorkbook(file);
        try (ReadableWorkbook workbook = new ReadableWorkbook(file.toFile())) {
            List<TableFileReader.NamedTable> tables = new ArrayList<>();
            for (Sheet sheet : workbook.getSheets().toList()) {
                if (sheet.getVisibility() == SheetVisibility.VISIBLE) {
                    tables.add(new TableFileReader.NamedTable(sheet.getName(), table(sheet)));
                }
            }
            return tables;
        } catch (RuntimeException e) {
            // The reader has no one exception for what is wrong inside.
            throw new UnreadableTextException("it is a damaged XLSX file");
        }
    }

    private static void requireWorkbook(Path file) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            if (zip.getEntry("xl/workbook.xml") == null) {
                throw new UnreadableTextException("it is no XLSX file");
            }
            if (zip.stream().mapToLong(entry -> Math.max(0, entry.getSize())).sum() > MAX_UNPACKED) {
                throw new UnreadableTextException("it is too large");
            }
        } catch (ZipException e) {
            throw new UnreadableTextException("it is a damaged XLSX file");
        }
    }

    private static TextTable table(Sheet sheet) throws IOException {
        try (Stream<Row> rows = sheet.openStream()) {
            return TextTable.of(rows.limit(TableFileReader.MAX_ROWS)
                    .map(row -> new TextTable.TableRow(row.getRowNum(), cells(row)))
                    .toList());
        }
    }

    private static List<String> cells(Row row) {
        int count = Math.min(row.getCellCount(), TableFileReader.MAX_COLUMNS);
        List<String> cells = new ArrayList<>(count);
        for (int column = 0; column < count; column++) {
            cells.add(row.getOptionalCell(column).map(XlsxTables::text).orElse(""));
        }
        return cells;
    }

    private static String text(Cell cell) {
        if (cell.getType() == CellType.NUMBER) {
            return cell.asNumber().stripTrailingZeros().toPlainString();
        }
        String text = cell.getType() == CellType.FORMULA ? cell.getRawValue() : cell.getText();
        return text == null ? "" : text;
    }
}
