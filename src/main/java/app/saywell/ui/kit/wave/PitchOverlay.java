package app.saywell.ui.kit.wave;

import app.saywell.ui.kit.Ink;

import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

import java.util.Locale;

/// The height of the voice as a line: an octave up and an octave down around the voice's own
/// middle, so that a man's and a child's melody can be compared; the middle is named in Hz.
final class PitchOverlay implements Overlay {
    private static final double SEMITONES = 12;

    private final Acoustics.Pitch pitch;
    private final TimeMap map;

    PitchOverlay(Acoustics.Pitch pitch, TimeMap map) {
        this.pitch = pitch;
        this.map = map;
    }

    @Override
    public void paint(Pen pen, Viewport viewport) {
        if (pitch.middle() <= 0) {
            return;
        }
        int columns = (int) Math.ceil(viewport.width());
        double[] ys = new double[columns];
        for (int x = 0; x < columns; x++) {
            ys[x] =
                    map.advances(viewport, x)
                            ? y(pen.band(), pitch.curve().at(map.toLane(viewport.seconds(x + 0.5))))
                            : Double.NaN;
        }
        double middle = pen.band().middle();
        pen.guide(Ink.PITCH, 0, viewport.width(), middle);
        pen.curve(Ink.CARD, ys, 5);
        pen.curve(Ink.PITCH, ys, 2);
        Font font = pen.font(FontWeight.BOLD, 11.0 / 14);
        String hertz = String.format(Locale.ROOT, "%.0f Hz", pitch.middle());
        pen.label(hertz, font, Ink.PITCH, pen.width(hertz, font) / 2 + 2, middle - 9);
    }

    /// Not a number where there is no voice.
    private double y(Band band, float hertz) {
        if (hertz <= 0) {
            return Double.NaN;
        }
        double semitones = 12 * Math.log(hertz / pitch.middle()) / Math.log(2);
        double share = Math.clamp(semitones / SEMITONES, -1, 1);
        return band.middle() - share * (band.height() / 2 - 2);
    }
}
