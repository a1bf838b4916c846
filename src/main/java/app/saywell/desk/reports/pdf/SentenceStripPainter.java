package app.saywell.desk.reports.pdf;

import java.io.IOException;
import java.util.List;

/// Paints sentence strips.
final class SentenceStripPainter {
    private static final double TEXT_SIZE = 26;
    private static final double LINE_HEIGHT = 36;

    private SentenceStripPainter() {}

    /// Paints a page, starting with one sentence.
    ///
    /// @return the first sentence that did not fit
    static int paint(PdfPage page, List<String> sentences, int firstSentence, double margin) throws IOException {
        double y = margin;
        int nextSentence = firstSentence;
        while (nextSentence < sentences.size()) {
            List<String> lines = page.wrapText(sentences.get(nextSentence), TEXT_SIZE, page.width() - 2 * margin);
            double height = lines.size() * LINE_HEIGHT + LINE_HEIGHT;
            if (y + height > page.height() - margin && nextSentence > firstSentence) {
                break;
            }
            for (String line : lines) {
                y += LINE_HEIGHT;
                page.drawText(line, margin, y, TEXT_SIZE, PdfPage.TypefaceWeight.BOLD);
            }
            y += LINE_HEIGHT;
            page.drawLine(0, y, page.width(), y, 0.4, List.of(2f, 4f));
            nextSentence++;
        }
        return nextSentence;
    }
}
