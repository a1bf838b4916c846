package app.saywell.ui.kit.wave;

import app.saywell.speech.Word;
import app.saywell.ui.kit.Ink;

import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

import java.util.List;
import java.util.function.Function;

/// Above a lane: a disc over every stressed word; an empty ring where stress is missing, a crossed
/// disc where there is too much; a tick like a reader's where a pause is missing, a bow that joins
/// where one is too many. Every sign has a shape of its own, and its name where there is room.
final class StressOverlay implements Overlay {
    private static final double RADIUS = 4;
    private static final double ROOM = 120;

    private final List<Word> words;
    private final List<Mark> marks;
    private final List<Difference> differences;
    private final Function<Difference, String> names;

    StressOverlay(Lane lane, List<Difference> differences, Function<Difference, String> names) {
        words = lane.reading().words();
        marks = lane.tiers().words().marks();
        this.differences = differences;
        this.names = names;
    }

    @Override
    public void paint(Pen pen, Viewport viewport) {
        double y = pen.band().middle();
        for (int i = 0; i < words.size(); i++) {
            int word = i;
            Mark mark = marks.get(i);
            boolean told =
                    differences.stream().anyMatch(one -> one.word() == word && ofStress(one));
            if (words.get(i).stressed() && !told && viewport.shows(mark.start(), mark.end())) {
                pen.disc(Ink.SOFT, viewport.x((mark.start() + mark.end()) / 2), y, RADIUS);
            }
        }
        for (Difference one : differences) {
            sign(pen, viewport, one, y);
        }
    }

    private static boolean ofStress(Difference one) {
        return one.kind() == Difference.Kind.STRESS_MISSING
                || one.kind() == Difference.Kind.STRESS_ADDED;
    }

    private void sign(Pen pen, Viewport viewport, Difference one, double y) {
        double from = viewport.x(one.start());
        double to = viewport.x(one.end());
        double x = (from + to) / 2;
        if (x < -ROOM || x > viewport.width() + ROOM) {
            return;
        }
        switch (one.kind()) {
            case STRESS_MISSING -> pen.ring(Ink.WORK, x, y, RADIUS);
            case STRESS_ADDED -> {
                pen.disc(Ink.WORK, x, y, RADIUS);
                pen.line(Ink.WORK, 1.5, x - 7, y + 6, x + 7, y - 6);
            }
            case PAUSE_MISSING -> {
                pen.line(Ink.WORK, 2, x - 5, y - 5, x, y + 5, x + 5, y - 5);
            }
            case PAUSE_ADDED -> pen.bow(Ink.WORK, Math.min(from, x - 8), Math.max(to, x + 8), y);
        }
        Font font = pen.font(FontWeight.NORMAL, 11.0 / 14);
        String name = names.apply(one);
        double width = pen.width(name, font);
        if (one.kind() == Difference.Kind.PAUSE_ADDED) {
            pen.label(name, font, Ink.WORK, x, y - 1);
        } else if (width <= (ofStress(one) ? Math.max((to - from) / 2 - 10, 0) : ROOM)) {
            pen.text(name, font, Ink.WORK, x + 10 + width / 2, y, width + 1);
        }
    }
}
