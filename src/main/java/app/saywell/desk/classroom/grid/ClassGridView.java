package app.saywell.desk.classroom.grid;

import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ThemedRegion;
import java.util.function.BiConsumer;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.text.FontWeight;
import org.jspecify.annotations.Nullable;

/// The grid as a node. It has one focus for all cells, moved with the arrow keys. Space or a click
/// activates a cell. Screen readers see a table with a header row and the names as first column.
public final class ClassGridView extends ThemedRegion {
    private static final double HINT_WIDTH = 420;
    private static final GridGeometry.CellPosition NO_CELL = new GridGeometry.CellPosition(-1, -2);

    private final DoubleProperty foot = new SimpleDoubleProperty();
    private final Canvas canvas = new Canvas();
    private final Tooltip hint = new Tooltip();
    private final ClassGridViewModel viewModel;
    private final LocalizedTexts texts;
    private final BiConsumer<Integer, Integer> onActivate;
    private GridGeometry geometry = new GridGeometry(0, 0, 0, 1, 0, 0, 0, 0);
    private final AccessibleGridCells accessibleCells =
            new AccessibleGridCells(geometry, cell -> getChildren().add(cell), this::wordsOf);
    private GridGeometry.CellPosition cursor = NO_CELL;

    /// @param onActivate receives the row and column of the activated cell; column -1 is a name
    public ClassGridView(ClassGridViewModel viewModel, LocalizedTexts texts, BiConsumer<Integer, Integer> onActivate) {
        this.viewModel = viewModel;
        this.texts = texts;
        this.onActivate = onActivate;
        setId("grid");
        getStyleClass().add("class-grid");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TABLE_VIEW);
        getChildren().add(canvas);
        viewModel.snapshot().subscribe(any -> updateGeometry());
        viewModel.currentTurn().subscribe(any -> showCurrentCell());
        viewModel.names().hidden().subscribe(any -> updateGeometry());
        foot.subscribe(any -> uncover());
        focusedProperty().subscribe(any -> paint());
        texts.language().addListener(change -> updateAccessibleText());
        setOnMouseClicked(this::clicked);
        setOnScroll(this::scrolled);
        setOnMouseMoved(event -> showHint(event.getX(), event.getY()));
        hint.setId("grid-hint");
        hint.setWrapText(true);
        hint.setMaxWidth(HINT_WIDTH);
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /// How much of the grid something covers from below, in pixels.
    public DoubleProperty foot() {
        return foot;
    }

    /// Moves the cursor to a cell.
    public void moveCursorTo(int row, int column) {
        moveCursor(row, column);
    }

    /// The centre of a cell in this node's coordinates, x then y.
    public double[] cellCenter(int row, int column) {
        GridGeometry.CellBounds bounds = geometry.bounds(new GridGeometry.CellPosition(row, column));
        return new double[] {bounds.x() + bounds.width() / 2, bounds.y() + bounds.height() / 2};
    }

    private void clicked(MouseEvent event) {
        requestFocus();
        geometry.cellAt(event.getX(), event.getY()).ifPresent(position -> {
            moveCursor(position.row(), position.column());
            onActivate.accept(position.row(), position.column());
        });
    }

    private void scrolled(ScrollEvent event) {
        GridGeometry previous = geometry;
        geometry = geometry.scrolledTo(geometry.scrollX() - event.getDeltaX(), geometry.scrollY() - event.getDeltaY());
        if (!geometry.equals(previous)) {
            event.consume();
            paint();
        }
    }

    /// What is painted shortened, or as a sign alone, is told in full where the pointer is.
    private void showHint(double x, double y) {
        String words = geometry.partAt(x, y).map(this::wordsOf).orElse("");
        if (words.equals(hint.getText())) {
            return;
        }
        hint.hide();
        hint.setText(words);
        if (words.isEmpty()) {
            Tooltip.uninstall(this, hint);
        } else {
            Tooltip.install(this, hint);
        }
    }

    private void pressed(KeyEvent event) {
        int page = geometry.pageRows();
        int row = Math.max(0, cursor.row());
        int column = Math.max(-1, cursor.column());
        KeyCode key = event.getCode();
        switch (key) {
            case UP -> moveCursor(row - 1, column);
            case DOWN -> moveCursor(row + 1, column);
            case LEFT -> moveCursor(row, column - 1);
            case RIGHT -> moveCursor(row, column + 1);
            case HOME -> moveCursor(row, -1);
            case END -> moveCursor(row, geometry.columns() - 1);
            case PAGE_UP -> moveCursor(row - page, column);
            case PAGE_DOWN -> moveCursor(row + page, column);
            case SPACE -> activateCursor();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void activateCursor() {
        if (cursor.row() >= 0 && cursor.row() < geometry.rows()) {
            onActivate.accept(cursor.row(), cursor.column());
        }
    }

    private void moveCursor(int row, int column) {
        if (geometry.rows() == 0) {
            return;
        }
        cursor = new GridGeometry.CellPosition(
                Math.clamp(row, 0, geometry.rows() - 1), Math.clamp(column, -1, geometry.columns() - 1));
        geometry = geometry.scrolledToShow(cursor);
        updateAccessibleText();
        paint();
    }

    /// Nothing moves when the grid is covered from below, but what has the keyboard or the turn.
    private void uncover() {
        updateGeometry();
        GridGeometry.CellPosition shown = isFocused() ? cursor : currentCell();
        if (shown.row() >= 0 && shown.row() < geometry.rows()) {
            geometry = geometry.scrolledToShow(shown);
            paint();
        }
    }

    private void showCurrentCell() {
        GridGeometry.CellPosition current = currentCell();
        if (current.row() >= 0 && geometry.rows() > current.row()) {
            geometry = geometry.scrolledToShow(current);
        }
        paint();
    }

    private GridGeometry.CellPosition currentCell() {
        GridSnapshot snapshot = viewModel.snapshot().get();
        return viewModel
                .currentTurn()
                .get()
                .map(owner -> new GridGeometry.CellPosition(
                        snapshot.rowOf(owner.learnerId()), snapshot.columnOf(owner.sentenceId())))
                .orElse(NO_CELL);
    }

    private void updateAccessibleText() {
        GridSnapshot snapshot = viewModel.snapshot().get();
        if (cursor.row() < 0 || cursor.row() >= snapshot.learners().size()) {
            setAccessibleText(texts.get("classroom.grid"));
        } else {
            setAccessibleText(CellDescription.describe(snapshot, cursor, viewModel.names(), texts));
        }
        notifyAccessibleAttributeChanged(AccessibleAttribute.FOCUS_ITEM);
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return switch (attribute) {
            case ROW_COUNT -> geometry.rows();
            case COLUMN_COUNT -> geometry.columns() + 1;
            case CELL_AT_ROW_COLUMN -> accessibleCells.cell((Integer) parameters[0], (Integer) parameters[1]);
            case COLUMN_AT_INDEX -> accessibleCells.header((Integer) parameters[0]);
            case ROW_AT_INDEX -> accessibleCells.cell((Integer) parameters[0], 0);
            case FOCUS_ITEM -> cursor.row() < 0 ? null : accessibleCells.cell(cursor.row(), cursor.column() + 1);
            default -> super.queryAccessibleAttribute(attribute, parameters);
        };
    }

    private String wordsOf(GridGeometry.CellPosition position) {
        GridSnapshot snapshot = viewModel.snapshot().get();
        if (position.row() >= snapshot.learners().size()
                || position.column() >= snapshot.sentences().size()) {
            return "";
        }
        if (position.row() < 0) {
            return position.column() < 0
                    ? texts.get("classroom.learner")
                    : snapshot.sentences().get(position.column()).text();
        }
        return CellDescription.describe(snapshot, position, viewModel.names(), texts);
    }

    private void updateGeometry() {
        GridSnapshot snapshot = viewModel.snapshot().get();
        GridGeometry before = geometry;
        geometry = new GridGeometry(
                        getWidth(),
                        getHeight(),
                        foot.get(),
                        font(FontWeight.NORMAL, 1).getSize() / 14,
                        snapshot.learners().size(),
                        snapshot.sentences().size(),
                        0,
                        0)
                .scrolledTo(before.scrollX(), before.scrollY());
        GridGeometry.CellPosition current = currentCell();
        if (!geometry.hasSizeOf(before) && current.row() >= 0 && current.row() < geometry.rows()) {
            // From the beginning, since a grid that was lower for a moment was scrolled further.
            geometry = geometry.scrolledTo(0, 0).scrolledToShow(current);
        }
        if (cursor.row() >= geometry.rows()) {
            cursor = NO_CELL;
        }
        updateAccessibleText();
        paint();
    }

    private void paint() {
        accessibleCells.follow(geometry);
        if (getWidth() > 0 && geometry.width() > 0) {
            new ClassGridPainter(
                            canvas.getGraphicsContext2D(),
                            this,
                            geometry,
                            new ClassGridPainter.ClassGridPaintState(
                                    viewModel.snapshot().get(),
                                    viewModel.names(),
                                    currentCell(),
                                    isFocused() ? cursor : NO_CELL))
                    .paint();
        }
    }

    @Override
    protected void layoutChildren() {
        if (canvas.getWidth() != getWidth() || canvas.getHeight() != getHeight()) {
            canvas.setWidth(getWidth());
            canvas.setHeight(getHeight());
            updateGeometry();
        }
    }

    @Override
    protected void themeChanged() {
        updateGeometry();
    }
}
