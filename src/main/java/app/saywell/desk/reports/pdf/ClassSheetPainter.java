package app.saywell.desk.reports.pdf;

import java.io.IOException;
import java.util.List;
import java.util.OptionalDouble;

/// Paints a class sheet, page by page.
final class ClassSheetPainter {
    private static final double MARGIN = 36;
    private static final double ROW_HEIGHT = 15.3;
    private static final double TEXT_SIZE = 10;
    private static final double SMALL_SIZE = 8;
    private static final double NUMBER_WIDTH = 28;
    private static final double NAME_WIDTH = 90;
    private static final double MAX_COLUMN_WIDTH = 160;
    private static final double MEAN_WIDTH = 34;

    /// In the place of a score that is not there.
    private static final String RECORDED = "○";

    private final ClassSheet sheet;
    private final PaperTexts texts;

    ClassSheetPainter(ClassSheet sheet, PaperTexts texts) {
        this.sheet = sheet;
        this.texts = texts;
    }

    /// Paints a page, starting with one learner.
    ///
    /// @return the first learner that did not fit
    int paint(PdfPage page, int firstRow) throws IOException {
        double namesX = MARGIN + NUMBER_WIDTH;
        double cellsX = namesX + NAME_WIDTH;
        double availableWidth = page.width() - MARGIN - cellsX - MEAN_WIDTH;
        double width = Math.min(
                MAX_COLUMN_WIDTH, availableWidth / Math.max(1, sheet.sentences().size()));
        double meansX = cellsX + sheet.sentences().size() * width;
        page.drawTextWithin(sheet.title(), MARGIN, MARGIN + 14, 14, page.width() - 2 * MARGIN);
        ClassSheet.SheetThresholds thresholds = sheet.thresholds();
        String thresholdText = texts.get("borders", thresholds.good(), thresholds.nearly());
        page.drawText(
                thresholdText + "  ·  " + texts.get("legend") + "  ·  " + texts.get("by-teacher") + "  ·  "
                        + texts.get("recorded", RECORDED) + "  ·  " + texts.get("unsure"),
                MARGIN,
                MARGIN + 28,
                SMALL_SIZE,
                PdfPage.TypefaceWeight.REGULAR);
        page.drawTextWithin(sheet.rules(), MARGIN, MARGIN + 37, SMALL_SIZE, page.width() - 2 * MARGIN);
        double y = MARGIN + 50;
        for (int i = 0; i < sheet.sentences().size(); i++) {
            page.drawTextWithin(sheet.sentences().get(i), cellsX + i * width, y, SMALL_SIZE, width - 4);
        }
        page.drawTextWithin(texts.get("mean"), meansX, y, SMALL_SIZE, MEAN_WIDTH);
        int row = firstRow;
        while (row < sheet.rows().size() && y + 2 * ROW_HEIGHT < page.height() - MARGIN) {
            y += ROW_HEIGHT;
            paint(page, sheet.rows().get(row), y, width);
            paintMean(page, sheet.rows().get(row).mean(), meansX, y);
            row++;
        }
        if (row == sheet.rows().size()) {
            y += ROW_HEIGHT;
            page.drawTextWithin(texts.get("mean.class"), MARGIN + NUMBER_WIDTH, y, TEXT_SIZE, NAME_WIDTH - 4);
            for (int i = 0; i < sheet.means().size(); i++) {
                paintMean(page, sheet.means().get(i), cellsX + i * width, y);
            }
        }
        return Math.max(row, firstRow + 1);
    }

    private static void paintMean(PdfPage page, OptionalDouble mean, double x, double y) throws IOException {
        if (mean.isPresent()) {
            String rounded = String.valueOf(Math.round(mean.getAsDouble()));
            page.drawText(rounded, x, y, TEXT_SIZE, PdfPage.TypefaceWeight.BOLD);
        }
    }

    private void paint(PdfPage page, ClassSheet.ClassSheetRow row, double y, double width) throws IOException {
        page.drawText(row.number(), MARGIN, y, TEXT_SIZE, PdfPage.TypefaceWeight.REGULAR);
        page.drawTextWithin(row.name(), MARGIN + NUMBER_WIDTH, y, TEXT_SIZE, NAME_WIDTH - 4);
        List<ClassSheet.ClassSheetCell> cellsX = row.cells();
        for (int i = 0; i < cellsX.size(); i++) {
            double x = MARGIN + NUMBER_WIDTH + NAME_WIDTH + i * width;
            ClassSheet.ClassSheetCell cell = cellsX.get(i);
            String unscored = cell.isRecorded() ? RECORDED : "";
            String cellText =
                    cell.score().isEmpty() ? unscored : cell.score() + (cell.level() == PrintedLevel.WEAK ? " !" : "");
            page.drawText(cellText, x, y, TEXT_SIZE, PdfPage.TypefaceWeight.REGULAR);
            if (!cell.score().isEmpty()) {
                page.drawLevel(cell.level(), x, y + 3, width - 10);
            }
        }
    }
}
