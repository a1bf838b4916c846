package app.saywell.desk.kit.overlay;

import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.TierInterval;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/// Paints a tier as a row of boxes, each in the colour and with the line of its score level.
///
/// Boxes too narrow to be told apart are painted once per pixel, so an hour of speech costs no more
/// than a sentence.
public final class IntervalBoxOverlay implements LaneOverlay {
    private static final double MIN_BOX_WIDTH = 5;

    /// Pixels that stay free between two labels that reach over their boxes.
    private static final double LABEL_GAP = 6;

    /// The size of labels, of that of the surrounding text.
    private static final double LABEL_SIZE = 13.0 / 14;

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
        List<Box> boxes = new ArrayList<>();
        double lastPaintedX = Double.NEGATIVE_INFINITY;
        for (int i = tier.firstEndingAfter(viewport.from());
                i < tier.intervals().size();
                i++) {
            TierInterval interval = tier.intervals().get(i);
            double left = Math.max(viewport.toX(interval.start()), -MIN_BOX_WIDTH);
            double right = Math.min(viewport.toX(interval.end()), viewport.width() + MIN_BOX_WIDTH);
            if (left > viewport.width()) {
                break;
            }
            if (right - left >= MIN_BOX_WIDTH) {
                boxes.add(new Box(interval, left, right));
            } else if (Math.floor(left) > lastPaintedX) {
                lastPaintedX = Math.floor(left);
                pen.fillRect(
                        side == VoiceSide.MODEL ? ThemeColor.LINE : ThemeColor.forLevel(interval.level()),
                        lastPaintedX,
                        pen.band().top(),
                        1,
                        pen.band().height());
            }
        }
        boxes.forEach(box -> paintBox(pen, box));
        if (hasLabelsBesideBoxes()) {
            paintLabels(pen, boxes, viewport.width());
        }
    }

    /// An interval that is wide enough to be seen, and the pixels that it takes.
    private record Box(TierInterval interval, double left, double right) {
        double middle() {
            return (left + right) / 2;
        }

        double width() {
            return right - left;
        }
    }

    /// Words, and all of a model reading, whose boxes have no colours.
    private boolean hasLabelsBesideBoxes() {
        return side == VoiceSide.MODEL || tier.kind() == LaneTier.TierKind.WORDS;
    }

    private void paintLabels(CanvasPen pen, List<Box> boxes, double width) {
        Font font = labelFont(pen);
        List<List<LabelForm>> forms =
                boxes.stream().map(box -> labelForms(box.interval(), font)).toList();
        List<LabelRow.Wish> wishes = new ArrayList<>();
        for (int i = 0; i < boxes.size(); i++) {
            wishes.add(new LabelRow.Wish(
                    boxes.get(i).middle(),
                    boxes.get(i).width(),
                    forms.get(i).stream()
                            .mapToDouble(form -> pen.textWidth(form.text(), form.font()))
                            .toArray()));
        }
        List<LabelRow.Place> places = LabelRow.place(wishes, LABEL_GAP, width);
        double y = pen.band().middle() - (side == VoiceSide.MODEL ? 0 : 1);
        for (int i = 0; i < boxes.size(); i++) {
            LabelRow.Place place = places.get(i);
            if (place.form() < forms.get(i).size()) {
                LabelForm form = forms.get(i).get(place.form());
                pen.drawText(form.text(), form.font(), ThemeColor.TEXT, place.middle(), y);
            } else {
                pen.drawTextShortened(
                        boxes.get(i).interval().label(), font, ThemeColor.TEXT, place.middle(), y, place.room());
            }
        }
    }

    private Font labelFont(CanvasPen pen) {
        return pen.font(tier.kind() == LaneTier.TierKind.WORDS ? FontWeight.BOLD : FontWeight.NORMAL, LABEL_SIZE);
    }

    private record LabelForm(String text, Font font) {}

    /// A word with the symbol of its level, without it if there is no room for both, and smaller.
    private List<LabelForm> labelForms(TierInterval interval, Font font) {
        LabelForm plain = new LabelForm(interval.label(), font);
        LabelForm small = new LabelForm(interval.label(), CanvasPen.smaller(font));
        return side == VoiceSide.MODEL || interval.level() == ScoreLevel.GOOD
                ? List.of(plain, small)
                : List.of(
                        new LabelForm((interval.label() + " " + interval.level().symbol()).strip(), font),
                        plain,
                        small);
    }

    private void paintBox(CanvasPen pen, Box box) {
        TierInterval interval = box.interval();
        double left = box.left();
        double right = box.right();
        if (side == VoiceSide.MODEL) {
            pen.drawBox(ThemeColor.BACKGROUND, ThemeColor.LINE, left, right);
            return;
        }
        ThemeColor tint = ThemeColor.tintFor(interval.level());
        pen.drawBox(tint, interval.level() == ScoreLevel.MISSING ? ThemeColor.LINE : tint, left, right);
        if (interval.level() == ScoreLevel.MISSING) {
            pen.drawHatching(left, right);
        }
        switch (tier.kind()) {
            case MARKS -> paintMark(pen, box);
            case WORDS ->
                pen.drawLevelLine(
                        interval.level(), left + 4, right - 5, pen.band().bottom() - 4);
            default -> paintSound(pen, box);
        }
    }

    private static void paintMark(CanvasPen pen, Box box) {
        TierInterval interval = box.interval();
        Font smallFont = pen.font(FontWeight.NORMAL, 12.0 / 14);
        double maxWidth = box.width() - LabelRow.BOX_MARGIN;
        double y = pen.band().middle();
        if (!pen.drawTextIfFits(interval.label(), smallFont, ThemeColor.TEXT, box.middle(), y, maxWidth)) {
            pen.drawTextIfFits(interval.heard(), smallFont, ThemeColor.TEXT, box.middle(), y, maxWidth + 6);
        }
        pen.drawFrame(ThemeColor.forLevel(interval.level()), box.left(), box.right(), 1);
    }

    /// Paints a sound and the sound heard instead: next to it if the box is wide enough, else below
    /// the box. Sounds that are not good have a level line, so colour is never the only sign.
    private static void paintSound(CanvasPen pen, Box box) {
        TierInterval interval = box.interval();
        Font font = pen.font(interval.heard().isEmpty() ? FontWeight.NORMAL : FontWeight.BOLD, LABEL_SIZE);
        double middle = box.middle();
        double y = pen.band().middle() - (interval.level() == ScoreLevel.GOOD ? 0 : 1);
        double maxWidth = box.width() - LabelRow.BOX_MARGIN;
        ThemeColor textColor = interval.heard().isEmpty() ? ThemeColor.TEXT : ThemeColor.forLevel(interval.level());
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
            pen.drawLevelLine(
                    interval.level(),
                    box.left() + 2,
                    box.right() - 3,
                    pen.band().bottom() - 3);
        }
    }
}
