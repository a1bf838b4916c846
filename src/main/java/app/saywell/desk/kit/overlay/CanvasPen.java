package app.saywell.desk.kit.overlay;

import app.saywell.desk.kit.axis.HorizontalBand;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.kit.theme.ThemedRegion;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/// What overlays paint with: theme colours, font and a band of the canvas.
///
/// Edges are rounded to whole pixels, so lines stay sharp.
public final class CanvasPen {
    private static final double BREAK_WIDTH = 1.5;
    private static final double BREAK_GAP = 5;
    private static final double BREAK_SLANT = 3;
    private static final double BREAK_HEIGHT = 6;
    private static final double CORNER_RADIUS = 8;
    private static final double SMALL_TEXT = 0.85;

    private final GraphicsContext g;
    private final ThemedRegion theme;
    private final HorizontalBand band;
    private final TextWidthCache textWidths;

    public CanvasPen(GraphicsContext g, ThemedRegion theme, HorizontalBand band, TextWidthCache textWidths) {
        this.g = g;
        this.theme = theme;
        this.band = band;
        this.textWidths = textWidths;
        g.setTextAlign(TextAlignment.CENTER);
        g.setTextBaseline(VPos.CENTER);
        g.setLineWidth(1);
    }

    /// The band to paint into.
    public HorizontalBand band() {
        return band;
    }

    /// The same pen for another band.
    CanvasPen onBand(HorizontalBand other) {
        return new CanvasPen(g, theme, other, textWidths);
    }

    /// The font of the surrounding text, `scale` times as large.
    public Font font(FontWeight weight, double scale) {
        return theme.font(weight, scale);
    }

    /// Fills a rectangle.
    public void fillRect(ThemeColor themeColor, double x, double y, double width, double height) {
        g.setFill(theme.color(themeColor));
        g.fillRect(x, y, width, height);
    }

    /// Draws a filled and framed box with round corners, as high as the band.
    void drawBox(ThemeColor fillColor, ThemeColor frameColor, double left, double right) {
        double x = Math.round(left);
        double width = Math.max(1, Math.round(right) - x - 1);
        g.setFill(theme.color(fillColor));
        g.setStroke(theme.color(frameColor));
        if (width < CORNER_RADIUS) {
            g.fillRect(x, band.top(), width, band.height());
            return;
        }
        g.fillRoundRect(x, band.top(), width, band.height(), CORNER_RADIUS, CORNER_RADIUS);
        if (fillColor != frameColor) {
            g.strokeRoundRect(x + 0.5, band.top() + 0.5, width - 1, band.height() - 1, CORNER_RADIUS, CORNER_RADIUS);
        }
    }

    /// Draws slanted lines, which mean that there is no score.
    void drawHatching(double left, double right) {
        g.save();
        g.beginPath();
        g.rect(left, band.top(), right - left, band.height());
        g.clip();
        g.setStroke(theme.color(ThemeColor.MISSING));
        for (double x = left - band.height(); x < right; x += 6) {
            g.strokeLine(x, band.bottom(), x + band.height(), band.top());
        }
        g.restore();
    }

    /// Draws the line of a level: solid, dashed or double.
    void drawLevelLine(ScoreLevel level, double left, double right, double y) {
        g.setStroke(theme.color(ThemeColor.forLevel(level)));
        double x = Math.round(left);
        double end = Math.round(right);
        switch (level) {
            case GOOD -> drawLine(x, end, y, 2);
            case NEARLY -> {
                g.setLineDashes(5, 3);
                drawLine(x, end, y, 2);
                g.setLineDashes();
            }
            case WEAK -> {
                drawLine(x, end, y - 1.5, 1);
                drawLine(x, end, y + 1.5, 1);
            }
            case MISSING -> {}
        }
        g.setLineWidth(1);
    }

    private void drawLine(double left, double right, double y, double width) {
        g.setLineWidth(width);
        g.strokeLine(left, y, right, y);
    }

    /// Draws a vertical line as high as the band.
    public void drawVerticalLine(ThemeColor themeColor, double x, double width) {
        fillRect(themeColor, Math.round(x - width / 2), band.top(), width, band.height());
    }

    /// Draws a dashed horizontal line at `y`.
    void drawGuideLine(ThemeColor themeColor, double left, double right, double y) {
        g.setStroke(theme.color(themeColor));
        g.setLineDashes(3, 4);
        g.strokeLine(left, Math.round(y) + 0.5, right, Math.round(y) + 0.5);
        g.setLineDashes();
    }

    /// Draws text centred at `x` if it fits into `maxWidth` pixels; returns whether it did.
    boolean drawTextIfFits(String text, Font font, ThemeColor themeColor, double x, double y, double maxWidth) {
        if (maxWidth < 4 || textWidths.widthOf(text, font) > maxWidth) {
            return false;
        }
        drawText(text, font, themeColor, x, y);
        return true;
    }

    /// Draws text centred at `x`.
    void drawText(String text, Font font, ThemeColor themeColor, double x, double y) {
        g.setFont(font);
        g.setFill(theme.color(themeColor));
        g.fillText(text, x, y);
    }

    /// Draws text centred at `x`: whole if it fits, else smaller, else its beginning with an
    /// ellipsis, at least its first letter.
    void drawTextShortened(String text, Font font, ThemeColor themeColor, double x, double y, double maxWidth) {
        if (text.isEmpty() || drawTextIfFits(text, font, themeColor, x, y, maxWidth)) {
            return;
        }
        Font smallFont = smaller(font);
        if (drawTextIfFits(text, smallFont, themeColor, x, y, maxWidth)) {
            return;
        }
        for (int end = text.offsetByCodePoints(text.length(), -1); end > 0; end = text.offsetByCodePoints(end, -1)) {
            if (drawTextIfFits(text.substring(0, end) + "…", smallFont, themeColor, x, y, maxWidth)) {
                return;
            }
        }
        String first = text.substring(0, text.offsetByCodePoints(0, 1));
        drawTextIfFits(first, smallFont, themeColor, x, y, Double.MAX_VALUE);
    }

    /// The font of a label that has too little room for this one.
    static Font smaller(Font font) {
        return Font.font(
                font.getFamily(), FontWeight.findByName(font.getStyle()), Math.round(font.getSize() * SMALL_TEXT));
    }

    /// Draws text centred at `x` on its own background, so it is readable over anything.
    void drawLabel(String text, Font font, ThemeColor themeColor, double x, double y) {
        double width = textWidths.widthOf(text, font) + 6;
        double height = font.getSize() + 3;
        g.setFill(theme.color(ThemeColor.CARD));
        g.fillRoundRect(x - width / 2, y - height / 2, width, height, 4, 4);
        g.setFont(font);
        g.setFill(theme.color(themeColor));
        g.fillText(text, x, y);
    }

    /// The width of a text in pixels.
    double textWidth(String text, Font font) {
        return textWidths.widthOf(text, font);
    }

    /// A colour of the theme, for overlays that mix their own.
    Color color(ThemeColor themeColor) {
        return theme.color(themeColor);
    }

    /// Draws an image stretched to the height of the band, one image pixel per pixel horizontally.
    void drawImage(Image image) {
        g.drawImage(image, 0, band.top(), image.getWidth(), band.height());
    }

    /// Draws a line through one point per pixel column, interrupted where the value is NaN.
    void drawCurve(ThemeColor themeColor, double[] ys, double width) {
        g.setStroke(theme.color(themeColor));
        g.setLineWidth(width);
        g.beginPath();
        boolean drawing = false;
        for (int x = 0; x < ys.length; x++) {
            if (Double.isNaN(ys[x])) {
                drawing = false;
            } else if (drawing) {
                g.lineTo(x + 0.5, ys[x]);
            } else {
                g.moveTo(x, ys[x]);
                g.lineTo(x + 0.5, ys[x]);
                drawing = true;
            }
        }
        g.stroke();
        g.setLineWidth(1);
    }

    /// Draws a filled disc.
    void fillDisc(ThemeColor themeColor, double x, double y, double radius) {
        g.setFill(theme.color(themeColor));
        g.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    /// Draws an empty ring.
    void strokeRing(ThemeColor themeColor, double x, double y, double radius) {
        g.setStroke(theme.color(themeColor));
        g.setLineWidth(2);
        g.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
        g.setLineWidth(1);
    }

    /// Draws a line from point to point.
    ///
    /// @param points x and y alternating
    void drawLine(ThemeColor themeColor, double width, double... points) {
        g.setStroke(theme.color(themeColor));
        g.setLineWidth(width);
        g.beginPath();
        g.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            g.lineTo(points[i], points[i + 1]);
        }
        g.stroke();
        g.setLineWidth(1);
    }

    /// Draws an arc that joins two words, as teachers draw it into a text.
    void drawJoiningArc(ThemeColor themeColor, double left, double right, double y) {
        g.setStroke(theme.color(themeColor));
        g.setLineWidth(2);
        g.beginPath();
        g.moveTo(left, y + 5);
        g.quadraticCurveTo((left + right) / 2, y - 11, right, y + 5);
        g.stroke();
        g.setLineWidth(1);
    }

    /// Draws two slanted lines, the sign of an axis that is broken here.
    void drawBreakMark(ThemeColor themeColor, double middle, double y) {
        g.setStroke(theme.color(themeColor));
        g.setLineWidth(BREAK_WIDTH);
        for (double x : new double[] {middle - BREAK_GAP / 2, middle + BREAK_GAP / 2}) {
            g.strokeLine(x - BREAK_SLANT, y + BREAK_HEIGHT, x + BREAK_SLANT, y - BREAK_HEIGHT);
        }
        g.setLineWidth(1);
    }

    /// Draws a thin frame around something hovered or selected.
    public void drawFrame(ThemeColor themeColor, double left, double right, double width) {
        g.setStroke(theme.color(themeColor));
        g.setLineWidth(width);
        double half = width / 2;
        g.strokeRoundRect(
                Math.round(left) + half,
                band.top() + half,
                Math.max(1, Math.round(right) - Math.round(left) - 1 - width),
                band.height() - width,
                CORNER_RADIUS,
                CORNER_RADIUS);
        g.setLineWidth(1);
    }

    /// Fills an area with a translucent colour.
    public void fillTranslucent(ThemeColor themeColor, double opacity, double left, double right) {
        Color color = theme.color(themeColor);
        g.setFill(color.deriveColor(0, 1, 1, opacity));
        g.fillRect(Math.round(left), band.top(), Math.max(1, right - left), band.height());
    }
}
