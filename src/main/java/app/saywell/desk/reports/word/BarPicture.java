package app.saywell.desk.reports.word;

import app.saywell.desk.reports.term.TermPage;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;

/// A figure with its band of error as a picture without letters, on a scale from 0 to 100.
final class BarPicture {
    /// In points, as it stands on the page.
    static final int WIDTH = 250;

    static final int HEIGHT = 20;

    private static final int PIXELS_PER_POINT = 4;
    private static final double BAR_TOP = 9;
    private static final double BAR_HEIGHT = 8;
    private static final double BAND_Y = 4.5;
    private static final double BAND_END = 2.5;
    private static final int SCALE_STEPS = 10;

    private BarPicture() {}

    static byte[] png(TermPage.TermBar bar) throws IOException {
        BufferedImage image =
                new BufferedImage(WIDTH * PIXELS_PER_POINT, HEIGHT * PIXELS_PER_POINT, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        pen.scale(PIXELS_PER_POINT, PIXELS_PER_POINT);
        pen.setColor(Color.WHITE);
        pen.fill(new Rectangle2D.Double(0, 0, WIDTH, HEIGHT));
        pen.setColor(Color.BLACK);
        for (int i = 0; i <= SCALE_STEPS; i++) {
            pen.setStroke(new BasicStroke(i % 5 == 0 ? 0.6f : 0.2f));
            double x = x(100.0 * i / SCALE_STEPS);
            pen.draw(new Line2D.Double(x, 0, x, HEIGHT));
        }
        pen.fill(new Rectangle2D.Double(x(0), BAR_TOP, x(Math.clamp(bar.value(), 0, 100)) - x(0), BAR_HEIGHT));
        pen.setStroke(new BasicStroke(1));
        pen.draw(new Line2D.Double(x(bar.low()), BAND_Y, x(bar.high()), BAND_Y));
        for (double end : new double[] {bar.low(), bar.high()}) {
            pen.draw(new Line2D.Double(x(end), BAND_Y - BAND_END, x(end), BAND_Y + BAND_END));
        }
        pen.dispose();
        return PngBytes.of(image);
    }

    private static double x(double value) {
        return 1 + value / 100 * (WIDTH - 2);
    }
}
