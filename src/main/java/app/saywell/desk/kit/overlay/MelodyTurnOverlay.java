package app.saywell.desk.kit.overlay;

import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.kit.lane.MelodyTurn;
import app.saywell.desk.kit.lane.VoiceLane;
import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.kit.tier.TierInterval;
import java.util.List;

/// Paints an arrow where an item of a list ends, and where the whole ends: up where the voice rises there, down where
/// it falls, straight on where it stays. It ends with its word, at the head of the band.
///
/// @param lane whose turns are painted
public record MelodyTurnOverlay(VoiceLane lane) implements LaneOverlay {
    private static final double LENGTH = 16;
    private static final double RISE = 6;
    private static final double HEAD = 5;
    private static final double BELOW_TOP = 14;
    private static final double WIDTH = 2.5;
    private static final double AROUND = 6;

    @Override
    public void paint(CanvasPen pen, TimeViewport viewport) {
        List<TierInterval> words = lane.tiers().words().intervals();
        for (MelodyTurn turn : lane.recording().turns()) {
            if (turn.word() < words.size()) {
                double right = viewport.toX(words.get(turn.word()).end());
                if (right > 0 && right - LENGTH < viewport.width()) {
                    paint(pen, turn, right);
                }
            }
        }
    }

    private static void paint(CanvasPen pen, MelodyTurn turn, double right) {
        double middle = pen.band().top() + BELOW_TOP;
        double up =
                switch (turn.movement()) {
                    case RISE -> RISE;
                    case FALL -> -RISE;
                    case LEVEL -> 0;
                };
        double left = right - LENGTH;
        arrow(pen, ThemeColor.CARD, WIDTH + AROUND, left, middle + up, right, middle - up);
        arrow(pen, ThemeColor.PITCH, WIDTH, left, middle + up, right, middle - up);
    }

    private static void arrow(
            CanvasPen pen, ThemeColor color, double width, double fromX, double fromY, double toX, double toY) {
        double angle = Math.atan2(toY - fromY, toX - fromX);
        pen.drawLine(color, width, fromX, fromY, toX, toY);
        pen.drawLine(
                color,
                width,
                toX - HEAD * Math.cos(angle - Math.PI / 4),
                toY - HEAD * Math.sin(angle - Math.PI / 4),
                toX,
                toY,
                toX - HEAD * Math.cos(angle + Math.PI / 4),
                toY - HEAD * Math.sin(angle + Math.PI / 4));
    }
}
