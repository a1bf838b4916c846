package app.saywell.report.paper;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// Paints slips.
final class SlipPainter {
    private static final double NAME = 18;
    private static final double TEXT = 12;
    private static final double SMALL = 9;
    private static final double SPACE = 4;

    private final Page page;
    private final Wording words;
    private final double left;
    private final double right;
    private double y;

    SlipPainter(Page page, Wording words, double margin) {
        this.page = page;
        this.words = words;
        left = margin;
        right = page.width() - margin;
    }

    /// Paints between two heights; sentences that do not fit are counted.
    void paint(Slip slip, double top, double bottom) throws IOException {
        y = top + NAME;
        page.text(slip.name(), left, y, NAME, Page.Weight.BOLD);
        y += TEXT + SPACE;
        page.textWithin(slip.place(), left, y, SMALL, right - left);
        y += SPACE;
        List<String> fix = new ArrayList<>(slip.fix());
        double below = bottom - reserved(slip.keep(), fix);
        MarkedLine painter = new MarkedLine(page, words, left, right);
        int more = slip.lines().size();
        for (Slip.Line line : slip.lines()) {
            if (y + 2 * TEXT + SPACE > below - SMALL) {
                break;
            }
            y = painter.paint(line, y);
            more--;
        }
        if (more > 0) {
            y += 2 * SMALL;
            String rest = words.get("more", more);
            page.text(rest, left, y, SMALL, Page.Weight.REGULAR);
        }
        y += 2 * SPACE;
        advice("keep", slip.keep().isEmpty() ? List.of() : List.of(slip.keep()));
        advice("fix", fix);
        page.text(words.get("legend"), left, bottom, SMALL, Page.Weight.REGULAR);
    }

    private void advice(String heading, List<String> sentences) throws IOException {
        if (sentences.isEmpty()) {
            return;
        }
        y += 1.6 * TEXT;
        page.text(words.get(heading), left, y, TEXT, Page.Weight.BOLD);
        for (String sentence : sentences) {
            for (String line : page.wrapped(sentence, TEXT, right - left)) {
                y += 1.4 * TEXT;
                page.text(line, left, y, TEXT, Page.Weight.REGULAR);
            }
        }
    }

    private double reserved(String keep, List<String> fix) throws IOException {
        double lines = keep.isEmpty() ? 0 : 1.3 + page.wrapped(keep, TEXT, right - left).size();
        for (String sentence : fix) {
            lines += page.wrapped(sentence, TEXT, right - left).size();
        }
        lines += fix.isEmpty() ? 0 : 1.3;
        return lines * 1.4 * TEXT + 2 * TEXT;
    }
}
