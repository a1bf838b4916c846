package app.saywell.ui.kit.wave;

import app.saywell.ui.kit.Ink;
import app.saywell.ui.kit.Inked;
import app.saywell.ui.kit.Level;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/// What overlays paint with: the theme's inks, the type, and a band of the canvas.
///
/// All edges fall on whole pixels, so that lines stay sharp.
public final class Pen {
    private static final double RADIUS = 8;

    private final GraphicsContext g;
    private final Inked inks;
    private final Band band;
    private final TextWidths widths;

    Pen(GraphicsContext g, Inked inks, Band band, TextWidths widths) {
        this.g = g;
        this.inks = inks;
        this.band = band;
        this.widths = widths;
        g.setTextAlign(TextAlignment.CENTER);
        g.setTextBaseline(VPos.CENTER);
        g.setLineWidth(1);
    }

    /// The stripe to paint into.
    public Band band() {
        return band;
    }

    /// The same pen on another stripe.
    Pen on(Band other) {
        return new Pen(g, inks, other, widths);
    }

    /// Text as large as the text around the picture times `share`.
    public Font font(FontWeight weight, double share) {
        return inks.font(weight, share);
    }

    /// Fills a rectangle whose edges the caller has chosen.
    public void fill(Ink ink, double x, double y, double width, double height) {
        g.setFill(inks.color(ink));
        g.fillRect(x, y, width, height);
    }

    /// A box of the tier's height with round corners, filled and framed.
    public void box(Ink fill, Ink frame, double left, double right) {
        double x = Math.round(left);
        double width = Math.max(1, Math.round(right) - x - 1);
        g.setFill(inks.color(fill));
        g.setStroke(inks.color(frame));
        if (width < RADIUS) {
            g.fillRect(x, band.top(), width, band.height());
            return;
        }
        g.fillRoundRect(x, band.top(), width, band.height(), RADIUS, RADIUS);
        if (fill != frame) {
            g.strokeRoundRect(
                    x + 0.5, band.top() + 0.5, width - 1, band.height() - 1, RADIUS, RADIUS);
        }
    }

    /// Slanted lines: nothing is known here.
    public void hatch(double left, double right) {
        g.save();
        g.beginPath();
        g.rect(left, band.top(), right - left, band.height());
        g.clip();
        g.setStroke(inks.color(Ink.MISSING));
        for (double x = left - band.height(); x < right; x += 6) {
            g.strokeLine(x, band.bottom(), x + band.height(), band.top());
        }
        g.restore();
    }

    /// The level's line: solid, dashed or double.
    public void levelLine(Level level, double left, double right, double y) {
        g.setStroke(inks.color(Ink.of(level)));
        double x = Math.round(left);
        double end = Math.round(right);
        switch (level) {
            case GOOD -> line(x, end, y, 2);
            case NEARLY -> {
                g.setLineDashes(5, 3);
                line(x, end, y, 2);
                g.setLineDashes();
            }
            case WORK -> {
                line(x, end, y - 1.5, 1);
                line(x, end, y + 1.5, 1);
            }
            case MISSING -> {}
        }
        g.setLineWidth(1);
    }

    private void line(double left, double right, double y, double width) {
        g.setLineWidth(width);
        g.strokeLine(left, y, right, y);
    }

    /// An upright line of the band's height.
    public void upright(Ink ink, double x, double width) {
        fill(ink, Math.round(x - width / 2), band.top(), width, band.height());
    }

    /// A level line across, such as a guide, at `y`.
    public void guide(Ink ink, double left, double right, double y) {
        g.setStroke(inks.color(ink));
        g.setLineDashes(3, 4);
        g.strokeLine(left, Math.round(y) + 0.5, right, Math.round(y) + 0.5);
        g.setLineDashes();
    }

    /// Writes centred at `x`, if it fits into `room` pixels; says whether it did.
    public boolean text(String text, Font font, Ink ink, double x, double y, double room) {
        if (room < 4 || widths.of(text, font) > room) {
            return false;
        }
        g.setFont(font);
        g.setFill(inks.color(ink));
        g.fillText(text, x, y);
        return true;
    }

    /// Writes centred at `x` on a ground of its own, so that it can be read over anything.
    void label(String text, Font font, Ink ink, double x, double y) {
        double width = widths.of(text, font) + 6;
        double height = font.getSize() + 3;
        g.setFill(inks.color(Ink.CARD));
        g.fillRoundRect(x - width / 2, y - height / 2, width, height, 4, 4);
        g.setFont(font);
        g.setFill(inks.color(ink));
        g.fillText(text, x, y);
    }

    /// How wide a text is.
    double width(String text, Font font) {
        return widths.of(text, font);
    }

    /// A colour of the theme, for what mixes its own.
    Color color(Ink ink) {
        return inks.color(ink);
    }

    /// A picture, stretched over the band's height, a pixel a pixel across.
    void image(Image image) {
        g.drawImage(image, 0, band.top(), image.getWidth(), band.height());
    }

    /// A line through one place a pixel column, broken where that is not a number.
    void curve(Ink ink, double[] ys, double width) {
        g.setStroke(inks.color(ink));
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

    /// A filled disc.
    void disc(Ink ink, double x, double y, double radius) {
        g.setFill(inks.color(ink));
        g.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    /// An empty ring.
    void ring(Ink ink, double x, double y, double radius) {
        g.setStroke(inks.color(ink));
        g.setLineWidth(2);
        g.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
        g.setLineWidth(1);
    }

    /// A line from point to point.
    ///
    /// @param points x and y in turn
    void line(Ink ink, double width, double... points) {
        g.setStroke(inks.color(ink));
        g.setLineWidth(width);
        g.beginPath();
        g.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            g.lineTo(points[i], points[i + 1]);
        }
        g.stroke();
        g.setLineWidth(1);
    }

    /// A bow over a stretch, as a reader draws it between words to be joined.
    void bow(Ink ink, double left, double right, double y) {
        g.setStroke(inks.color(ink));
        g.setLineWidth(2);
        g.beginPath();
        g.moveTo(left, y + 5);
        g.quadraticCurveTo((left + right) / 2, y - 11, right, y + 5);
        g.stroke();
        g.setLineWidth(1);
    }

    /// A thin frame around something hovered or chosen.
    public void frame(Ink ink, double left, double right, double width) {
        g.setStroke(inks.color(ink));
        g.setLineWidth(width);
        double half = width / 2;
        g.strokeRoundRect(
                Math.round(left) + half,
                band.top() + half,
                Math.max(1, Math.round(right) - Math.round(left) - 1 - width),
                band.height() - width,
                RADIUS,
                RADIUS);
        g.setLineWidth(1);
    }

    /// A wash of colour that lets through what is below.
    public void wash(Ink ink, double opacity, double left, double right) {
        Color color = inks.color(ink);
        g.setFill(color.deriveColor(0, 1, 1, opacity));
        g.fillRect(Math.round(left), band.top(), Math.max(1, right - left), band.height());
    }
}
