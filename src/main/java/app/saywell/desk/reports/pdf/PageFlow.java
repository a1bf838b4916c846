package app.saywell.desk.reports.pdf;

import java.io.IOException;
import java.util.List;

/// Writes text on a page from top to bottom, between a left and a right margin.
final class PageFlow {
    private static final double LINE_HEIGHT = 1.5;

    private final PdfPage page;
    private final double left;
    private final double right;
    private double y;

    PageFlow(PdfPage page, double margin, double top) {
        this.page = page;
        this.left = margin;
        this.right = page.width() - margin;
        this.y = top;
    }

    double y() {
        return y;
    }

    double left() {
        return left;
    }

    double right() {
        return right;
    }

    void skip(double points) {
        y += points;
    }

    /// One centered line.
    void addCenteredTitle(String text, double points) throws IOException {
        y += points * LINE_HEIGHT;
        double width = page.textWidth(text, points, PdfPage.TypefaceWeight.BOLD);
        page.drawText(text, (left + right - width) / 2, y, points, PdfPage.TypefaceWeight.BOLD);
    }

    void addBoldLine(String text, double points) throws IOException {
        y += points * LINE_HEIGHT;
        page.drawText(text, left, y, points, PdfPage.TypefaceWeight.BOLD);
    }

    /// Text in as many lines as needed.
    void addParagraph(String text, double points) throws IOException {
        addParagraph(text, points, 0);
    }

    /// Text in as many lines as needed, indented on the left.
    void addParagraph(String text, double points, double indent) throws IOException {
        for (String line : page.wrapText(text, points, right - left - indent)) {
            y += points * LINE_HEIGHT;
            page.drawText(line, left + indent, y, points, PdfPage.TypefaceWeight.REGULAR);
        }
    }

    /// A paragraph after a sign, such as a bullet, shortened to this many lines.
    void addListItem(String sign, String text, double points, double indent, int maxLines) throws IOException {
        page.drawText(sign, left, y + points * LINE_HEIGHT, points, PdfPage.TypefaceWeight.REGULAR);
        for (String line : page.wrapText(text, points, right - left - indent, maxLines)) {
            y += points * LINE_HEIGHT;
            page.drawText(line, left + indent, y, points, PdfPage.TypefaceWeight.REGULAR);
        }
    }

    /// A paragraph after a check box. The box is drawn, so it is large enough for a pen.
    void addCheckBox(String text, double points) throws IOException {
        double size = points + 2;
        double top = y + points * LINE_HEIGHT - points;
        page.drawLines(List.of(
                new double[] {left, top, left + size, top},
                new double[] {left + size, top, left + size, top + size},
                new double[] {left + size, top + size, left, top + size},
                new double[] {left, top + size, left, top}));
        addParagraph(text, points, size + 8);
    }

    /// A row of a form: its name on the left, its text on the right, and a line below.
    void addFormRow(String name, List<String> paragraphs, double points, double columnWidth) throws IOException {
        double top = y;
        double nameY = top;
        // Wrapped as if it were regular, which is narrower than bold.
        for (String line : page.wrapText(name, points, columnWidth - 18)) {
            nameY += points * LINE_HEIGHT;
            page.drawText(line, left + 4, nameY, points, PdfPage.TypefaceWeight.BOLD);
        }
        for (String text : paragraphs) {
            addParagraph(text, points, columnWidth);
        }
        y = Math.max(y, nameY) + points * 0.6;
        addRule(0.4);
    }

    double heightOf(List<String> paragraphs, double points, double indent) throws IOException {
        int lines = 0;
        for (String text : paragraphs) {
            lines += page.wrapText(text, points, right - left - indent).size();
        }
        return lines * points * LINE_HEIGHT;
    }

    void addRule(double thickness) throws IOException {
        page.drawLine(left, y, right, y, thickness, List.of());
    }
}
