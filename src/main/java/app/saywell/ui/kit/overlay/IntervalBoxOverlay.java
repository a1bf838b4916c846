package app.saywell.ui.kit.overlay;

import app.saywell.ui.kit.axis.TimeViewport;
import app.saywell.ui.kit.axis.VoiceSide;
import app.saywell.ui.kit.theme.ScoreLevel;
import app.saywell.ui.kit.theme.ThemeColor;
import app.saywell.ui.kit.tier.LaneTier;
import app.saywell.ui.kit.tier.TierInterval;

import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/// Paints a tier as a row of boxes, each in the colour and with the line of its score level.
///
/// Boxes too narrow to be told apart are painted once per pixel, so an hour of speech costs no more
/// than a sentence.
public final class IntervalBoxOverlay implements LaneOverlay {
    private static final double MIN_BOX_WIDTH = 5;

    /// Pixels that stay free beside a label that reaches over its box.
    private static final double LABEL_GAP = 8;

    /// Width in pixels that the heard sound may take below its box; its neighbours seldom have one
    /// too.
    private static final double HEARD_LABEL_WIDTH = 40;

    private final LaneTier tier;
    private final VoiceSide side;

    public IntervalBoxOverlay(LaneTier tier, VoiceSide side) {
        this.tier = tier;
        this.side = side;
    }

    @Override
    public void paint(CanvasPen pen, TimeViewport viewport) {
        boolean isWordTier = tier.kind() == LaneTier.TierKind.WORDS;
        Font boldFont = pen.font(FontWeight.BOLD, 13.0 / 14);
        Font normalFont = isWordTier ? boldFont : pen.font(FontWeight.NORMAL, 13.0 / 14);
        double lastPaintedX = Double.NEGATIVE_INFINITY;
        for (int i = tier.firstEndingAfter(viewport.from()); i < tier.intervals().size(); i++) {
            TierInterval interval = tier.intervals().get(i);
            double left = Math.max(viewport.toX(interval.start()), -MIN_BOX_WIDTH);
            double right = Math.min(viewport.toX(interval.end()), viewport.width() + MIN_BOX_WIDTH);
            if (left > viewport.width()) {
                return;
            }
            if (right - left >= MIN_BOX_WIDTH) {
                paintBox(
                        pen,
                        interval,
                        left,
                        right,
                        interval.heard().isEmpty() ? normalFont : boldFont,
                        labelWidth(i, viewport, pen, normalFont));
            } else if (Math.floor(left) > lastPaintedX) {
                lastPaintedX = Math.floor(left);
                pen.fillRect(
                        side == VoiceSide.MODEL
                                ? ThemeColor.LINE
                                : ThemeColor.forLevel(interval.level()),
                        lastPaintedX,
                        pen.band().top(),
                        1,
                        pen.band().height());
            }
        }
    }

    /// The width a label may take around the middle of its box: the box, the silence beside it, and
    /// what the labels of its neighbours leave free of theirs.
    private double labelWidth(int index, TimeViewport viewport, CanvasPen pen, Font font) {
        double middle = middle(index, viewport);
        double before =
                index == 0
                        ? 0
                        : middle(index - 1, viewport) + halfLabel(index - 1, viewport, pen, font);
        double after =
                index + 1 == tier.intervals().size()
                        ? viewport.width()
                        : middle(index + 1, viewport) - halfLabel(index + 1, viewport, pen, font);
        double room = 2 * Math.min(middle - before, after - middle) - LABEL_GAP;
        return Math.max(room, boxWidth(index, viewport) - 3);
    }

    private double middle(int index, TimeViewport viewport) {
        TierInterval interval = tier.intervals().get(index);
        return (viewport.toX(interval.start()) + viewport.toX(interval.end())) / 2;
    }

    private double boxWidth(int index, TimeViewport viewport) {
        TierInterval interval = tier.intervals().get(index);
        return viewport.toX(interval.end()) - viewport.toX(interval.start());
    }

    /// Half the width that a label takes of its own box.
    private double halfLabel(int index, TimeViewport viewport, CanvasPen pen, Font font) {
        double label = pen.textWidth(labelWithSymbol(tier.intervals().get(index)), font);
        return Math.min(label, boxWidth(index, viewport)) / 2;
    }

    private void paintBox(
            CanvasPen pen,
            TierInterval interval,
            double left,
            double right,
            Font font,
            double labelWidth) {
        double middle = (left + right) / 2;
        double maxWidth = right - left - 3;
        if (side == VoiceSide.MODEL) {
            pen.drawBox(ThemeColor.BACKGROUND, ThemeColor.LINE, left, right);
            pen.drawTextShortened(
                    interval.label(),
                    font,
                    ThemeColor.TEXT,
                    middle,
                    pen.band().middle(),
                    labelWidth);
            return;
        }
        ThemeColor tint = ThemeColor.tintFor(interval.level());
        pen.drawBox(
                tint, interval.level() == ScoreLevel.MISSING ? ThemeColor.LINE : tint, left, right);
        if (interval.level() == ScoreLevel.MISSING) {
            pen.drawHatching(left, right);
        }
        if (tier.kind() == LaneTier.TierKind.MARKS) {
            Font smallFont = pen.font(FontWeight.NORMAL, 12.0 / 14);
            double y = pen.band().middle();
            if (!pen.drawTextIfFits(
                    interval.label(), smallFont, ThemeColor.TEXT, middle, y, maxWidth)) {
                pen.drawTextIfFits(
                        interval.heard(), smallFont, ThemeColor.TEXT, middle, y, maxWidth + 6);
            }
            pen.drawFrame(ThemeColor.forLevel(interval.level()), left, right, 1);
        } else if (tier.kind() == LaneTier.TierKind.WORDS) {
            paintWord(pen, interval, font, middle, labelWidth);
            pen.drawLevelLine(interval.level(), left + 4, right - 5, pen.band().bottom() - 4);
        } else {
            paintSound(pen, interval, font, left, right);
        }
    }

    /// Paints a sound and the sound heard instead: next to it if the box is wide enough, else below
    /// the box. Sounds that are not good have a level line, so colour is never the only sign.
    private static void paintSound(
            CanvasPen pen, TierInterval interval, Font font, double left, double right) {
        double middle = (left + right) / 2;
        double y = pen.band().middle() - (interval.level() == ScoreLevel.GOOD ? 0 : 1);
        double maxWidth = right - left - 3;
        ThemeColor textColor =
                interval.heard().isEmpty()
                        ? ThemeColor.TEXT
                        : ThemeColor.forLevel(interval.level());
        if (!pen.drawTextIfFits(interval.boxText(), font, textColor, middle, y, maxWidth)) {
            pen.drawTextShortened(interval.label(), font, textColor, middle, y, maxWidth);
            if (!interval.heard().isEmpty()) {
                Font smallFont = pen.font(FontWeight.BOLD, 12.0 / 14);
                pen.drawTextIfFits(
                        "→" + interval.heard(),
                        smallFont,
                        textColor,
                        middle,
                        pen.band().bottom() + 9,
                        HEARD_LABEL_WIDTH);
            }
        }
        if (interval.level() == ScoreLevel.NEARLY || interval.level() == ScoreLevel.WEAK) {
            pen.drawLevelLine(interval.level(), left + 2, right - 3, pen.band().bottom() - 3);
        }
    }

    /// Paints the word with the symbol of its level, or without it if there is no room for both.
    private static void paintWord(
            CanvasPen pen, TierInterval interval, Font font, double middle, double maxWidth) {
        double y = pen.band().middle() - 1;
        if (!pen.drawTextIfFits(
                labelWithSymbol(interval), font, ThemeColor.TEXT, middle, y, maxWidth)) {
            pen.drawTextShortened(interval.label(), font, ThemeColor.TEXT, middle, y, maxWidth);
        }
    }

    private static String labelWithSymbol(TierInterval interval) {
        return interval.level() == ScoreLevel.GOOD
                ? interval.label()
                : (interval.label() + " " + interval.level().symbol()).strip();
    }
}
