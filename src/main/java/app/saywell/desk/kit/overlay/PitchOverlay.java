package app.saywell.desk.kit.overlay;

import app.saywell.desk.kit.axis.HorizontalBand;
import app.saywell.desk.kit.axis.TimeMap;
import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.kit.envelope.AcousticAnalysis;
import app.saywell.desk.kit.theme.ThemeColor;
import java.util.Locale;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/// Paints the pitch as a line, one octave up and down around the median of the voice, so that the
/// melody of a man and of a child can be compared. The median of the voice itself is labelled in Hz;
/// another voice below it, as that of the model reading, is a wider line in grey.
public final class PitchOverlay implements LaneOverlay {
    private static final double RANGE_SEMITONES = 12;
    private static final double OTHER_WIDTH = 5;

    private final AcousticAnalysis.PitchContour pitch;
    private final TimeMap timeMap;
    private final boolean isLanes;

    /// The voice of the lane itself.
    public static PitchOverlay ofLane(AcousticAnalysis.PitchContour pitch, TimeMap timeMap) {
        return new PitchOverlay(pitch, timeMap, true);
    }

    /// Another voice, to be compared with that of the lane.
    ///
    /// @param timeMap from the time of that recording to the axis
    public static PitchOverlay ofOther(AcousticAnalysis.PitchContour pitch, TimeMap timeMap) {
        return new PitchOverlay(pitch, timeMap, false);
    }

    private PitchOverlay(AcousticAnalysis.PitchContour pitch, TimeMap timeMap, boolean isLanes) {
        this.pitch = pitch;
        this.timeMap = timeMap;
        this.isLanes = isLanes;
    }

    @Override
    public void paint(CanvasPen pen, TimeViewport viewport) {
        if (pitch.medianHz() <= 0) {
            return;
        }
        int columns = (int) Math.ceil(viewport.width());
        double[] ys = new double[columns];
        for (int x = 0; x < columns; x++) {
            ys[x] = timeMap.movesForward(viewport, x)
                    ? toY(pen.band(), pitch.curve().hertzAt(timeMap.toLane(viewport.toSeconds(x + 0.5))))
                    : Double.NaN;
        }
        if (!isLanes) {
            pen.drawCurve(ThemeColor.CARD, ys, OTHER_WIDTH + 2);
            pen.drawCurve(ThemeColor.MODEL_WAVE, ys, OTHER_WIDTH);
            return;
        }
        double middle = pen.band().middle();
        pen.drawGuideLine(ThemeColor.PITCH, 0, viewport.width(), middle);
        pen.drawCurve(ThemeColor.CARD, ys, 5);
        pen.drawCurve(ThemeColor.PITCH, ys, 2);
        Font font = pen.font(FontWeight.BOLD, 11.0 / 14);
        String medianText = String.format(Locale.ROOT, "%.0f Hz", pitch.medianHz());
        pen.drawLabel(medianText, font, ThemeColor.PITCH, pen.textWidth(medianText, font) / 2 + 2, middle - 9);
    }

    /// NaN if there is no voice.
    private double toY(HorizontalBand band, float hertz) {
        if (hertz <= 0) {
            return Double.NaN;
        }
        double semitones = 12 * Math.log(hertz / pitch.medianHz()) / Math.log(2);
        double fraction = Math.clamp(semitones / RANGE_SEMITONES, -1, 1);
        return band.middle() - fraction * (band.height() / 2 - 2);
    }
}
