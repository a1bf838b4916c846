package app.saywell.desk.reports.table;

import app.saywell.desk.store.file.WholeFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.SheetVisibility;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/// The Excel workbook of a school system. A column of its first sheet that is seen is filled in; other sheets, styles,
/// widths and formulas stay. Spreadsheet programs reckon formulas anew when they open it.
final class GradebookXlsx implements Gradebook {
    private static final int MAX_BYTES = 64 << 20;
    private static final int MAX_ROWS = 10_000;
    private static final int MAX_COLUMNS = 500;

    /// A row with fewer texts is a title above the table.
    private static final int MIN_HEADINGS = 2;

    private final byte[] bytes;
    private final int sheetIndex;
    private final int headingRow;
    private final List<List<String>> rows;

    private GradebookXlsx(byte[] bytes, int sheetIndex, int headingRow, List<List<String>> rows) {
        this.bytes = bytes;
        this.sheetIndex = sheetIndex;
        this.headingRow = headingRow;
        this.rows = rows;
    }

    /// Whether a file begins as workbooks do.
    static boolean isWorkbook(byte[] bytes) {
        return bytes.length > 4 && bytes[0] == 'P' && bytes[1] == 'K' && bytes[2] == 3 && bytes[3] == 4;
    }

    /// @throws IOException if it is no workbook, or one without a table that is seen
    static GradebookXlsx of(byte[] bytes) throws IOException {
        if (bytes.length > MAX_BYTES) {
            throw new IOException("larger than 64 MB");
        }
        try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(bytes))) {
            for (int index = 0; index < workbook.getNumberOfSheets(); index++) {
                if (workbook.getSheetVisibility(index) == SheetVisibility.VISIBLE) {
                    List<List<String>> rows = texts(workbook.getSheetAt(index));
                    Optional<Integer> headings = headings(rows);
                    if (headings.isPresent()) {
                        int first = headings.get();
                        return new GradebookXlsx(
                                bytes, index, first, withAllHeadings(rows.subList(first, rows.size())));
                    }
                }
            }
        } catch (RuntimeException e) {
            // The reader has no one exception for what is wrong inside.
            throw new IOException("not a readable workbook", e);
        }
        throw new IOException("the file contains no table");
    }

    @Override
    public List<List<String>> rows() {
        return rows;
    }

    @Override
    public void fillColumn(int column, List<Optional<String>> grades, Path to) throws IOException {
        try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(bytes))) {
            Sheet sheet = workbook.getSheetAt(sheetIndex);
            for (int i = 0; i < Math.min(rows.size(), grades.size()); i++) {
                Optional<String> grade = grades.get(i);
                if (grade.isPresent()) {
                    write(cell(sheet, headingRow + i, column, i == 0), grade.get());
                }
            }
            workbook.setForceFormulaRecalculation(true);
            WholeFile.write(to, workbook::write);
        } catch (RuntimeException e) {
            throw new IOException("not a writable workbook", e);
        }
    }

    private static List<List<String>> texts(Sheet sheet) {
        List<List<String>> rows = new ArrayList<>();
        for (int number = 0; number <= Math.min(sheet.getLastRowNum(), MAX_ROWS - 1); number++) {
            Row row = sheet.getRow(number);
            rows.add(row == null ? List.of() : texts(row));
        }
        return rows;
    }

    private static List<String> texts(Row row) {
        List<String> texts = new ArrayList<>();
        for (int column = 0; column < Math.min(row.getLastCellNum(), MAX_COLUMNS); column++) {
            Cell cell = row.getCell(column);
            texts.add(cell == null ? "" : text(cell));
        }
        while (!texts.isEmpty() && texts.getLast().isBlank()) {
            texts.removeLast();
        }
        return List.copyOf(texts);
    }

    private static String text(Cell cell) {
        CellType type = cell.getCellType() == CellType.FORMULA ? cell.getCachedFormulaResultType() : cell.getCellType();
        return switch (type) {
            case STRING -> cell.getStringCellValue();
            case NUMERIC ->
                BigDecimal.valueOf(cell.getNumericCellValue())
                        .stripTrailingZeros()
                        .toPlainString();
            default -> "";
        };
    }

    /// What stands in a column without a heading, such as a note, is not where a new column begins.
    private static List<List<String>> withAllHeadings(List<List<String>> rows) {
        int width = rows.stream().mapToInt(List::size).max().orElse(0);
        List<String> headings = new ArrayList<>(rows.getFirst());
        while (headings.size() < width) {
            headings.add("");
        }
        List<List<String>> padded = new ArrayList<>(rows);
        padded.set(0, List.copyOf(headings));
        return List.copyOf(padded);
    }

    private static Optional<Integer> headings(List<List<String>> rows) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).stream().filter(text -> !text.isBlank()).count() >= MIN_HEADINGS) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    private static Cell cell(Sheet sheet, int rowNumber, int column, boolean isHeading) {
        Row row = Optional.ofNullable(sheet.getRow(rowNumber)).orElseGet(() -> sheet.createRow(rowNumber));
        Cell present = row.getCell(column);
        if (present != null) {
            return present;
        }
        Cell added = row.createCell(column);
        Cell before = isHeading && column > 0 ? row.getCell(column - 1) : null;
        if (before != null) {
            added.setCellStyle(before.getCellStyle());
        }
        return added;
    }

    private static void write(Cell cell, String text) {
        if (cell.getCellType() == CellType.FORMULA) {
            cell.removeFormula();
        }
        try {
            cell.setCellValue(new BigDecimal(text).doubleValue());
        } catch (NumberFormatException _) {
            cell.setCellValue(text);
        }
    }
}
