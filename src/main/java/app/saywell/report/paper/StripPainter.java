package app.saywell.report.paper;

import java.io.IOException;
import java.util.List;

/// Paints sentence strips.
final class StripPainter {
    private static final double SIZE = 26;
    private static final double LINE = 36;

    private StripPainter() {}

    /// Paints from one sentence on.
    ///
    /// @return the first sentence that did not fit
    static int paint(Page page, List<String> sentences, int first, double margin)
            throws IOException {
        double y = margin;
        int next = first;
        while (next < sentences.size()) {
            List<String> lines = page.wrapped(sentences.get(next), SIZE, page.width() - 2 * margin);
            double height = lines.size() * LINE + LINE;
            if (y + height > page.height() - margin && next > first) {
                break;
            }
            for (String line : lines) {
                y += LINE;
                page.text(line, margin, y, SIZE, Page.Weight.BOLD);
            }
            y += LINE;
            page.line(0, y, page.width(), y, 0.4, List.of(2f, 4f));
            next++;
        }
        return next;
    }
}
