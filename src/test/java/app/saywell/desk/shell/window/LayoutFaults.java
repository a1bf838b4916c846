package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;

/// Finds what a reader of a window cannot see: text with an ellipsis, controls beyond the edge of
/// what can be scrolled, and controls that lie over each other.
final class LayoutFaults {
    private static final double SLACK = 2;

    private final List<String> faults = new ArrayList<>();
    private final List<Shown> shown = new ArrayList<>();

    private LayoutFaults() {}

    /// A control and the part of it that is inside its scrolled area.
    private record Shown(Node node, Bounds bounds) {}

    /// The faults of a scene, each in words.
    static List<String> of(Scene scene) {
        WindowRobot.layOut(scene);
        return of(scene, scene.getRoot());
    }

    /// The faults of a part of a scene, such as what lies over the rest.
    static List<String> of(Scene scene, Node part) {
        LayoutFaults search = new LayoutFaults();
        search.visit(part, new BoundingBox(0, 0, scene.getWidth(), scene.getHeight()), false);
        search.findCovered();
        return search.faults;
    }

    /// @param clip the area that can be seen
    /// @param scrolls whether what lies above or below it can be scrolled to
    private void visit(Node node, Bounds clip, boolean scrolls) {
        if (!NodeFactory.isVisibleInTree(node) || node instanceof ScrollBar) {
            return;
        }
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        if (isControl(node)) {
            check(node, bounds, clip, scrolls);
            if (!(node instanceof ScrollPane)) {
                return;
            }
        }
        if (node instanceof TableView<?> || node instanceof ListView<?>) {
            return;
        }
        if (node instanceof ScrollPane pane) {
            Node viewport = pane.lookup(".viewport");
            Bounds visible = intersection(viewport.localToScene(viewport.getLayoutBounds()), clip);
            if (visible.getHeight() < 40 && !scrolls) {
                faults.add("almost no room to scroll: " + describe(pane));
            }
            if (pane.isFitToWidth()
                    && pane.getContent().getLayoutBounds().getWidth()
                            > viewport.getLayoutBounds().getWidth() + 1) {
                faults.add("scrolls sideways: " + describe(pane));
            }
            visit(pane.getContent(), visible, true);
            return;
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> visit(child, clip, scrolls));
        }
    }

    private static boolean isControl(Node node) {
        return node instanceof Labeled
                || node instanceof TextInputControl
                || node instanceof ComboBoxBase<?>
                || node instanceof Spinner<?>;
    }

    private void check(Node node, Bounds bounds, Bounds clip, boolean scrolls) {
        if (bounds.getWidth() < 1 || bounds.getHeight() < 1) {
            return;
        }
        if (bounds.getMinX() < clip.getMinX() - SLACK || bounds.getMaxX() > clip.getMaxX() + SLACK) {
            faults.add("cut at the side: " + describe(node) + " " + place(bounds));
        }
        if (!scrolls && (bounds.getMinY() < clip.getMinY() - SLACK || bounds.getMaxY() > clip.getMaxY() + SLACK)) {
            faults.add("cut above or below: " + describe(node) + " " + place(bounds));
        }
        if (node instanceof Labeled labeled && isShortened(labeled)) {
            faults.add("shortened: " + describe(node));
        }
        if (node instanceof Labeled labeled && breaksAWord(labeled)) {
            faults.add("broken inside a word: " + describe(node));
        }
        if (node instanceof Labeled labeled && isTallerThanItsControl(labeled, bounds)) {
            faults.add("runs out of its control: " + describe(node));
        }
        Bounds visible = intersection(bounds, clip);
        if (visible.getWidth() > 0 && visible.getHeight() > 0) {
            shown.add(new Shown(node, visible));
        }
    }

    private static boolean isTallerThanItsControl(Labeled labeled, Bounds bounds) {
        Node graphic = labeled.getGraphic();
        if (graphic == null || !graphic.isVisible()) {
            return false;
        }
        Bounds inner = graphic.localToScene(graphic.getLayoutBounds());
        return inner.getMinY() < bounds.getMinY() - SLACK || inner.getMaxY() > bounds.getMaxY() + SLACK;
    }

    /// Whether a wrapped text is narrower than its longest English word. Korean may break anywhere.
    private static boolean breaksAWord(Labeled labeled) {
        if (!labeled.isWrapText() || labeled.getText() == null) {
            return false;
        }
        for (String word : labeled.getText().split("[\\s/·-]+", -1)) {
            Text measured = new Text(word);
            measured.setFont(labeled.getFont());
            if (word.matches("\\p{IsLatin}+") && measured.getLayoutBounds().getWidth() > labeled.getWidth() + SLACK) {
                return true;
            }
        }
        return false;
    }

    private static boolean isShortened(Labeled labeled) {
        String wanted = labeled.getText();
        return wanted != null
                && !wanted.isBlank()
                && labeled.getTooltip() == null
                && labeled.lookup(".text") instanceof Text text
                && text.isVisible()
                && text.getText().length() < wanted.length();
    }

    private void findCovered() {
        for (int i = 0; i < shown.size(); i++) {
            for (int j = i + 1; j < shown.size(); j++) {
                Bounds overlap =
                        intersection(shown.get(i).bounds(), shown.get(j).bounds());
                if (overlap.getWidth() > SLACK && overlap.getHeight() > SLACK) {
                    faults.add("over each other: "
                            + describe(shown.get(i).node())
                            + " and "
                            + describe(shown.get(j).node()));
                }
            }
        }
    }

    private static Bounds intersection(Bounds a, Bounds b) {
        double x = Math.max(a.getMinX(), b.getMinX());
        double y = Math.max(a.getMinY(), b.getMinY());
        return new BoundingBox(
                x,
                y,
                Math.max(0, Math.min(a.getMaxX(), b.getMaxX()) - x),
                Math.max(0, Math.min(a.getMaxY(), b.getMaxY()) - y));
    }

    private static String describe(Node node) {
        String words = node instanceof Labeled labeled
                ? String.valueOf(labeled.getText())
                : node instanceof TextInputControl input ? input.getPromptText() : "";
        return node.getStyleClass() + (node.getId() == null ? "" : "#" + node.getId()) + " '" + words + "'";
    }

    private static String place(Bounds bounds) {
        return Math.round(bounds.getMinX())
                + ".."
                + Math.round(bounds.getMaxX())
                + " x "
                + Math.round(bounds.getMinY())
                + ".."
                + Math.round(bounds.getMaxY());
    }
}
