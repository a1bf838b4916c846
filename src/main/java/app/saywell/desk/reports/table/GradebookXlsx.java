package app.saywell.desk.reports.table;

import app.saywell.desk.reports.table.UnreadableGradebookException.RefusalReason;
import app.saywell.desk.store.file.WholeFile;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.SheetVisibility;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/// The Excel workbook of a school system. A column of one sheet is filled in; other sheets, styles, widths and
/// formulas stay. Spreadsheet programs reckon formulas anew when they open it.
final class GradebookXlsx implements Gradebook {
    /// The most bytes of a file, packed and unpacked: all of a workbook is held in memory as a tree.
    static final int MAX_BYTES = 64 << 20;
    private static final int MAX_ROWS = 10_000;
    private static final int MAX_COLUMNS = 500;

    /// A row with fewer texts is a title above the table.
    private static final int MIN_HEADINGS = 2;

    /// So many rows below a title may be the headings.
    private static final int MAX_TITLE_ROWS = 5;

    private final byte[] bytes;
    private final String sheet;
    private final int headingRow;
    private final List<List<String>> rows;

    private GradebookXlsx(byte[] bytes, String sheet, int headingRow, List<List<String>> rows) {
        this.bytes = bytes;
        this.sheet = sheet;
        this.headingRow = headingRow;
        this.rows = rows;
    }

    /// The sheets of a workbook that are seen and have a table, in their order; at least one.
    ///
    /// @throws UnreadableGradebookException if it has none, or is no workbook, or more than 64 MB unpacked
    static List<Gradebook> sheets(byte[] bytes) throws IOException {
        requireSmall(bytes);
        List<Gradebook> sheets = new ArrayList<>();
        try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(bytes))) {
            for (int index = 0; index < workbook.getNumberOfSheets(); index++) {
                if (workbook.getSheetVisibility(index) == SheetVisibility.VISIBLE) {
                    List<List<String>> rows = texts(workbook.getSheetAt(index));
                    String name = workbook.getSheetName(index);
                    headings(rows)
                            .ifPresent(first -> sheets.add(new GradebookXlsx(
                                    bytes, name, first, withAllHeadings(rows.subList(first, rows.size())))));
                }
            }
        } catch (RuntimeException _) {
            // The reader has no one exception for what is wrong inside.
            throw new UnreadableGradebookException(RefusalReason.NO_TABLE);
        }
        if (sheets.isEmpty()) {
            throw new UnreadableGradebookException(RefusalReason.NO_TABLE);
        }
        return List.copyOf(sheets);
    }

    /// What a ZIP says about its size need not be true, so it is unpacked and counted.
    private static void requireSmall(byte[] bytes) throws IOException {
        byte[] buffer = new byte[1 << 16];
        long unpacked = 0;
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            while (zip.getNextEntry() != null) {
                for (int count = zip.read(buffer); count >= 0; count = zip.read(buffer)) {
                    unpacked += count;
                    if (unpacked > MAX_BYTES) {
                        throw new UnreadableGradebookException(RefusalReason.TOO_LARGE);
                    }
                }
            }
        } catch (ZipException | EOFException _) {
            throw new UnreadableGradebookException(RefusalReason.NO_TABLE);
        }
    }

    @Override
    public String sheet() {
        return sheet;
    }

    @Override
    public List<List<String>> rows() {
        return rows;
    }

    @Override
    public void fillColumn(int column, List<Optional<String>> grades, Path to) throws IOException {
        try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(bytes))) {
            Sheet filled = workbook.getSheet(sheet);
            for (int i = 0; i < Math.min(rows.size(), grades.size()); i++) {
                Optional<String> grade = grades.get(i);
                if (grade.isPresent()) {
                    write(cell(filled, headingRow + i, column, i == 0), grade.get());
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

    /// The first row with texts; but a title may have two texts, and then the headings are a row with more, above
    /// the first number.
    private static Optional<Integer> headings(List<List<String>> rows) {
        int first = 0;
        while (first < rows.size() && textCount(rows.get(first)) < MIN_HEADINGS) {
            first++;
        }
        if (first == rows.size()) {
            return Optional.empty();
        }
        if (textCount(rows.get(first)) > MIN_HEADINGS) {
            return Optional.of(first);
        }
        int last = Math.min(first + MAX_TITLE_ROWS, rows.size() - 1);
        int headings = first;
        for (int i = first + 1; i <= last; i++) {
            if (rows.get(i).stream().anyMatch(GradebookXlsx::isNumber)) {
                return Optional.of(headings);
            }
            if (textCount(rows.get(i)) > textCount(rows.get(headings))) {
                headings = i;
            }
        }
        // Without a number nothing tells headings from what stands below them.
        return Optional.of(first);
    }

    private static long textCount(List<String> row) {
        return row.stream().filter(text -> !text.isBlank()).count();
    }

    private static boolean isNumber(String text) {
        String digits = text.strip();
        return !digits.isEmpty() && digits.chars().allMatch(c -> Character.isDigit(c) || c == '.' || c == '-');
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
