package app.saywell.report.paper;

import java.io.IOException;
import java.util.List;

/// Paints a class sheet, page after page.
final class ClassSheetPainter {
    private static final double MARGIN = 36;
    private static final double ROW = 15.3;
    private static final double TEXT = 10;
    private static final double SMALL = 8;
    private static final double NUMBER_WIDTH = 28;
    private static final double NAME_WIDTH = 90;
    private static final double WIDEST = 90;

    private final ClassSheet sheet;
    private final Wording words;

    ClassSheetPainter(ClassSheet sheet, Wording words) {
        this.sheet = sheet;
        this.words = words;
    }

    /// Paints from one pupil on.
    ///
    /// @return the first pupil that did not fit
    int paint(Page page, int first) throws IOException {
        double names = MARGIN + NUMBER_WIDTH;
        double cells = names + NAME_WIDTH;
        double room = page.width() - MARGIN - cells;
        double width = Math.min(WIDEST, room / Math.max(1, sheet.sentences().size()));
        page.textWithin(sheet.title(), MARGIN, MARGIN + 14, 14, page.width() - 2 * MARGIN);
        ClassSheet.Borders borders = sheet.borders();
        String said = words.get("borders", borders.good(), borders.nearly());
        page.text(
                said + "  ·  " + words.get("legend") + "  ·  " + words.get("by-teacher"),
                MARGIN,
                MARGIN + 28,
                SMALL,
                Page.Weight.REGULAR);
        double y = MARGIN + 46;
        for (int i = 0; i < sheet.sentences().size(); i++) {
            page.textWithin(sheet.sentences().get(i), cells + i * width, y, SMALL, width - 4);
        }
        int row = first;
        while (row < sheet.rows().size() && y + ROW < page.height() - MARGIN) {
            y += ROW;
            paint(page, sheet.rows().get(row), y, width);
            row++;
        }
        return Math.max(row, first + 1);
    }

    private void paint(Page page, ClassSheet.Row row, double y, double width) throws IOException {
        page.text(row.number(), MARGIN, y, TEXT, Page.Weight.REGULAR);
        page.textWithin(row.name(), MARGIN + NUMBER_WIDTH, y, TEXT, NAME_WIDTH - 4);
        List<ClassSheet.Cell> cells = row.cells();
        for (int i = 0; i < cells.size(); i++) {
            double x = MARGIN + NUMBER_WIDTH + NAME_WIDTH + i * width;
            ClassSheet.Cell cell = cells.get(i);
            String shown = cell.score() + (cell.level() == Level.WORK_ON_IT ? " !" : "");
            page.text(shown, x, y, TEXT, Page.Weight.REGULAR);
            if (!shown.isEmpty()) {
                page.level(cell.level(), x, y + 3, width - 10);
            }
        }
    }
}
