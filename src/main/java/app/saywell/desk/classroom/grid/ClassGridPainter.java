package app.saywell.desk.classroom.grid;

import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.kit.theme.ThemedRegion;
import app.saywell.desk.school.learner.Learner;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/// Paints the visible cells of the grid only, so that the cost does not depend on the length of the
/// lesson.
final class ClassGridPainter {
    private static final double RADIUS = 7;
    private static final double HEADER_FONT_SCALE = 12.0 / 14;
    private static final double CELL_FONT_SCALE = 13.0 / 14;
    private static final double HOUSE_SIZE = 8;

    private final GraphicsContext graphics;
    private final ThemedRegion colors;
    private final GridGeometry geometry;
    private final ClassGridPaintState state;

    /// What is painted.
    ///
    /// @param currentCell the cell of the current turn; -1 if there is none
    record ClassGridPaintState(
            GridSnapshot snapshot,
            LearnerNames names,
            GridGeometry.CellPosition currentCell,
            GridGeometry.CellPosition cursor) {}

    ClassGridPainter(GraphicsContext graphics, ThemedRegion colors, GridGeometry geometry, ClassGridPaintState state) {
        this.graphics = graphics;
        this.colors = colors;
        this.geometry = geometry;
        this.state = state;
    }

    void paint() {
        graphics.clearRect(0, 0, geometry.width(), geometry.height());
        graphics.setTextBaseline(VPos.CENTER);
        int firstRow = (int) (geometry.scrollY() / geometry.rowHeight());
        int firstColumn = (int) (geometry.scrollX() / geometry.columnWidth());
        graphics.save();
        clipFrom(geometry.nameWidth(), geometry.headerHeight());
        for (int row = firstRow; row < geometry.rows() && top(row) < geometry.height(); row++) {
            for (int column = firstColumn; column < geometry.columns() && left(column) < geometry.width(); column++) {
                paintCell(row, column);
            }
        }
        graphics.restore();
        graphics.save();
        clipFrom(0, geometry.headerHeight());
        for (int row = firstRow; row < geometry.rows() && top(row) < geometry.height(); row++) {
            paintName(row);
        }
        graphics.restore();
        graphics.save();
        clipFrom(geometry.nameWidth(), 0);
        for (int column = firstColumn; column < geometry.columns() && left(column) < geometry.width(); column++) {
            paintHeader(column);
        }
        graphics.restore();
    }

    private void clipFrom(double x, double y) {
        graphics.beginPath();
        graphics.rect(x, y, geometry.width() - x, geometry.height() - y);
        graphics.clip();
    }

    private double top(int row) {
        return geometry.bounds(new GridGeometry.CellPosition(row, 0)).y();
    }

    private double left(int column) {
        return geometry.bounds(new GridGeometry.CellPosition(0, column)).x();
    }

    private void paintHeader(int column) {
        GridGeometry.CellBounds bounds = geometry.bounds(new GridGeometry.CellPosition(0, column));
        graphics.setFill(colors.color(column == state.currentCell().column() ? ThemeColor.ACCENT : ThemeColor.SOFT));
        graphics.setFont(colors.font(FontWeight.NORMAL, HEADER_FONT_SCALE));
        graphics.setTextAlign(TextAlignment.CENTER);
        String text = state.snapshot().sentences().get(column).text();
        graphics.fillText(
                TextEllipsis.shorten(text, graphics.getFont(), bounds.width()),
                Math.rint(bounds.x() + bounds.width() / 2),
                geometry.headerHeight() / 2);
    }

    private void paintName(int row) {
        Learner learner = state.snapshot().learners().get(row);
        GridGeometry.CellBounds bounds = geometry.bounds(new GridGeometry.CellPosition(row, -1));
        double y = Math.rint(bounds.y() + geometry.rowHeight() / 2);
        boolean isCurrent = row == state.currentCell().row();
        double numberWidth = 26 * geometry.scale();
        graphics.setFont(colors.font(isCurrent ? FontWeight.BOLD : FontWeight.NORMAL, CELL_FONT_SCALE));
        graphics.setFill(colors.color(isCurrent ? ThemeColor.ACCENT : ThemeColor.SOFT));
        graphics.setTextAlign(TextAlignment.RIGHT);
        graphics.fillText(learner.number(), numberWidth, y, numberWidth);
        graphics.setTextAlign(TextAlignment.LEFT);
        boolean noConsent = !learner.consent().allowsRecording();
        graphics.setFill(colors.color(isCurrent ? ThemeColor.ACCENT : noConsent ? ThemeColor.SOFT : ThemeColor.TEXT));
        String name = state.names().besideNumber(learner.name(), learner.number());
        double x = numberWidth + 10 * geometry.scale();
        graphics.fillText(TextEllipsis.shorten(name, graphics.getFont(), bounds.width() - x - 4), x, y);
        if (row == state.cursor().row() && state.cursor().column() < 0) {
            paintFrame(new GridGeometry.CellBounds(1, bounds.y() + 1, bounds.width() - 4, bounds.height() + 2));
        }
    }

    private void paintCell(int row, int column) {
        GridGeometry.CellPosition position = new GridGeometry.CellPosition(row, column);
        GridGeometry.CellBounds bounds = geometry.bounds(position);
        CellState cellState = state.snapshot().cellState(row, column);
        boolean empty = cellState.status() == CellState.CellStatus.EMPTY;
        graphics.setFill(colors.color(ThemeColor.tintFor(cellState.level())));
        graphics.fillRoundRect(bounds.x(), bounds.y(), bounds.width(), bounds.height(), RADIUS, RADIUS);
        if (cellState.level() == ScoreLevel.MISSING) {
            boolean isCurrentRow = empty && row == state.currentCell().row();
            paintDashedOutline(bounds, isCurrentRow ? ThemeColor.ACCENT : ThemeColor.LINE);
        } else {
            paintUnderline(cellState.level(), bounds);
        }
        paintText(cellState, bounds);
        if (cellState.fromHome()) {
            paintHouse(bounds);
        }
        if (position.equals(state.currentCell())) {
            paintFrame(bounds);
        } else if (position.equals(state.cursor())) {
            paintDashedOutline(bounds, ThemeColor.ACCENT);
        }
    }

    private void paintText(CellState cellState, GridGeometry.CellBounds bounds) {
        graphics.setFont(colors.font(FontWeight.NORMAL, CELL_FONT_SCALE));
        graphics.setFill(colors.color(cellState.level() == ScoreLevel.MISSING ? ThemeColor.SOFT : ThemeColor.TEXT));
        graphics.setTextAlign(TextAlignment.CENTER);
        graphics.fillText(
                cellState.label(),
                Math.rint(bounds.x() + bounds.width() / 2),
                Math.rint(bounds.y() + bounds.height() / 2 - 1),
                bounds.width() - 6);
    }

    /// A small house in the corner: the take was recorded at home. A shape and no colour, like the
    /// line of the level.
    private void paintHouse(GridGeometry.CellBounds bounds) {
        double size = Math.rint(HOUSE_SIZE * geometry.scale());
        double left = Math.rint(bounds.x()) + 4;
        double top = Math.rint(bounds.y()) + 3;
        double eaves = top + size * 0.45;
        graphics.setStroke(colors.color(ThemeColor.TEXT));
        graphics.setLineWidth(1);
        graphics.strokePolygon(
                new double[] {left, left + size / 2, left + size, left + size, left},
                new double[] {eaves, top, eaves, top + size, top + size},
                5);
        graphics.strokeLine(left + size / 2, top + size * 0.65, left + size / 2, top + size);
    }

    /// The line under a score repeats its level without colour: solid, dashed or double, as
    /// everywhere.
    private void paintUnderline(ScoreLevel level, GridGeometry.CellBounds bounds) {
        double y = Math.rint(bounds.bottom()) - 1.5;
        double from = Math.rint(bounds.x()) + 3;
        double to = Math.rint(bounds.right()) - 3;
        graphics.setStroke(colors.color(ThemeColor.forLevel(level)));
        switch (level) {
            case GOOD -> paintLine(from, to, y, 2);
            case NEARLY -> {
                graphics.setLineDashes(5, 3);
                paintLine(from, to, y, 2);
                graphics.setLineDashes();
            }
            case WEAK -> {
                paintLine(from, to, y - 2, 1);
                paintLine(from, to, y + 0.5, 1);
            }
            case MISSING -> {}
        }
        graphics.setLineWidth(1);
    }

    private void paintLine(double from, double to, double y, double width) {
        graphics.setLineWidth(width);
        graphics.strokeLine(from, y, to, y);
    }

    private void paintDashedOutline(GridGeometry.CellBounds bounds, ThemeColor color) {
        graphics.setStroke(colors.color(color));
        graphics.setLineDashes(3, 3);
        graphics.setLineWidth(1);
        graphics.strokeRoundRect(
                Math.rint(bounds.x()) + 0.5,
                Math.rint(bounds.y()) + 0.5,
                Math.rint(bounds.width()) - 1,
                Math.rint(bounds.height()) - 1,
                RADIUS,
                RADIUS);
        graphics.setLineDashes();
    }

    private void paintFrame(GridGeometry.CellBounds bounds) {
        graphics.setStroke(colors.color(ThemeColor.ACCENT));
        graphics.setLineWidth(2);
        graphics.strokeRoundRect(bounds.x(), bounds.y(), bounds.width(), bounds.height(), RADIUS, RADIUS);
        graphics.setLineWidth(1);
    }
}
