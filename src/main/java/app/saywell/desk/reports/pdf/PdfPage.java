package app.saywell.desk.reports.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;

/// A PDF page. Coordinates are points from the top left corner; y is measured down to the baseline.
final class PdfPage implements AutoCloseable {
    private final EmbeddedFonts fonts;
    private final PDRectangle size;
    private final PDPageContentStream content;

    /// The two weights of the typeface.
    enum TypefaceWeight {
        REGULAR,
        BOLD
    }

    PdfPage(PDDocument document, EmbeddedFonts fonts, PDRectangle size) throws IOException {
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

    double textWidth(String text, double points, TypefaceWeight weight) throws IOException {
        return printed(text, weight).width() * points;
    }

    void drawText(String text, double x, double y, double points, TypefaceWeight weight) throws IOException {
        content.beginText();
        content.newLineAtOffset((float) x, toPdfY(y));
        for (PrintedText.FontPiece piece : printed(text, weight).pieces()) {
            content.setFont(piece.font(), (float) points);
            content.showText(piece.text());
        }
        content.endText();
    }

    /// The text, shortened with an ellipsis when it is too wide.
    void drawTextWithin(String text, double x, double y, double points, double width) throws IOException {
        drawText(shorten(text, points, width), x, y, points, TypefaceWeight.REGULAR);
    }

    /// A text that is no wider than this, with an ellipsis when it was shortened.
    String shorten(String text, double points, double width) throws IOException {
        return shorten(text, points, width, TypefaceWeight.REGULAR);
    }

    /// A text in a weight that is no wider than this.
    String shorten(String text, double points, double width, TypefaceWeight weight) throws IOException {
        String visible = text;
        while (visible.length() > 1 && textWidth(visible, points, weight) > width) {
            int end = visible.endsWith("…") ? visible.length() - 1 : visible.length();
            visible = visible.substring(0, end == 0 ? 0 : visible.offsetByCodePoints(end, -1))
                            .stripTrailing()
                    + "…";
        }
        return visible;
    }

    /// The first lines of a wrapped text; the last one ends with an ellipsis when there is more.
    List<String> wrapText(String text, double points, double width, int maxLines) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line : wrapText(text, points, width)) {
            if (lines.size() == maxLines) {
                lines.set(maxLines - 1, shorten(lines.getLast() + "…", points, width));
                break;
            }
            lines.add(shorten(line, points, width));
        }
        return lines;
    }

    /// Breaks a text between words into lines of at most this width.
    List<String> wrapText(String text, double points, double width) throws IOException {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split("\\s+", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && textWidth(longer, points, TypefaceWeight.REGULAR) > width) {
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

    /// Draws the line that stands for a score level.
    void drawLevel(PrintedLevel level, double x, double y, double width) throws IOException {
        switch (level) {
            case GOOD -> drawLine(x, y, x + width, y, 1.2, List.of());
            case NEARLY -> drawLine(x, y, x + width, y, 1.2, List.of(3f, 2f));
            case WEAK -> {
                drawLine(x, y - 0.8, x + width, y - 0.8, 0.7, List.of());
                drawLine(x, y + 1.4, x + width, y + 1.4, 0.7, List.of());
            }
            case UNSCORED -> {}
        }
    }

    void drawLine(double x1, double y1, double x2, double y2, double thickness, List<Float> dashes) throws IOException {
        float[] pattern = new float[dashes.size()];
        for (int i = 0; i < pattern.length; i++) {
            pattern[i] = dashes.get(i);
        }
        content.setLineWidth((float) thickness);
        content.setLineDashPattern(pattern, 0);
        content.moveTo((float) x1, toPdfY(y1));
        content.lineTo((float) x2, toPdfY(y2));
        content.stroke();
    }

    /// Draws thin lines, each given as x1, y1, x2, y2.
    void drawLines(List<double[]> ends) throws IOException {
        for (double[] end : ends) {
            drawLine(end[0], end[1], end[2], end[3], 0.8, List.of());
        }
    }

    /// Fills squares, each given as x and y of its top left corner, as one shape.
    void fillSquares(List<double[]> corners, double size) throws IOException {
        for (double[] corner : corners) {
            content.addRect((float) corner[0], toPdfY(corner[1] + size), (float) size, (float) size);
        }
        if (!corners.isEmpty()) {
            content.fill();
        }
    }

    @Override
    public void close() throws IOException {
        content.close();
    }

    private float toPdfY(double y) {
        return (float) (size.getHeight() - y);
    }

    private PDFont font(TypefaceWeight weight) {
        return weight == TypefaceWeight.BOLD ? fonts.bold() : fonts.regular();
    }

    private PrintedText printed(String text, TypefaceWeight weight) throws IOException {
        return PrintedText.of(text, font(weight), fonts.fallback());
    }
}
