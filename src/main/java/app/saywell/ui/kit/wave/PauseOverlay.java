package app.saywell.ui.kit.wave;

import app.saywell.ui.kit.Ink;

import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/// Every pause as a grey band; those long enough to be heard as one stand out and say their length.
///
/// The service calls a gap long from 0.05 s, which nearly every stop consonant reaches; the border
/// that emphasises is Saywell's own.
///
/// @param emphasised seconds from which a pause stands out
record PauseOverlay(Tier pauses, double emphasised) implements Overlay {
    /// From here on a listener hears a hesitation.
    static final double HEARD = 0.25;

    @Override
    public void paint(Pen pen, Viewport viewport) {
        Font font = pen.font(FontWeight.NORMAL, 10.5 / 14);
        for (int i = pauses.firstEndingAfter(viewport.from()); i < pauses.marks().size(); i++) {
            Mark mark = pauses.marks().get(i);
            double left = viewport.x(mark.start());
            double right = viewport.x(mark.end());
            if (left > viewport.width()) {
                return;
            }
            boolean stands = mark.soundEnd() - mark.soundStart() >= emphasised;
            pen.wash(Ink.PAUSE, stands ? 1 : 0.55, left + 1, right - 1);
            pen.text(
                    mark.label(),
                    font,
                    Ink.SOFT,
                    (left + right) / 2,
                    pen.band().top() + 8,
                    Math.max(right - left + 10, 0));
        }
    }
}
