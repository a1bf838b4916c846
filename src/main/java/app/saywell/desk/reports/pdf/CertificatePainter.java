package app.saywell.desk.reports.pdf;

import app.saywell.desk.reports.term.Certificate;
import java.io.IOException;
import java.util.List;

/// Paints a certificate on a page of its own, within a frame.
final class CertificatePainter {
    private static final double TITLE_SIZE = 34;
    private static final double NAME_SIZE = 24;
    private static final double TEXT_SIZE = 15;
    private static final double LINE_HEIGHT = 1.8;
    private static final double PADDING = 46;

    private CertificatePainter() {}

    static void paint(PdfPage page, Certificate content, double margin) throws IOException {
        drawFrame(page, margin - 16, 2.4);
        drawFrame(page, margin - 9, 0.6);
        double left = margin + PADDING;
        double right = page.width() - margin - PADDING;
        double y = page.height() * 0.2;
        drawCentered(page, content.title(), y, TITLE_SIZE, PdfPage.TypefaceWeight.BOLD);
        y += 2.4 * TITLE_SIZE;
        drawCentered(page, content.place(), y, TEXT_SIZE, PdfPage.TypefaceWeight.REGULAR);
        y += 1.7 * NAME_SIZE;
        if (content.name().isEmpty()) {
            page.drawLine(page.width() / 3, y, page.width() * 2 / 3, y, 0.8, List.of());
        } else {
            String name = page.shorten(content.name(), NAME_SIZE, right - left, PdfPage.TypefaceWeight.BOLD);
            drawCentered(page, name, y, NAME_SIZE, PdfPage.TypefaceWeight.BOLD);
        }
        y += 2.2 * NAME_SIZE;
        for (String line : content.lines()) {
            for (String part : page.wrapText(line, TEXT_SIZE, right - left)) {
                drawCentered(page, part, y, TEXT_SIZE, PdfPage.TypefaceWeight.REGULAR);
                y += LINE_HEIGHT * TEXT_SIZE;
            }
        }
        double bottom = page.height() * 0.8;
        drawCentered(page, content.day(), bottom, TEXT_SIZE, PdfPage.TypefaceWeight.REGULAR);
        drawCentered(page, content.signature(), bottom + 3 * TEXT_SIZE, TEXT_SIZE + 2, PdfPage.TypefaceWeight.REGULAR);
    }

    private static void drawCentered(PdfPage page, String text, double y, double size, PdfPage.TypefaceWeight weight)
            throws IOException {
        page.drawText(text, (page.width() - page.textWidth(text, size, weight)) / 2, y, size, weight);
    }

    private static void drawFrame(PdfPage page, double inset, double thickness) throws IOException {
        double right = page.width() - inset;
        double bottom = page.height() - inset;
        page.drawLine(inset, inset, right, inset, thickness, List.of());
        page.drawLine(right, inset, right, bottom, thickness, List.of());
        page.drawLine(right, bottom, inset, bottom, thickness, List.of());
        page.drawLine(inset, bottom, inset, inset, thickness, List.of());
    }
}
