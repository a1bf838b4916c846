package app.saywell.desk.kit.overlay;

import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.kit.lane.VoiceLane;
import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.kit.tier.ProsodyDifference;
import app.saywell.desk.kit.tier.TierInterval;
import app.saywell.speech.Word;
import java.util.List;
import java.util.function.Function;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/// Paints signs of stress and pauses above a lane: a disc over every stressed word, an empty ring
/// where stress is missing, a crossed disc where stress is wrong, a tick where a pause is missing,
/// an arc where a pause is too much. Every sign has its own shape, and its name if there is room.
///
/// A word of several syllables has a dot over each, the one with the word stress bigger, see [WordStressDots].
public final class ProsodySignsOverlay implements LaneOverlay {
    static final double RADIUS = 4;
    private static final double MAX_NAME_WIDTH = 120;

    private final List<Word> words;
    private final List<TierInterval> wordIntervals;
    private final WordStressDots dots;
    private final List<ProsodyDifference> differences;
    private final Function<ProsodyDifference, String> differenceNames;

    public ProsodySignsOverlay(
            VoiceLane lane, List<ProsodyDifference> differences, Function<ProsodyDifference, String> differenceNames) {
        words = lane.recording().words();
        dots = new WordStressDots(lane);
        wordIntervals = lane.tiers().words().intervals();
        this.differences = differences;
        this.differenceNames = differenceNames;
    }

    @Override
    public void paint(CanvasPen pen, TimeViewport viewport) {
        double y = pen.band().middle();
        for (int i = 0; i < words.size(); i++) {
            int wordIndex = i;
            TierInterval interval = wordIntervals.get(i);
            boolean hasDifference = differences.stream()
                    .anyMatch(difference -> difference.wordIndex() == wordIndex && isStress(difference));
            if (!viewport.overlaps(interval.start(), interval.end())) {
                continue;
            }
            boolean hasDisc = words.get(i).stressed() && !hasDifference;
            boolean hasDots = !hasDifference && dots.paint(pen, viewport, wordIndex, hasDisc);
            if (hasDisc && !hasDots) {
                pen.fillDisc(ThemeColor.SOFT, viewport.toX((interval.start() + interval.end()) / 2), y, RADIUS);
            }
        }
        for (ProsodyDifference difference : differences) {
            paintSign(pen, viewport, difference, y);
        }
    }

    private static boolean isStress(ProsodyDifference difference) {
        return difference.kind() == ProsodyDifference.DifferenceKind.STRESS_MISSING
                || difference.kind() == ProsodyDifference.DifferenceKind.STRESS_ADDED;
    }

    private void paintSign(CanvasPen pen, TimeViewport viewport, ProsodyDifference difference, double y) {
        double from = viewport.toX(difference.start());
        double to = viewport.toX(difference.end());
        double x = (from + to) / 2;
        if (x < -MAX_NAME_WIDTH || x > viewport.width() + MAX_NAME_WIDTH) {
            return;
        }
        switch (difference.kind()) {
            case STRESS_MISSING -> pen.strokeRing(ThemeColor.WORK, x, y, RADIUS);
            case STRESS_ADDED -> {
                pen.fillDisc(ThemeColor.WORK, x, y, RADIUS);
                pen.drawLine(ThemeColor.WORK, 1.5, x - 7, y + 6, x + 7, y - 6);
            }
            case PAUSE_MISSING -> {
                pen.drawLine(ThemeColor.WORK, 2, x - 5, y - 5, x, y + 5, x + 5, y - 5);
            }
            case PAUSE_ADDED -> pen.drawJoiningArc(ThemeColor.WORK, Math.min(from, x - 8), Math.max(to, x + 8), y);
        }
        Font font = pen.font(FontWeight.NORMAL, 11.0 / 14);
        String name = differenceNames.apply(difference);
        double width = pen.textWidth(name, font);
        if (difference.kind() == ProsodyDifference.DifferenceKind.PAUSE_ADDED) {
            pen.drawLabel(name, font, ThemeColor.WORK, x, y - 1);
        } else if (width <= (isStress(difference) ? Math.max((to - from) / 2 - 10, 0) : MAX_NAME_WIDTH)) {
            pen.drawTextIfFits(name, font, ThemeColor.WORK, x + 10 + width / 2, y, width + 1);
        }
    }
}
