package app.saywell.desk.classroom.grid;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/// The cells of the grid as a screen reader sees them: a table with a header row and the names in
/// its first column. A cell is made when it is asked for, so the table costs nothing without a
/// screen reader.
final class AccessibleGridCells {
    private static final int HEADER_ROW = -1;

    private final Map<GridGeometry.CellPosition, AccessibleGridCell> cells = new HashMap<>();
    private final Consumer<Node> adopt;
    private final Function<GridGeometry.CellPosition, String> words;
    private GridGeometry geometry;

    /// @param adopt makes a new cell a child of the grid
    /// @param words what is said of a cell; row -1 is the header
    AccessibleGridCells(
            GridGeometry geometry, Consumer<Node> adopt, Function<GridGeometry.CellPosition, String> words) {
        this.geometry = geometry;
        this.adopt = adopt;
        this.words = words;
    }

    /// Moves the cells to where they are painted.
    void follow(GridGeometry newGeometry) {
        geometry = newGeometry;
        cells.forEach(this::place);
    }

    /// The cell of a row and a column of the table, whose first column holds the names.
    Node cell(int row, int tableColumn) {
        return at(new GridGeometry.CellPosition(row, tableColumn - 1), AccessibleRole.TABLE_CELL);
    }

    Node header(int tableColumn) {
        return at(new GridGeometry.CellPosition(HEADER_ROW, tableColumn - 1), AccessibleRole.TABLE_COLUMN);
    }

    private Node at(GridGeometry.CellPosition position, AccessibleRole role) {
        return cells.computeIfAbsent(position, wanted -> {
            AccessibleGridCell cell = new AccessibleGridCell(wanted, role, words);
            adopt.accept(cell);
            place(wanted, cell);
            return cell;
        });
    }

    private void place(GridGeometry.CellPosition position, Region cell) {
        GridGeometry.CellBounds bounds = geometry.bounds(position);
        boolean isHeader = position.row() == HEADER_ROW;
        cell.resizeRelocate(
                bounds.x(),
                isHeader ? 0 : bounds.y(),
                bounds.width(),
                isHeader ? geometry.headerHeight() : bounds.height());
    }
}
