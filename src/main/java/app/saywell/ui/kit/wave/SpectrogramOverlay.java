package app.saywell.ui.kit.wave;

import app.saywell.ui.kit.Ink;

import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;

import java.util.Arrays;
import java.util.Optional;

/// The spectrogram of what is in view, from the card's colour for silence to the text's for full
/// strength; blank where it is still being worked out.
final class SpectrogramOverlay implements Overlay {
    private final Acoustics acoustics;
    private final TimeMap map;
    private final double seconds;

    SpectrogramOverlay(Acoustics acoustics, TimeMap map, double seconds) {
        this.acoustics = acoustics;
        this.map = map;
        this.seconds = seconds;
    }

    @Override
    public void paint(Pen pen, Viewport viewport) {
        int width = (int) Math.ceil(viewport.width());
        int[] shades = shades(pen.color(Ink.CARD), pen.color(Ink.TEXT));
        int[] pixels = new int[width * SpectrogramTile.ROWS];
        int zoom = SpectrogramTile.Place.zoomFor(viewport.secondsPerPixel());
        for (int x = 0; x < width; x++) {
            double at = map.toLane(viewport.seconds(x + 0.5));
            if (at >= 0 && at < seconds && map.advances(viewport, x)) {
                column(pixels, x, width, zoom, at, shades);
            } else {
                fill(pixels, x, width, shades[0]);
            }
        }
        WritableImage image = new WritableImage(width, SpectrogramTile.ROWS);
        image.getPixelWriter()
                .setPixels(
                        0,
                        0,
                        width,
                        SpectrogramTile.ROWS,
                        PixelFormat.getIntArgbInstance(),
                        pixels,
                        0,
                        width);
        pen.image(image);
    }

    private void column(int[] pixels, int x, int width, int zoom, double at, int[] shades) {
        double each = new SpectrogramTile.Place(zoom, 0).secondsPerColumn();
        long column = (long) (at / each);
        var place = new SpectrogramTile.Place(zoom, (int) (column / SpectrogramTile.COLUMNS));
        Optional<SpectrogramTile> tile = acoustics.tile(place);
        if (tile.isEmpty()) {
            fill(pixels, x, width, shades[0]);
            return;
        }
        byte[] levels = tile.get().levels();
        int from = (int) (column % SpectrogramTile.COLUMNS) * SpectrogramTile.ROWS;
        for (int row = 0; row < SpectrogramTile.ROWS; row++) {
            int y = SpectrogramTile.ROWS - 1 - row;
            pixels[y * width + x] = shades[levels[from + row] & 0xff];
        }
    }

    private static void fill(int[] pixels, int x, int width, int shade) {
        for (int at = x; at < pixels.length; at += width) {
            pixels[at] = shade;
        }
    }

    private static int[] shades(Color quiet, Color loud) {
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
