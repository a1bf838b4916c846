package app.saywell.desk.reports.pdf;

import app.saywell.desk.reports.term.TermPage;
import io.nayuki.qrcodegen.QrCode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// Paints the term page of a learner.
final class TermPagePainter {
    private static final double TITLE_SIZE = 18;
    private static final double NAME_SIZE = 15;
    private static final double TEXT_SIZE = 11.5;
    private static final double SMALL_SIZE = 9;
    private static final double LABEL_WIDTH = 80;
    private static final double FIGURE_WIDTH = 64;
    private static final double BAR_ROW = 24;
    private static final double FOOTER_HEIGHT = 70;
    private static final int MAX_LINES = 3;
    private static final double CODE_SIZE = 72;
    private static final double CODE_COLUMN = 200;
    private static final int SCALE_STEPS = 10;

    private TermPagePainter() {}

    static void paint(PdfPage page, TermPage content, double margin) throws IOException {
        PageFlow flow = new PageFlow(page, margin, margin - 10);
        flow.addCenteredTitle(content.title(), TITLE_SIZE);
        flow.skip(10);
        flow.addBoldLine(
                page.shorten(content.name(), NAME_SIZE, flow.right() - flow.left(), PdfPage.TypefaceWeight.BOLD),
                NAME_SIZE);
        flow.addParagraph(content.heading(), SMALL_SIZE + 1);
        flow.skip(8);
        flow.addRule(0.6);
        for (TermPage.TermSection section : content.sections()) {
            flow.skip(10);
            flow.addBoldLine(section.heading(), TEXT_SIZE + 1);
            flow.skip(3);
            addBars(page, flow, section.bars());
            for (String line : section.lines()) {
                flow.addListItem("·", line, TEXT_SIZE, 12, MAX_LINES);
            }
            addCodes(page, flow, section.codes());
        }
        addFooter(page, flow, content.footer(), page.height() - margin);
    }

    private static void addBars(PdfPage page, PageFlow flow, List<TermPage.TermBar> bars) throws IOException {
        if (bars.isEmpty()) {
            return;
        }
        double left = flow.left() + LABEL_WIDTH;
        double right = flow.right() - FIGURE_WIDTH;
        double top = flow.y() + 4;
        double bottom = top + bars.size() * BAR_ROW;
        for (int i = 0; i <= SCALE_STEPS; i++) {
            double x = left + (right - left) * i / SCALE_STEPS;
            page.drawLine(x, top, x, bottom, i % 5 == 0 ? 0.6 : 0.2, List.of());
            if (i % 5 == 0) {
                String number = String.valueOf(i * 10);
                double width = page.textWidth(number, SMALL_SIZE, PdfPage.TypefaceWeight.REGULAR);
                page.drawText(
                        number, x - width / 2, bottom + SMALL_SIZE + 2, SMALL_SIZE, PdfPage.TypefaceWeight.REGULAR);
            }
        }
        double y = top + BAR_ROW / 2;
        for (TermPage.TermBar bar : bars) {
            page.drawTextWithin(bar.label(), flow.left() + 12, y + 4, TEXT_SIZE, LABEL_WIDTH - 16);
            double scale = (right - left) / 100;
            page.drawLine(left, y, left + Math.clamp(bar.value(), 0, 100) * scale, y, 7, List.of());
            drawBand(page, left + bar.low() * scale, left + bar.high() * scale, y);
            page.drawText(bar.figure(), right + 10, y + 4, TEXT_SIZE, PdfPage.TypefaceWeight.BOLD);
            y += BAR_ROW;
        }
        flow.skip(bottom - flow.y() + SMALL_SIZE + 6);
    }

    // Above the bar, so that it is seen where it lies over it.
    private static void drawBand(PdfPage page, double low, double high, double y) throws IOException {
        double above = y - 7.5;
        page.drawLine(low, above, high, above, 1, List.of());
        page.drawLine(low, above - 2.5, low, above + 2.5, 1, List.of());
        page.drawLine(high, above - 2.5, high, above + 2.5, 1, List.of());
    }

    private static void addCodes(PdfPage page, PageFlow flow, List<TermPage.TermCode> codes) throws IOException {
        if (codes.isEmpty()) {
            return;
        }
        double x = flow.left() + 12;
        double top = flow.y() + 10;
        for (TermPage.TermCode code : codes) {
            drawCode(page, QrCode.encodeText(code.address(), QrCode.Ecc.MEDIUM), x, top);
            page.drawTextWithin(
                    code.label(), x + CODE_SIZE + 10, top + CODE_SIZE / 2 + 4, TEXT_SIZE, CODE_COLUMN - CODE_SIZE - 20);
            x += CODE_COLUMN;
        }
        flow.skip(CODE_SIZE + 14);
    }

    private static void drawCode(PdfPage page, QrCode code, double left, double top) throws IOException {
        double module = CODE_SIZE / code.size;
        List<double[]> dark = new ArrayList<>();
        for (int row = 0; row < code.size; row++) {
            for (int column = 0; column < code.size; column++) {
                if (code.getModule(column, row)) {
                    dark.add(new double[] {left + column * module, top + row * module});
                }
            }
        }
        page.fillSquares(dark, module);
    }

    private static void addFooter(PdfPage page, PageFlow flow, TermPage.TermFooter content, double bottom)
            throws IOException {
        PageFlow footer = new PageFlow(page, flow.left(), bottom - FOOTER_HEIGHT);
        footer.addRule(0.4);
        footer.skip(2);
        for (String note : content.notes()) {
            footer.addParagraph(note, SMALL_SIZE);
        }
        footer.skip(18);
        footer.addParagraph(content.day(), TEXT_SIZE);
        double width = page.textWidth(content.signature(), TEXT_SIZE, PdfPage.TypefaceWeight.REGULAR);
        page.drawText(content.signature(), flow.right() - width, footer.y(), TEXT_SIZE, PdfPage.TypefaceWeight.REGULAR);
    }
}
