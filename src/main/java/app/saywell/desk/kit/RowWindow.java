package app.saywell.desk.kit;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The rows of a list in a scroll pane. A short list has all its rows; of a long one there are only
/// those near what is seen, and room in place of the others, because a thousand rows would stop the
/// window for seconds.
///
/// Rows are added a few in each frame, those of a short list too. A single row of a long list is
/// built in one frame and enters the scene, which styles it, with the next. Used on the UI thread.
public final class RowWindow extends VBox {
    private static final double UNKNOWN = 0;
    private static final double USUAL_HEIGHT = 48;

    private final int all;
    private final int step;
    private final Region above = new Region();
    private final Region below = new Region();
    private final VBox rows;
    private final Deque<Node> built = new ArrayDeque<>();
    private IntFunction<Node> factory = row -> new Region();
    private double[] heights = {};
    private int first;
    private @Nullable ScrollPane pane;
    private boolean isFilling;
    private @Nullable Node prepared;
    private int preparedRow;

    /// @param gap the room between two rows
    /// @param all up to how many rows are all there
    /// @param step how many rows of a longer list are built in one frame
    public RowWindow(double gap, int all, int step) {
        this.all = all;
        this.step = step;
        rows = new VBox(gap);
        above.setMinHeight(USE_PREF_SIZE);
        below.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(above, rows, below);
        sceneProperty().subscribe(any -> findPane());
        layoutBoundsProperty().subscribe(any -> fillSoon());
    }

    /// Fills what is seen, from the next frame on.
    private void fillSoon() {
        Scene scene = getScene();
        if (scene != null && !isFilling) {
            isFilling = true;
            FrameTurns.of(scene).add(() -> {
                isFilling = fill();
                return isFilling;
            });
        }
    }

    private void findPane() {
        Parent parent = getParent();
        while (parent != null && !(parent instanceof ScrollPane)) {
            parent = parent.getParent();
        }
        if (parent instanceof ScrollPane found && found != pane) {
            pane = found;
            found.vvalueProperty().subscribe(any -> fillSoon());
            found.viewportBoundsProperty().subscribe(any -> fillSoon());
        }
        fillSoon();
    }

    /// Shows other rows. Of another number of rows some are built now and the others with the next
    /// frames, unless the keyboard is in one of those that were there.
    ///
    /// @param row builds a row
    public void show(int count, IntFunction<Node> row) {
        factory = row;
        prepared = null;
        boolean isAnother = count != heights.length;
        if (isAnother) {
            heights = new double[count];
        }
        boolean isShort = count <= all;
        int shown = isAnother ? step : Math.max(step, built.size());
        if (isShort && (!isAnother || isFocusWithin())) {
            shown = all;
        }
        first = isShort || isAnother ? 0 : Math.min(first, count - 1);
        built.clear();
        for (int i = first; i < Math.min(count, first + shown); i++) {
            built.add(row.apply(i));
        }
        rows.getChildren().setAll(built);
        reserve();
        fillSoon();
    }

    /// Builds one row anew, if it is there.
    public void replace(int row) {
        prepared = null;
        int index = row - first;
        if (index >= 0 && index < built.size()) {
            List<Node> nodes = List.copyOf(built);
            built.clear();
            for (int i = 0; i < nodes.size(); i++) {
                built.add(i == index ? factory.apply(row) : nodes.get(i));
            }
            rows.getChildren().set(index, built.stream().skip(index).findFirst().orElseThrow());
        }
    }

    /// A row, if it is there.
    public @Nullable Node find(int row) {
        return row < first ? null : built.stream().skip(row - first).findFirst().orElse(null);
    }

    /// Scrolls so far that a row is seen, after the layout that follows.
    public void reveal(int row) {
        Platform.runLater(() -> scrollTo(row));
    }

    private void scrollTo(int row) {
        ScrollPane around = pane;
        if (around == null || getScene() == null || row < 0 || row >= heights.length) {
            return;
        }
        if (find(row) == null) {
            measure();
            reserve();
            around.applyCss();
            around.layout();
            double hidden = around.getContent().getLayoutBounds().getHeight()
                    - around.getViewportBounds().getHeight();
            double top = height(0, row)
                    + around.getContent().sceneToLocal(localToScene(0, 0)).getY();
            around.setVvalue(Math.clamp(top / Math.max(1, hidden), 0, 1));
            while (find(row) == null && fill()) {
                // Each time some rows more.
            }
        }
        Node node = find(row);
        if (node != null) {
            ScrollReveal.revealSoon(node);
        }
    }

    /// Builds some of the rows that are missing near what is seen, and drops those far from it.
    ///
    /// @return whether more is to be done
    private boolean fill() {
        ScrollPane around = pane;
        if (around == null || getScene() == null || heights.length <= built.size()) {
            return false;
        }
        if (heights.length <= all) {
            addRows();
            return true;
        }
        around.applyCss();
        around.layout();
        measure();
        reserve();
        Bounds content = around.getContent().getLayoutBounds();
        double seenHeight = around.getViewportBounds().getHeight();
        double top = around.getVvalue() * Math.max(0, content.getHeight() - seenHeight)
                - around.getContent().sceneToLocal(localToScene(0, 0)).getY();
        int seenFirst = rowAt(top);
        int seenEnd = rowAt(top + seenHeight) + 1;
        int from = rowAt(top - seenHeight / 2);
        int to = rowAt(top + 1.5 * seenHeight) + 1;
        boolean isElsewhere = seenEnd <= first || seenFirst >= first + built.size();
        if (isElsewhere) {
            built.clear();
            first = seenFirst;
        }
        boolean isChanged = isElsewhere;
        boolean isPreparing = false;
        int budget = step;
        while (!isPreparing && first + built.size() < to && budget > 0) {
            Node row = build(first + built.size());
            isPreparing = row == null;
            if (row != null) {
                built.addLast(row);
                budget--;
                isChanged = true;
            }
        }
        while (!isPreparing && first > from && budget > 0) {
            Node row = build(first - 1);
            isPreparing = row == null;
            if (row != null) {
                first--;
                built.addFirst(row);
                budget--;
                isChanged = true;
            }
        }
        int spare = to - from;
        while (first + built.size() > to + spare) {
            built.removeLast();
            isChanged = true;
        }
        while (first < from - spare) {
            built.removeFirst();
            first++;
            isChanged = true;
        }
        if (isChanged) {
            apply(around, isElsewhere ? -1 : seenFirst);
        }
        return isChanged || isPreparing;
    }

    /// Builds a row for a long list.
    ///
    /// @return nothing if it has just been built, to enter when it is asked for again
    private @Nullable Node build(int row) {
        Node ready = preparedRow == row ? prepared : null;
        if (ready == null) {
            ready = factory.apply(row);
            prepared = step == 1 ? ready : null;
            preparedRow = row;
            return step == 1 ? null : ready;
        }
        prepared = null;
        return ready;
    }

    /// Adds some of the rows of a short list.
    private void addRows() {
        for (int i = 0; i < step && built.size() < heights.length; i++) {
            Node row = factory.apply(built.size());
            built.addLast(row);
            rows.getChildren().add(row);
        }
        measure();
        reserve();
    }

    /// Shows the rows that are built, and keeps the row that is seen first where it is, unless the
    /// pane is at its top or at its bottom.
    private void apply(ScrollPane around, int anchorRow) {
        boolean isAtEdge = around.getVvalue() <= 0 || around.getVvalue() >= 1;
        Node seen = anchorRow < 0 || isAtEdge ? null : find(anchorRow);
        Node anchor = seen != null && seen.getScene() != null ? seen : null;
        double before = anchor == null ? 0 : y(anchor);
        NodeFactory.exchangeChildren(rows, List.copyOf(built));
        reserve();
        around.applyCss();
        around.layout();
        measure();
        reserve();
        around.layout();
        double hidden = around.getContent().getLayoutBounds().getHeight()
                - around.getViewportBounds().getHeight();
        if (anchor != null && hidden > 0) {
            double moved = y(anchor) - before;
            around.setVvalue(Math.clamp(around.getVvalue() + moved / hidden, 0, 1));
        }
    }

    private static double y(Node node) {
        return node.localToScene(0, 0).getY();
    }

    private void measure() {
        int row = first;
        for (Node node : built) {
            double height = node.getLayoutBounds().getHeight();
            if (height > 0) {
                heights[row] = height + rows.getSpacing();
            }
            row++;
        }
    }

    private void reserve() {
        above.setPrefHeight(height(0, first));
        below.setPrefHeight(height(first + built.size(), heights.length));
    }

    private double height(int from, int to) {
        double usual = usualHeight();
        double height = 0;
        for (int row = from; row < to; row++) {
            height += heights[row] == UNKNOWN ? usual : heights[row];
        }
        return height;
    }

    private double usualHeight() {
        return Arrays.stream(heights)
                .filter(height -> height != UNKNOWN)
                .average()
                .orElse(USUAL_HEIGHT);
    }

    private int rowAt(double y) {
        double usual = usualHeight();
        double end = 0;
        for (int row = 0; row < heights.length; row++) {
            end += heights[row] == UNKNOWN ? usual : heights[row];
            if (end > y) {
                return row;
            }
        }
        return heights.length - 1;
    }
}
