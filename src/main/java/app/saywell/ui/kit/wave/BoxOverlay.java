package app.saywell.ui.kit.wave;

import app.saywell.ui.kit.Ink;
import app.saywell.ui.kit.Level;

import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/// A tier as a row of boxes, in the colour and the line of each one's level.
///
/// Boxes too narrow to be told apart are drawn once a pixel, so that a day of speech costs no more
/// than a sentence.
final class BoxOverlay implements Overlay {
    private static final double READABLE = 5;

    /// Pixels that a heard sound may take below its box; its neighbours seldom have one too.
    private static final double BELOW = 40;

    private final Tier tier;
    private final Side side;

    BoxOverlay(Tier tier, Side side) {
        this.tier = tier;
        this.side = side;
    }

    @Override
    public void paint(Pen pen, Viewport viewport) {
        boolean words = tier.kind() == Tier.Kind.WORDS;
        Font strong = pen.font(FontWeight.BOLD, 13.0 / 14);
        Font plain = words ? strong : pen.font(FontWeight.NORMAL, 13.0 / 14);
        double painted = Double.NEGATIVE_INFINITY;
        for (int i = tier.firstEndingAfter(viewport.from()); i < tier.marks().size(); i++) {
            Mark mark = tier.marks().get(i);
            double left = Math.max(viewport.x(mark.start()), -READABLE);
            double right = Math.min(viewport.x(mark.end()), viewport.width() + READABLE);
            if (left > viewport.width()) {
                return;
            }
            if (right - left >= READABLE) {
                box(pen, mark, left, right, mark.heard().isEmpty() ? plain : strong);
            } else if (Math.floor(left) > painted) {
                painted = Math.floor(left);
                pen.fill(
                        side == Side.MODEL ? Ink.LINE : Ink.of(mark.level()),
                        painted,
                        pen.band().top(),
                        1,
                        pen.band().height());
            }
        }
    }

    private void box(Pen pen, Mark mark, double left, double right, Font font) {
        double middle = (left + right) / 2;
        double room = right - left - 3;
        if (side == Side.MODEL) {
            pen.box(Ink.BACKGROUND, Ink.LINE, left, right);
            pen.text(mark.label(), font, Ink.TEXT, middle, pen.band().middle(), room);
            return;
        }
        Ink tint = Ink.tintOf(mark.level());
        pen.box(tint, mark.level() == Level.MISSING ? Ink.LINE : tint, left, right);
        if (mark.level() == Level.MISSING) {
            pen.hatch(left, right);
        }
        if (tier.kind() == Tier.Kind.MARKS) {
            Font plain = pen.font(FontWeight.NORMAL, 12.0 / 14);
            double y = pen.band().middle();
            if (!pen.text(mark.label(), plain, Ink.TEXT, middle, y, room)) {
                pen.text(mark.heard(), plain, Ink.TEXT, middle, y, room + 6);
            }
            pen.frame(Ink.of(mark.level()), left, right, 1);
        } else if (tier.kind() == Tier.Kind.WORDS) {
            label(pen, mark, font, middle, room);
            pen.levelLine(mark.level(), left + 4, right - 5, pen.band().bottom() - 4);
        } else {
            sound(pen, mark, font, left, right);
        }
    }

    /// A sound with the one that was heard instead: beside it where the box is wide enough, else
    /// below the box. What is not good has its line, so that colour is never the only sign.
    private static void sound(Pen pen, Mark mark, Font font, double left, double right) {
        double middle = (left + right) / 2;
        double y = pen.band().middle() - (mark.level() == Level.GOOD ? 0 : 1);
        double room = right - left - 3;
        Ink ink = mark.heard().isEmpty() ? Ink.TEXT : Ink.of(mark.level());
        if (!pen.text(mark.text(), font, ink, middle, y, room)) {
            pen.text(mark.label(), font, ink, middle, y, room);
            if (!mark.heard().isEmpty()) {
                Font small = pen.font(FontWeight.BOLD, 12.0 / 14);
                pen.text("→" + mark.heard(), small, ink, middle, pen.band().bottom() + 9, BELOW);
            }
        }
        if (mark.level() == Level.NEARLY || mark.level() == Level.WORK) {
            pen.levelLine(mark.level(), left + 2, right - 3, pen.band().bottom() - 3);
        }
    }

    /// The word with the sign of its level, without it where there is no room for both.
    private static void label(Pen pen, Mark mark, Font font, double middle, double room) {
        double y = pen.band().middle() - 1;
        String signed =
                mark.level() == Level.GOOD
                        ? mark.label()
                        : mark.label() + " " + mark.level().sign();
        if (!pen.text(signed.strip(), font, Ink.TEXT, middle, y, room)) {
            pen.text(mark.label(), font, Ink.TEXT, middle, y, room);
        }
    }
}
