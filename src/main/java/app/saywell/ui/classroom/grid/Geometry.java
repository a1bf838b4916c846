package app.saywell.ui.classroom.grid;

import java.util.Optional;

/// Where the cells of the grid lie. The head and the names stay while the cells scroll below and
/// beside them.
///
/// @param width of the whole picture, in pixels
/// @param unit 1 at the usual size of text
/// @param scrollX how far the cells are scrolled to the left, in pixels
/// @param scrollY how far they are scrolled up
record Geometry(
        double width,
        double height,
        double unit,
        int rows,
        int columns,
        double scrollX,
        double scrollY) {
    private static final double HEAD = 28;
    private static final double NAMES = 116;
    private static final double LOW_ROW = 18;
    private static final double HIGH_ROW = 27;
    private static final double NARROW_COLUMN = 58;
    private static final double WIDE_COLUMN = 132;
    private static final double GAP_X = 6;

    /// A cell; column -1 is the pupil's name.
    record Spot(int row, int column) {}

    /// A rectangle in pixels.
    record Box(double x, double y, double width, double height) {
        double right() {
            return x + width;
        }

        double bottom() {
            return y + height;
        }
    }

    /// Between two rows; less where rows are low.
    private double gap() {
        return rowHeight() < 22 * unit ? 2 : 4;
    }

    double headHeight() {
        return HEAD * unit;
    }

    double nameWidth() {
        return NAMES * unit;
    }

    /// As high as lets the whole class be seen, within what can be read.
    double rowHeight() {
        double room = (height - headHeight()) / Math.max(1, rows);
        return Math.floor(Math.clamp(room, LOW_ROW * unit, HIGH_ROW * unit));
    }

    double columnWidth() {
        double room = (width - nameWidth()) / Math.max(1, columns);
        return Math.floor(Math.clamp(room, NARROW_COLUMN * unit, WIDE_COLUMN * unit));
    }

    double maxScrollX() {
        return Math.max(0, nameWidth() + columns * columnWidth() - width);
    }

    double maxScrollY() {
        return Math.max(0, headHeight() + rows * rowHeight() - height);
    }

    Geometry scrolled(double x, double y) {
        return new Geometry(
                width,
                height,
                unit,
                rows,
                columns,
                Math.clamp(x, 0, maxScrollX()),
                Math.clamp(y, 0, maxScrollY()));
    }

    /// The same with a cell in sight.
    Geometry showing(Spot spot) {
        Box box = box(spot);
        double left = nameWidth() + GAP_X - box.x();
        double right = box.right() - width;
        double above = headHeight() - box.y() + gap();
        double below = box.bottom() + gap() - height;
        double aside = left > 0 ? -left : Math.max(0, right);
        double x = spot.column() < 0 ? 0 : aside;
        double y = above > 0 ? -above : Math.max(0, below);
        return scrolled(scrollX + x, scrollY + y);
    }

    Box box(Spot spot) {
        double y = headHeight() + spot.row() * rowHeight() - scrollY;
        if (spot.column() < 0) {
            return new Box(0, y, nameWidth(), rowHeight() - gap());
        }
        double x = nameWidth() + spot.column() * columnWidth() - scrollX;
        return new Box(x + GAP_X, y + gap() / 2, columnWidth() - GAP_X, rowHeight() - gap());
    }

    Optional<Spot> at(double x, double y) {
        if (y < headHeight() || x < 0) {
            return Optional.empty();
        }
        int row = (int) ((y - headHeight() + scrollY) / rowHeight());
        int column = x < nameWidth() ? -1 : (int) ((x - nameWidth() + scrollX) / columnWidth());
        return row < rows && column < columns
                ? Optional.of(new Spot(row, column))
                : Optional.empty();
    }
}
