package app.saywell.desk.classroom.grid;

import java.util.function.Function;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;

/// One cell of the grid for screen readers: it is not drawn, but it has a place, a row, a column
/// and words.
final class AccessibleGridCell extends Region {
    private final GridGeometry.CellPosition position;
    private final Function<GridGeometry.CellPosition, String> words;

    AccessibleGridCell(
            GridGeometry.CellPosition position,
            AccessibleRole role,
            Function<GridGeometry.CellPosition, String> words) {
        this.position = position;
        this.words = words;
        setAccessibleRole(role);
        setManaged(false);
        setMouseTransparent(true);
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return switch (attribute) {
            case TEXT -> words.apply(position);
            case ROW_INDEX -> position.row();
            // The names are the first column.
            case COLUMN_INDEX -> position.column() + 1;
            case INDEX -> Math.max(position.row(), 0);
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }
}
