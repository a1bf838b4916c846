package app.saywell.desk.lessons.text;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.poi.EncryptedDocumentException;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;

/// The sheets of an XLS file (Excel 97 to 2003) that a reader would see. Formulas count as the value
/// that was stored with them.
final class XlsTables {
    private XlsTables() {}

    static List<TableFileReader.NamedTable> read(Path file) throws IOException {
        try (POIFSFileSystem files = new POIFSFileSystem(file.toFile(), true)) {
            if (files.getRoot().hasEntryCaseInsensitive("EncryptedPackage")) {
                throw new UnreadableTextException("it is protected by a password; save it without one");
            }
            try (Workbook workbook = new HSSFWorkbook(files)) {
                return tables(workbook);
            }
        } catch (EncryptedDocumentException e) {
            throw new UnreadableTextException("it is protected by a password; save it without one");
        } catch (RuntimeException e) {
            // The reader has no one exception for what is wrong inside.
            throw new UnreadableTextException("it is no XLS file, or a damaged one");
        }
    }

    private static List<TableFileReader.NamedTable> tables(Workbook workbook) {
        DataFormatter formatter = new DataFormatter(Locale.ROOT);
        formatter.setUseCachedValuesForFormulaCells(true);
        List<TableFileReader.NamedTable> tables = new ArrayList<>();
        for (int i = 0; i < workbook.getNumberOfSheets(); i++) {
            if (!workbook.isSheetHidden(i) && !workbook.isSheetVeryHidden(i)) {
                Sheet sheet = workbook.getSheetAt(i);
                tables.add(new TableFileReader.NamedTable(sheet.getSheetName(), table(sheet, formatter)));
            }
        }
        return tables;
    }

    private static TextTable table(Sheet sheet, DataFormatter formatter) {
        List<TextTable.TableRow> rows = new ArrayList<>();
        for (Row row : sheet) {
            if (rows.size() >= TableFileReader.MAX_ROWS) {
                break;
            }
            List<String> cells = new ArrayList<>();
            int count = Math.min(row.getLastCellNum(), TableFileReader.MAX_COLUMNS);
            for (int column = 0; column < count; column++) {
                cells.add(formatter.formatCellValue(row.getCell(column)));
            }
            rows.add(new TextTable.TableRow(row.getRowNum() + 1L, cells));
        }
        return TextTable.of(rows);
    }
}
