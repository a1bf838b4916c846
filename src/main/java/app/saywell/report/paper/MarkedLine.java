package app.saywell.report.paper;

import java.io.IOException;

/// Paints a sentence with its levels beneath the words, and its total at the right.
final class MarkedLine {
    static final double TEXT = 12;
    private static final double SMALL = 9;
    private static final double SPACE = 4;

    private final Page page;
    private final Wording words;
    private final double left;
    private final double right;

    MarkedLine(Page page, Wording words, double left, double right) {
        this.page = page;
        this.words = words;
        this.left = left;
        this.right = right;
    }

    /// @param y of the line above
    /// @return the y of the last line that was painted
    double paint(Slip.Line line, double y) throws IOException {
        double at = y + 2 * TEXT;
        String total = line.total().map(this::said).orElse(words.get("none"));
        double width = page.widthOf(total, SMALL, Page.Weight.REGULAR);
        page.text(total, right - width, at, SMALL, Page.Weight.REGULAR);
        double x = left;
        for (Slip.MarkedWord word : line.words()) {
            String shown = word.word() + (word.level() == Level.WORK_ON_IT ? " !" : "");
            double wide = page.widthOf(shown, TEXT, Page.Weight.REGULAR);
            if (x > left && x + wide > right - width - 2 * SPACE) {
                x = left;
                at += 1.7 * TEXT;
            }
            page.text(shown, x, at, TEXT, Page.Weight.REGULAR);
            page.level(word.level(), x, at + SPACE, wide);
            x += wide + 1.5 * SPACE;
        }
        return at;
    }

    private String said(Slip.Total total) {
        return words.get(total.by() == Slip.By.TEACHER ? "total.teacher" : "total", total.points());
    }
}
