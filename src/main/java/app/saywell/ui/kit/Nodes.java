package app.saywell.ui.kit;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.Optional;

/// Short ways to the nodes that every screen is built of.
public final class Nodes {
    private Nodes() {}

    /// A label that follows a text.
    public static Label label(ObservableValue<String> text, String... styles) {
        Label label = new Label();
        label.textProperty().bind(text);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /// A label with a text of its own.
    public static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /// The same label, broken into lines where it must be.
    public static Label wrapped(Label label) {
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    /// A button that follows a text and does one thing.
    public static Button button(ObservableValue<String> text, Runnable action, String... styles) {
        Button button = new Button();
        button.textProperty().bind(text);
        button.getStyleClass().setAll("button");
        button.getStyleClass().addAll(styles);
        button.setOnAction(event -> action.run());
        return button;
    }

    /// A shape drawn by the style sheet, such as `icon-play`.
    public static Region icon(String style) {
        Region icon = new Region();
        icon.getStyleClass().addAll("icon", style);
        return icon;
    }

    /// A row with a gap.
    public static HBox row(double gap, Node... children) {
        return new HBox(gap, children);
    }

    /// A column with a gap.
    public static VBox column(double gap, Node... children) {
        return new VBox(gap, children);
    }

    /// Takes whatever room a row or column has left.
    public static Region spacer() {
        Region spacer = new Region();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        VBox.setVgrow(spacer, Priority.ALWAYS);
        return spacer;
    }

    /// A thin line across.
    public static Region rule() {
        Region rule = new Region();
        rule.getStyleClass().add("rule");
        return rule;
    }

    /// Shows a node and gives it room, or neither.
    public static void showWhen(Node node, ObservableValue<Boolean> condition) {
        node.visibleProperty().bind(condition);
        node.managedProperty().bind(condition);
    }

    /// Makes the content of a node anew without taking the keyboard from where it is: what had it
    /// is known by its id.
    public static void keepingFocus(Parent where, Runnable rebuild) {
        Optional<String> id = focusedIn(where);
        rebuild.run();
        id.map(one -> where.lookup("#" + one)).ifPresent(Node::requestFocus);
    }

    private static Optional<String> focusedIn(Parent where) {
        return Optional.ofNullable(where.getScene())
                .map(Scene::getFocusOwner)
                .filter(owner -> isIn(owner, where))
                .map(Node::getId);
    }

    private static boolean isIn(Node node, Parent where) {
        Parent parent = node.getParent();
        return parent == where || (parent != null && isIn(parent, where));
    }

    /// Whether a node and all that it lies in are visible.
    public static boolean isSeen(Node node) {
        Parent parent = node.getParent();
        return node.isVisible() && (parent == null || isSeen(parent));
    }

    /// Lets the Tab key lead on from a field of several lines, instead of being written.
    public static void leadOnWithTab(TextArea area) {
        area.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.TAB && !event.isShortcutDown()) {
                        area.requestFocusTraversal(
                                event.isShiftDown()
                                        ? TraversalDirection.PREVIOUS
                                        : TraversalDirection.NEXT);
                        event.consume();
                    }
                });
    }
}
