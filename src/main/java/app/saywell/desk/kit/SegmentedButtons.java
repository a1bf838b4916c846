package app.saywell.desk.kit;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;

/// Joins toggle buttons that stand side by side into one segmented control.
public final class SegmentedButtons {
    private SegmentedButtons() {}

    /// The first one is round at the left, the last one at the right.
    public static void join(List<? extends Node> buttons) {
        for (int i = 0; i < buttons.size(); i++) {
            boolean first = i == 0;
            boolean last = i == buttons.size() - 1;
            List<String> classes = buttons.get(i).getStyleClass();
            classes.removeAll(List.of(Styles.LEFT_PILL, Styles.CENTER_PILL, Styles.RIGHT_PILL));
            if (!first || !last) {
                classes.add(first ? Styles.LEFT_PILL : last ? Styles.RIGHT_PILL : Styles.CENTER_PILL);
            }
        }
    }

    /// Joins the buttons of a pane that may wrap: each row is a control of its own.
    public static void joinRows(FlowPane pane) {
        join(pane.getChildren());
        pane.getChildren().forEach(button -> button.layoutYProperty().subscribe((was, is) -> joinEach(pane)));
    }

    private static void joinEach(FlowPane pane) {
        TreeMap<Double, List<Node>> rows = new TreeMap<>();
        for (Node button : pane.getChildren()) {
            rows.computeIfAbsent(button.getLayoutY(), y -> new ArrayList<>()).add(button);
        }
        rows.values().forEach(SegmentedButtons::join);
    }
}
