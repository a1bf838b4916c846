package app.saywell.report.paper;

import java.io.IOException;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;

/// Paints slips.
final class SlipPainter {
    private static final double NAME = 18;
    private static final double TEXT = 12;
    private static final double SMALL = 9;
    private static final double SPACE = 4;

    private final Page page;
    private final ResourceBundle words;
    private final double left;
    private final double right;
    private double y;

    SlipPainter(Page page, ResourceBundle words, double margin) {
        this.page = page;
        this.words = words;
        left = margin;
        right = page.width() - margin;
    }

    /// Paints between two heights; what does not fit is left out, the last things first.
    void paint(Slip slip, double top, double bottom) throws IOException {
        y = top + NAME;
        page.text(slip.name(), left, y, NAME, Page.Weight.BOLD);
        y += TEXT + SPACE;
        page.textWithin(slip.place(), left, y, SMALL, right - left);
        y += SPACE;
        List<String> fix = new ArrayList<>(slip.fix());
        double below = bottom - reserved(slip.keep(), fix);
        for (Slip.Line line : slip.lines()) {
            if (y + 2 * TEXT + SPACE > below) {
                break;
            }
            paint(line);
        }
        y += SPACE;
        advice("keep", slip.keep().isEmpty() ? List.of() : List.of(slip.keep()));
        advice("fix", fix);
        page.text(words.getString("legend"), left, bottom, SMALL, Page.Weight.REGULAR);
    }

    private void paint(Slip.Line line) throws IOException {
        y += 2 * TEXT;
        String total =
                line.total()
                        .map(score -> MessageFormat.format(words.getString("total"), score))
                        .orElse(words.getString("none"));
        double width = page.widthOf(total, SMALL, Page.Weight.REGULAR);
        page.text(total, right - width, y, SMALL, Page.Weight.REGULAR);
        double x = left;
        for (Slip.MarkedWord word : line.words()) {
            String shown = word.word() + (word.level() == Level.WORK_ON_IT ? " !" : "");
            double wide = page.widthOf(shown, TEXT, Page.Weight.REGULAR);
            if (x + wide > right - width - 2 * SPACE) {
                x = left;
                y += 1.7 * TEXT;
            }
            page.text(shown, x, y, TEXT, Page.Weight.REGULAR);
            page.level(word.level(), x, y + SPACE, wide);
            x += wide + 1.5 * SPACE;
        }
    }

    private void advice(String heading, List<String> sentences) throws IOException {
        if (sentences.isEmpty()) {
            return;
        }
        y += 1.6 * TEXT;
        page.text(words.getString(heading), left, y, TEXT, Page.Weight.BOLD);
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
