package app.saywell.desk.reports.pdf;

import java.io.IOException;
import java.util.List;

/// Paints a table, page by page, in columns as wide as their longest texts need, within what the page has.
final class PrintedTablePainter {
    private static final double MARGIN = 36;
    private static final double TITLE_SIZE = 14;
    private static final double TEXT_SIZE = 9;
    private static final double ROW_HEIGHT = 15.3;
    private static final double GAP = 8;
    private static final double MAX_SHARE = 0.3;

    private final PrintedTable table;

    PrintedTablePainter(PrintedTable table) {
        this.table = table;
    }

    /// Paints a page, starting with one row.
    ///
    /// @return the first row that did not fit
    int paint(PdfPage page, int firstRow) throws IOException {
        double available = page.width() - 2 * MARGIN;
        page.drawTextWithin(table.title(), MARGIN, MARGIN + TITLE_SIZE, TITLE_SIZE, available);
        double y = MARGIN + TITLE_SIZE + 6;
        for (String note : table.notes()) {
            for (String line : page.wrapText(note, TEXT_SIZE, available)) {
                y += 1.4 * TEXT_SIZE;
                page.drawText(line, MARGIN, y, TEXT_SIZE, PdfPage.TypefaceWeight.REGULAR);
            }
        }
        double[] widths = widths(page, available);
        y += ROW_HEIGHT + 4;
        paint(page, table.headings(), y, widths, PdfPage.TypefaceWeight.BOLD);
        page.drawLine(MARGIN, y + 4, page.width() - MARGIN, y + 4, 0.6, List.of());
        int row = firstRow;
        while (row < table.rows().size() && y + ROW_HEIGHT < page.height() - MARGIN) {
            y += ROW_HEIGHT;
            paint(page, table.rows().get(row), y, widths, PdfPage.TypefaceWeight.REGULAR);
            row++;
        }
        return Math.max(row, firstRow + 1);
    }

    private double[] widths(PdfPage page, double available) throws IOException {
        double[] widths = new double[table.headings().size()];
        double sum = 0;
        for (int i = 0; i < widths.length; i++) {
            widths[i] = page.textWidth(table.headings().get(i), TEXT_SIZE, PdfPage.TypefaceWeight.BOLD);
            for (List<String> row : table.rows()) {
                widths[i] = Math.max(widths[i], page.textWidth(row.get(i), TEXT_SIZE, PdfPage.TypefaceWeight.REGULAR));
            }
            widths[i] = Math.min(widths[i] + GAP, MAX_SHARE * available);
            sum += widths[i];
        }
        double scale = Math.min(1, available / sum);
        for (int i = 0; i < widths.length; i++) {
            widths[i] *= scale;
        }
        return widths;
    }

    private static void paint(
            PdfPage page, List<String> cells, double y, double[] widths, PdfPage.TypefaceWeight weight)
            throws IOException {
        double x = MARGIN;
        for (int i = 0; i < cells.size(); i++) {
            page.drawText(page.shorten(cells.get(i), TEXT_SIZE, widths[i] - 3, weight), x, y, TEXT_SIZE, weight);
            x += widths[i];
        }
    }
}
