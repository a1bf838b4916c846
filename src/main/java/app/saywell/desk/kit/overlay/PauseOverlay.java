package app.saywell.desk.kit.overlay;

import app.saywell.desk.kit.axis.TimeMap;
import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.TierInterval;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/// Paints every pause as a grey band. Pauses long enough to be heard are darker and show their
/// length.
///
/// A pause that is drawn shorter than it lasted has two slanted lines above its length (a broken axis).
///
/// The length stands at the foot of the band, since the signs of stress stand above its head.
///
/// The service calls a pause long from 0.05 s, which nearly every stop consonant reaches. The
/// threshold for emphasis is Saywell's own.
///
/// @param emphasizedFromSeconds pauses of at least this length are emphasized
public record PauseOverlay(LaneTier pauses, double emphasizedFromSeconds) implements LaneOverlay {
    private static final double LABEL_OVERHANG = 10;
    private static final double LABEL_HEIGHT = 16;
    private static final double BREAK_ABOVE_FOOT = 30;
    private static final double ROUNDING_SECONDS = 1e-6;

    @Override
    public void paint(CanvasPen pen, TimeViewport viewport) {
        Font font = pen.font(FontWeight.NORMAL, 10.5 / 14);
        for (int i = pauses.firstEndingAfter(viewport.from());
                i < pauses.intervals().size();
                i++) {
            TierInterval interval = pauses.intervals().get(i);
            double left = viewport.toX(interval.start());
            double right = viewport.toX(interval.end());
            if (left > viewport.width()) {
                return;
            }
            double seconds = interval.soundEnd() - interval.soundStart();
            pen.fillTranslucent(ThemeColor.PAUSE, seconds >= emphasizedFromSeconds ? 1 : 0.55, left + 1, right - 1);
            if (seconds > TimeMap.LONGEST_PAUSE && interval.end() - interval.start() < seconds - ROUNDING_SECONDS) {
                pen.drawBreakMark(
                        ThemeColor.SOFT, (left + right) / 2, pen.band().bottom() - BREAK_ABOVE_FOOT);
            }
            if (pen.textWidth(interval.label(), font) <= right - left + LABEL_OVERHANG) {
                pen.drawLabel(
                        interval.label(),
                        font,
                        ThemeColor.SOFT,
                        (left + right) / 2,
                        pen.band().bottom() - LABEL_HEIGHT / 2);
            }
        }
    }
}
