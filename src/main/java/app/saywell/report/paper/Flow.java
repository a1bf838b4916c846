package app.saywell.report.paper;

import java.io.IOException;
import java.util.List;

/// Writes down a page from top to bottom between two margins.
final class Flow {
    private static final double LEADING = 1.5;

    private final Page page;
    private final double left;
    private final double right;
    private double y;

    Flow(Page page, double margin, double top) {
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

    /// One line, in the middle.
    void centred(String text, double points) throws IOException {
        y += points * LEADING;
        double width = page.widthOf(text, points, Page.Weight.BOLD);
        page.text(text, (left + right - width) / 2, y, points, Page.Weight.BOLD);
    }

    void bold(String text, double points) throws IOException {
        y += points * LEADING;
        page.text(text, left, y, points, Page.Weight.BOLD);
    }

    /// As many lines as it takes.
    void paragraph(String text, double points) throws IOException {
        paragraph(text, points, 0);
    }

    /// The same, further in from the left.
    void paragraph(String text, double points, double indent) throws IOException {
        for (String line : page.wrapped(text, points, right - left - indent)) {
            y += points * LEADING;
            page.text(line, left + indent, y, points, Page.Weight.REGULAR);
        }
    }

    /// A paragraph behind a sign such as a bullet or a box to tick.
    void item(String sign, String text, double points, double indent) throws IOException {
        page.text(sign, left, y + points * LEADING, points, Page.Weight.REGULAR);
        paragraph(text, points, indent);
    }

    /// A box to tick, drawn and not a letter, so that it is large enough for a pen.
    void tick(String text, double points) throws IOException {
        double size = points + 2;
        double top = y + points * LEADING - points;
        page.lines(
                List.of(
                        new double[] {left, top, left + size, top},
                        new double[] {left + size, top, left + size, top + size},
                        new double[] {left + size, top + size, left, top + size},
                        new double[] {left, top + size, left, top}));
        paragraph(text, points, size + 8);
    }

    /// A row of a form: its name on the left, what holds on the right, a line beneath.
    void row(String name, List<String> paragraphs, double points, double column)
            throws IOException {
        double top = y;
        double at = top;
        for (String line : page.wrapped(name, points, column - 8)) {
            at += points * LEADING;
            page.text(line, left + 4, at, points, Page.Weight.BOLD);
        }
        for (String one : paragraphs) {
            paragraph(one, points, column);
        }
        y = Math.max(y, at) + points * 0.6;
        rule(0.4);
    }

    void rule(double thickness) throws IOException {
        page.line(left, y, right, y, thickness, List.of());
    }
}
