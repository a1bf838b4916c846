package app.saywell.ui.classroom.grid;

import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.ui.kit.Ink;
import app.saywell.ui.kit.Inked;
import app.saywell.ui.kit.Level;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/// Paints the grid: what lies in sight and nothing else, so that a lesson of hundred sentences
/// costs no more than one of ten.
final class GridPicture {
    private static final double RADIUS = 7;
    private static final double SMALL = 12.0 / 14;
    private static final double TIER = 13.0 / 14;

    private final GraphicsContext g;
    private final Inked inks;
    private final Geometry place;
    private final Shown shown;

    /// What is painted.
    ///
    /// @param now the cell whose turn it is, row and column; -1 where there is none
    record Shown(Board board, boolean namesHidden, Geometry.Spot now, Geometry.Spot cursor) {}

    GridPicture(GraphicsContext g, Inked inks, Geometry place, Shown shown) {
        this.g = g;
        this.inks = inks;
        this.place = place;
        this.shown = shown;
    }

    void paint() {
        g.clearRect(0, 0, place.width(), place.height());
        g.setTextBaseline(VPos.CENTER);
        int firstRow = (int) (place.scrollY() / place.rowHeight());
        int firstColumn = (int) (place.scrollX() / place.columnWidth());
        g.save();
        clip(place.nameWidth(), place.headHeight());
        for (int row = firstRow; row < place.rows() && top(row) < place.height(); row++) {
            for (int column = firstColumn;
                    column < place.columns() && left(column) < place.width();
                    column++) {
                cell(row, column);
            }
        }
        g.restore();
        g.save();
        clip(0, place.headHeight());
        for (int row = firstRow; row < place.rows() && top(row) < place.height(); row++) {
            name(row);
        }
        g.restore();
        g.save();
        clip(place.nameWidth(), 0);
        for (int column = firstColumn;
                column < place.columns() && left(column) < place.width();
                column++) {
            head(column);
        }
        g.restore();
    }

    private void clip(double x, double y) {
        g.beginPath();
        g.rect(x, y, place.width() - x, place.height() - y);
        g.clip();
    }

    private double top(int row) {
        return place.box(new Geometry.Spot(row, 0)).y();
    }

    private double left(int column) {
        return place.box(new Geometry.Spot(0, column)).x();
    }

    private void head(int column) {
        Geometry.Box box = place.box(new Geometry.Spot(0, column));
        g.setFill(inks.color(column == shown.now().column() ? Ink.ACCENT : Ink.SOFT));
        g.setFont(inks.font(FontWeight.NORMAL, SMALL));
        g.setTextAlign(TextAlignment.CENTER);
        String text = shown.board().sentences().get(column).text();
        g.fillText(
                Ellipsis.fit(text, g.getFont(), box.width()),
                Math.rint(box.x() + box.width() / 2),
                place.headHeight() / 2);
    }

    private void name(int row) {
        Learner pupil = shown.board().pupils().get(row);
        Geometry.Box box = place.box(new Geometry.Spot(row, -1));
        double y = Math.rint(box.y() + place.rowHeight() / 2);
        boolean now = row == shown.now().row();
        double number = 26 * place.unit();
        g.setFont(inks.font(now ? FontWeight.BOLD : FontWeight.NORMAL, TIER));
        g.setFill(inks.color(now ? Ink.ACCENT : Ink.SOFT));
        g.setTextAlign(TextAlignment.RIGHT);
        g.fillText(pupil.number(), number, y, number);
        g.setTextAlign(TextAlignment.LEFT);
        boolean mute = pupil.consent() == Consent.NONE;
        g.setFill(inks.color(now ? Ink.ACCENT : mute ? Ink.SOFT : Ink.TEXT));
        String name = shown.namesHidden() ? "" : pupil.name();
        double x = number + 10 * place.unit();
        g.fillText(Ellipsis.fit(name, g.getFont(), box.width() - x - 4), x, y);
        if (row == shown.cursor().row() && shown.cursor().column() < 0) {
            frame(new Geometry.Box(1, box.y() + 1, box.width() - 4, box.height() + 2));
        }
    }

    private void cell(int row, int column) {
        Geometry.Spot spot = new Geometry.Spot(row, column);
        Geometry.Box box = place.box(spot);
        Square square = shown.board().square(row, column);
        boolean empty = square.state() == Square.State.EMPTY;
        g.setFill(inks.color(Ink.tintOf(square.level())));
        g.fillRoundRect(box.x(), box.y(), box.width(), box.height(), RADIUS, RADIUS);
        if (square.level() == Level.MISSING) {
            boolean turn = empty && row == shown.now().row();
            outline(box, turn ? Ink.ACCENT : Ink.LINE);
        } else {
            underline(square.level(), box);
        }
        text(square, box);
        if (spot.equals(shown.now())) {
            frame(box);
        } else if (spot.equals(shown.cursor())) {
            outline(box, Ink.ACCENT);
        }
    }

    private void text(Square square, Geometry.Box box) {
        g.setFont(inks.font(FontWeight.NORMAL, TIER));
        g.setFill(inks.color(square.level() == Level.MISSING ? Ink.SOFT : Ink.TEXT));
        g.setTextAlign(TextAlignment.CENTER);
        g.fillText(
                square.text(),
                Math.rint(box.x() + box.width() / 2),
                Math.rint(box.y() + box.height() / 2 - 1),
                box.width() - 6);
    }

    /// The second cue beside the colour: solid, dashed, double, as everywhere.
    private void underline(Level level, Geometry.Box box) {
        double y = Math.rint(box.bottom()) - 1.5;
        double from = Math.rint(box.x()) + 3;
        double to = Math.rint(box.right()) - 3;
        g.setStroke(inks.color(Ink.of(level)));
        switch (level) {
            case GOOD -> line(from, to, y, 2);
            case NEARLY -> {
                g.setLineDashes(5, 3);
                line(from, to, y, 2);
                g.setLineDashes();
            }
            case WORK -> {
                line(from, to, y - 2, 1);
                line(from, to, y + 0.5, 1);
            }
            case MISSING -> {}
        }
        g.setLineWidth(1);
    }

    private void line(double from, double to, double y, double width) {
        g.setLineWidth(width);
        g.strokeLine(from, y, to, y);
    }

    private void outline(Geometry.Box box, Ink ink) {
        g.setStroke(inks.color(ink));
        g.setLineDashes(3, 3);
        g.setLineWidth(1);
        g.strokeRoundRect(
                Math.rint(box.x()) + 0.5,
                Math.rint(box.y()) + 0.5,
                Math.rint(box.width()) - 1,
                Math.rint(box.height()) - 1,
                RADIUS,
                RADIUS);
        g.setLineDashes();
    }

    private void frame(Geometry.Box box) {
        g.setStroke(inks.color(Ink.ACCENT));
        g.setLineWidth(2);
        g.strokeRoundRect(box.x(), box.y(), box.width(), box.height(), RADIUS, RADIUS);
        g.setLineWidth(1);
    }
}
