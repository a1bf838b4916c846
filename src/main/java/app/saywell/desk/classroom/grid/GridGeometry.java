package app.saywell.desk.classroom.grid;

import java.util.Optional;

/// The layout of the grid. The header row and the name column stay in place while the cells scroll.
///
/// @param width of the whole grid, in pixels
/// @param foot how much of the height something covers from below: rows are lower where that keeps them all in sight,
///     and the last ones can be scrolled above it
/// @param scale 1 at the default text size
/// @param scrollX how far the cells are scrolled to the left, in pixels
/// @param scrollY how far they are scrolled up
record GridGeometry(
        double width, double height, double foot, double scale, int rows, int columns, double scrollX, double scrollY) {
    private static final double HEADER_HEIGHT = 28;
    private static final double NAME_WIDTH = 136;
    private static final double MIN_ROW_HEIGHT = 17;
    private static final double MAX_ROW_HEIGHT = 27;
    private static final double MIN_COLUMN_WIDTH = 58;
    private static final double MAX_COLUMN_WIDTH = 200;
    private static final double COLUMN_GAP = 6;

    /// A cell; column -1 is the learner's name.
    record CellPosition(int row, int column) {}

    /// A rectangle in pixels.
    record CellBounds(double x, double y, double width, double height) {
        double right() {
            return x + width;
        }

        double bottom() {
            return y + height;
        }
    }

    /// The gap between two rows; smaller where rows are low.
    private double rowGap() {
        return rowHeight() < 22 * scale ? 2 : 4;
    }

    double headerHeight() {
        return HEADER_HEIGHT * scale;
    }

    double nameWidth() {
        return NAME_WIDTH * scale;
    }

    /// The height at which the whole class fits above what covers the foot, within the limits of legibility.
    double rowHeight() {
        double available = (height - headerHeight() - foot) / Math.max(1, rows);
        return Math.floor(Math.clamp(available, MIN_ROW_HEIGHT * scale, MAX_ROW_HEIGHT * scale));
    }

    double columnWidth() {
        double available = (width - nameWidth()) / Math.max(1, columns);
        return Math.floor(Math.clamp(available, MIN_COLUMN_WIDTH * scale, MAX_COLUMN_WIDTH * scale));
    }

    /// How many rows are in sight at once.
    int pageRows() {
        return Math.max(1, (int) ((height - headerHeight() - foot) / rowHeight()));
    }

    double maxScrollX() {
        return Math.max(0, nameWidth() + columns * columnWidth() - width);
    }

    double maxScrollY() {
        return Math.max(0, headerHeight() + rows * rowHeight() + foot - height);
    }

    GridGeometry scrolledTo(double x, double y) {
        return new GridGeometry(
                width,
                height,
                foot,
                scale,
                rows,
                columns,
                Math.clamp(x, 0, maxScrollX()),
                Math.clamp(y, 0, maxScrollY()));
    }

    /// Whether the cells have the sizes that they have in another layout.
    boolean hasSizeOf(GridGeometry other) {
        return width == other.width && height == other.height && scale == other.scale;
    }

    /// The same layout, scrolled so that the cell is visible.
    GridGeometry scrolledToShow(CellPosition position) {
        CellBounds bounds = bounds(position);
        double left = nameWidth() + COLUMN_GAP - bounds.x();
        double right = bounds.right() - width;
        double above = headerHeight() - bounds.y() + rowGap();
        double below = bounds.bottom() + rowGap() + foot - height;
        // Never so far that its left end goes out of sight.
        double sideways = left > 0 ? -left : Math.min(Math.max(0, right), -left);
        double x = position.column() < 0 ? 0 : sideways;
        double y = above > 0 ? -above : Math.max(0, below);
        return scrolledTo(scrollX + x, scrollY + y);
    }

    CellBounds bounds(CellPosition position) {
        double y = headerHeight() + position.row() * rowHeight() - scrollY;
        if (position.column() < 0) {
            return new CellBounds(0, y, nameWidth(), rowHeight() - rowGap());
        }
        double x = nameWidth() + position.column() * columnWidth() - scrollX;
        return new CellBounds(x + COLUMN_GAP, y + rowGap() / 2, columnWidth() - COLUMN_GAP, rowHeight() - rowGap());
    }

    /// The cell, name or heading at a point; a heading has row -1.
    Optional<CellPosition> partAt(double x, double y) {
        if (y >= headerHeight()) {
            return cellAt(x, y);
        }
        int column = (int) Math.floor((x - nameWidth() + scrollX) / columnWidth());
        return y >= 0 && x >= nameWidth() && column < columns
                ? Optional.of(new CellPosition(-1, column))
                : Optional.empty();
    }

    Optional<CellPosition> cellAt(double x, double y) {
        if (y < headerHeight() || x < 0) {
            return Optional.empty();
        }
        int row = (int) ((y - headerHeight() + scrollY) / rowHeight());
        int column = x < nameWidth() ? -1 : (int) ((x - nameWidth() + scrollX) / columnWidth());
        return row < rows && column < columns ? Optional.of(new CellPosition(row, column)) : Optional.empty();
    }
}
