package app.saywell.ui.kit;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

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
}
