package app.saywell.ui.classroom.grid;

import app.saywell.ui.kit.Inked;
import app.saywell.ui.kit.Texts;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.text.FontWeight;

import java.util.function.BiConsumer;

/// The grid on the screen: one focus for all cells, moved with the arrow keys; Space or a click
/// takes a cell. What the cursor stands on is told to screen readers in words.
public final class GridView extends Inked {
    private static final Geometry.Spot NOWHERE = new Geometry.Spot(-1, -2);

    private final BooleanProperty namesHidden = new SimpleBooleanProperty();
    private final Canvas canvas = new Canvas();
    private final GridModel model;
    private final Texts texts;
    private final BiConsumer<Integer, Integer> taken;
    private Geometry place = new Geometry(0, 0, 1, 0, 0, 0, 0);
    private Geometry.Spot cursor = NOWHERE;

    /// @param taken is told the row and the column of the cell that was taken; column -1 is a
    ///     name
    public GridView(GridModel model, Texts texts, BiConsumer<Integer, Integer> taken) {
        this.model = model;
        this.texts = texts;
        this.taken = taken;
        setId("grid");
        getStyleClass().add("class-grid");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        getChildren().add(canvas);
        model.board().subscribe(any -> arrange());
        model.atMicrophone().subscribe(any -> follow());
        namesHidden.subscribe(any -> arrange());
        focusedProperty().subscribe(any -> paint());
        texts.language().addListener(change -> say());
        setOnMouseClicked(this::clicked);
        setOnScroll(this::scrolled);
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /// Whether only numbers stand for the pupils.
    public BooleanProperty namesHidden() {
        return namesHidden;
    }

    /// Moves the cursor to a cell, for those who send somebody here.
    public void point(int row, int column) {
        move(row, column);
    }

    /// The middle of a cell in this node's coordinates, x then y.
    public double[] middle(int row, int column) {
        Geometry.Box box = place.box(new Geometry.Spot(row, column));
        return new double[] {box.x() + box.width() / 2, box.y() + box.height() / 2};
    }

    private void clicked(MouseEvent event) {
        requestFocus();
        place.at(event.getX(), event.getY())
                .ifPresent(
                        spot -> {
                            move(spot.row(), spot.column());
                            taken.accept(spot.row(), spot.column());
                        });
    }

    private void scrolled(ScrollEvent event) {
        Geometry before = place;
        place =
                place.scrolled(
                        place.scrollX() - event.getDeltaX(), place.scrollY() - event.getDeltaY());
        if (!place.equals(before)) {
            event.consume();
            paint();
        }
    }

    private void pressed(KeyEvent event) {
        int page = (int) ((place.height() - place.headHeight()) / place.rowHeight());
        int row = Math.max(0, cursor.row());
        int column = Math.max(-1, cursor.column());
        KeyCode key = event.getCode();
        switch (key) {
            case UP -> move(row - 1, column);
            case DOWN -> move(row + 1, column);
            case LEFT -> move(row, column - 1);
            case RIGHT -> move(row, column + 1);
            case HOME -> move(row, -1);
            case END -> move(row, place.columns() - 1);
            case PAGE_UP -> move(row - page, column);
            case PAGE_DOWN -> move(row + page, column);
            case SPACE -> take();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void take() {
        if (cursor.row() >= 0 && cursor.row() < place.rows()) {
            taken.accept(cursor.row(), cursor.column());
        }
    }

    private void move(int row, int column) {
        if (place.rows() == 0) {
            return;
        }
        cursor =
                new Geometry.Spot(
                        Math.clamp(row, 0, place.rows() - 1),
                        Math.clamp(column, -1, place.columns() - 1));
        place = place.showing(cursor);
        say();
        paint();
    }

    private void follow() {
        Geometry.Spot now = now();
        if (now.row() >= 0 && place.rows() > now.row()) {
            place = place.showing(now);
        }
        paint();
    }

    private Geometry.Spot now() {
        Board board = model.board().get();
        return model.atMicrophone()
                .get()
                .map(
                        owner ->
                                new Geometry.Spot(
                                        board.row(owner.learnerId()),
                                        board.column(owner.sentenceId())))
                .orElse(NOWHERE);
    }

    private void say() {
        Board board = model.board().get();
        if (cursor.row() < 0 || cursor.row() >= board.pupils().size()) {
            setAccessibleText(texts.get("classroom.grid"));
        } else {
            setAccessibleText(Said.of(board, cursor, namesHidden.get(), texts));
        }
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    private void arrange() {
        Board board = model.board().get();
        place =
                new Geometry(
                                getWidth(),
                                getHeight(),
                                font(FontWeight.NORMAL, 1).getSize() / 14,
                                board.pupils().size(),
                                board.sentences().size(),
                                0,
                                0)
                        .scrolled(place.scrollX(), place.scrollY());
        if (cursor.row() >= place.rows()) {
            cursor = NOWHERE;
        }
        say();
        paint();
    }

    private void paint() {
        if (getWidth() > 0 && place.width() > 0) {
            new GridPicture(
                            canvas.getGraphicsContext2D(),
                            this,
                            place,
                            new GridPicture.Shown(
                                    model.board().get(),
                                    namesHidden.get(),
                                    now(),
                                    isFocused() ? cursor : NOWHERE))
                    .paint();
        }
    }

    @Override
    protected void layoutChildren() {
        if (canvas.getWidth() != getWidth() || canvas.getHeight() != getHeight()) {
            canvas.setWidth(getWidth());
            canvas.setHeight(getHeight());
            arrange();
        }
    }

    @Override
    protected void inksChanged() {
        arrange();
    }
}
