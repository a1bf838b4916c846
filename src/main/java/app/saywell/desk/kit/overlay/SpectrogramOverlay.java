package app.saywell.desk.kit.overlay;

import app.saywell.desk.kit.axis.TimeMap;
import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.kit.envelope.AcousticAnalysis;
import app.saywell.desk.kit.envelope.SpectrogramTile;
import app.saywell.desk.kit.theme.ThemeColor;
import java.util.Arrays;
import java.util.Optional;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;

/// Paints the visible part of the spectrogram, from the card colour for silence to the text colour
/// for full strength; blank while it is being computed.
public final class SpectrogramOverlay implements LaneOverlay {
    private final AcousticAnalysis acoustics;
    private final TimeMap timeMap;
    private final double durationSeconds;

    public SpectrogramOverlay(AcousticAnalysis acoustics, TimeMap timeMap, double durationSeconds) {
        this.acoustics = acoustics;
        this.timeMap = timeMap;
        this.durationSeconds = durationSeconds;
    }

    @Override
    public void paint(CanvasPen pen, TimeViewport viewport) {
        int width = (int) Math.ceil(viewport.width());
        int[] shades = grayScale(pen.color(ThemeColor.CARD), pen.color(ThemeColor.TEXT));
        int[] pixels = new int[width * SpectrogramTile.ROWS];
        int zoom = SpectrogramTile.TilePosition.zoomFor(viewport.secondsPerPixel());
        for (int x = 0; x < width; x++) {
            double laneSeconds = timeMap.toLane(viewport.toSeconds(x + 0.5));
            if (laneSeconds >= 0 && laneSeconds < durationSeconds && timeMap.movesForward(viewport, x)) {
                paintColumn(pixels, x, width, zoom, laneSeconds, shades);
            } else {
                fillColumn(pixels, x, width, shades[0]);
            }
        }
        WritableImage image = new WritableImage(width, SpectrogramTile.ROWS);
        image.getPixelWriter()
                .setPixels(0, 0, width, SpectrogramTile.ROWS, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        pen.drawImage(image);
    }

    private void paintColumn(int[] pixels, int x, int width, int zoom, double laneSeconds, int[] shades) {
        double secondsPerColumn = new SpectrogramTile.TilePosition(zoom, 0).secondsPerColumn();
        long column = (long) (laneSeconds / secondsPerColumn);
        var position = new SpectrogramTile.TilePosition(zoom, (int) (column / SpectrogramTile.COLUMNS));
        Optional<SpectrogramTile> tile = acoustics.tile(position);
        if (tile.isEmpty()) {
            fillColumn(pixels, x, width, shades[0]);
            return;
        }
        byte[] levels = tile.get().levels();
        int from = (int) (column % SpectrogramTile.COLUMNS) * SpectrogramTile.ROWS;
        for (int row = 0; row < SpectrogramTile.ROWS; row++) {
            int y = SpectrogramTile.ROWS - 1 - row;
            pixels[y * width + x] = shades[levels[from + row] & 0xff];
        }
    }

    private static void fillColumn(int[] pixels, int x, int width, int shade) {
        for (int pixel = x; pixel < pixels.length; pixel += width) {
            pixels[pixel] = shade;
        }
    }

    private static int[] grayScale(Color quiet, Color loud) {
        int[] shades = new int[256];
        Arrays.setAll(shades, i -> argb(quiet.interpolate(loud, i / 255.0)));
        return shades;
    }

    private static int argb(Color color) {
        return 0xff000000
                | (int) Math.round(color.getRed() * 255) << 16
                | (int) Math.round(color.getGreen() * 255) << 8
                | (int) Math.round(color.getBlue() * 255);
    }
}
