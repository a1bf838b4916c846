package app.saywell.report.paper;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// A page to write on. Measures are points from the top left corner, y downwards to the baseline.
final class Page implements AutoCloseable {
    private final Fonts fonts;
    private final PDRectangle size;
    private final PDPageContentStream content;

    /// Which of the two cuts of the typeface.
    enum Weight {
        REGULAR,
        BOLD
    }

    Page(PDDocument document, Fonts fonts, PDRectangle size) throws IOException {
        this.fonts = fonts;
        this.size = size;
        PDPage page = new PDPage(size);
        document.addPage(page);
        content = new PDPageContentStream(document, page);
    }

    double width() {
        return size.getWidth();
    }

    double height() {
        return size.getHeight();
    }

    double widthOf(String text, double points, Weight weight) throws IOException {
        return font(weight).getStringWidth(writable(text)) / 1000 * points;
    }

    void text(String text, double x, double y, double points, Weight weight) throws IOException {
        content.beginText();
        content.setFont(font(weight), (float) points);
        content.newLineAtOffset((float) x, flipped(y));
        content.showText(writable(text));
        content.endText();
    }

    /// As much of the text as fits, with an ellipsis where something was left out.
    void textWithin(String text, double x, double y, double points, double width)
            throws IOException {
        String shown = writable(text);
        while (shown.length() > 1 && widthOf(shown, points, Weight.REGULAR) > width) {
            shown = shown.substring(0, shown.length() - 2).stripTrailing() + "…";
        }
        text(shown, x, y, points, Weight.REGULAR);
    }

    /// Breaks a text between words where it gets too wide.
    List<String> wrapped(String text, double points, double width) throws IOException {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split("\\s+", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && widthOf(longer, points, Weight.REGULAR) > width) {
                lines.add(line.toString());
                line.setLength(0);
                line.append(word);
            } else {
                line.setLength(0);
                line.append(longer);
            }
        }
        lines.add(line.toString());
        return lines;
    }

    /// The line that stands for a level.
    void level(Level level, double x, double y, double width) throws IOException {
        switch (level) {
            case GOOD -> line(x, y, x + width, y, 1.2, List.of());
            case NEARLY -> line(x, y, x + width, y, 1.2, List.of(3f, 2f));
            case WORK_ON_IT -> {
                line(x, y - 0.8, x + width, y - 0.8, 0.7, List.of());
                line(x, y + 1.4, x + width, y + 1.4, 0.7, List.of());
            }
            case UNKNOWN -> {}
        }
    }

    void line(double x1, double y1, double x2, double y2, double thickness, List<Float> dashes)
            throws IOException {
        float[] pattern = new float[dashes.size()];
        for (int i = 0; i < pattern.length; i++) {
            pattern[i] = dashes.get(i);
        }
        content.setLineWidth((float) thickness);
        content.setLineDashPattern(pattern, 0);
        content.moveTo((float) x1, flipped(y1));
        content.lineTo((float) x2, flipped(y2));
        content.stroke();
    }

    /// Thin lines, each from x and y to x and y.
    void lines(List<double[]> ends) throws IOException {
        for (double[] end : ends) {
            line(end[0], end[1], end[2], end[3], 0.8, List.of());
        }
    }

    @Override
    public void close() throws IOException {
        content.close();
    }

    private float flipped(double y) {
        return (float) (size.getHeight() - y);
    }

    private PDFont font(Weight weight) {
        return weight == Weight.BOLD ? fonts.bold() : fonts.regular();
    }

    // A sign that the typeface lacks must not keep a whole class from its slips.
    private String writable(String text) {
        StringBuilder writable = new StringBuilder();
        text.codePoints()
                .map(sign -> Character.isISOControl(sign) ? ' ' : sign)
                .forEach(sign -> writable.append(has(sign) ? Character.toString(sign) : "□"));
        return writable.toString();
    }

    private boolean has(int sign) {
        try {
            fonts.regular().encode(Character.toString(sign));
            return true;
        } catch (IOException | IllegalArgumentException e) {
            return false;
        }
    }
}
